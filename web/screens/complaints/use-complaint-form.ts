import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { User } from '#contract/auth.ts'
import type { ComplaintForm } from '#contract/complaints.ts'
import { complaintFormTexts } from '#texts/complaints/complaint-form.ts'
import { isPassing, uploadFile } from '#web/api/evidence.ts'
import type { AccountState } from '#web/features/account/account-state.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { failureSentence, useCall } from '#web/features/forms/use-call.ts'
import { GIVEN_UP } from '#web/features/forms/use-proof.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { BegunComplaint } from '#web/features/offline/begun-complaints.ts'
import { createOnce } from './create-once.ts'
import { hasFailed, isSending, type FileState } from './evidence.ts'
import { missingParts } from './missing.ts'
import { paceSteps, stepOf, type Step } from './progress-steps.ts'
import { isOwnFault, linksOf, sendEvidence, sendOne, sentShare, type Sending } from './send-evidence.ts'
import { useComplaintDraft } from './use-complaint-draft.ts'
import { useEvidence, type PickedEvidence } from './use-evidence.ts'
import { useBegun, useKeptComplaint } from './use-kept-complaint.ts'

/** The form of a set: its words, its files and its way to the server. */
export function useComplaintForm(form: RefObject<HTMLFormElement | null>, onCreated: () => void) {
  const texts = useTexts(complaintFormTexts)
  const account = useAccount().state
  const { draft, write, clear } = useComplaintDraft(form)
  const evidence = useEvidence()
  const call = useCall<{ media_id: string; title: string }>({ failed: texts.failed })
  const [step, setStep] = useState<Step>(25)
  /** How often somebody tried to send a set that is not whole. */
  const [attempts, setAttempts] = useState(0)
  const { start, stop } = useSending()
  /** Sent off, and not stopped or refused: goes on by itself after the browser was closed. */
  const [isSent, setIsSent] = useState(false)
  const kept = useKeptComplaint({ account, draft, files: evidence.files, isSent })

  const missing = missingParts({ ...draft, signedIn: account.kind === 'signed-in', files: evidence.files.length })
  const retrying = !call.working && evidence.files.some(isSending)
  const sentence = (error: unknown) => failureSentence(error, texts.failed)
  const attempt = () => setAttempts(attempts + 1)

  const create = async (user: User, signal: AbortSignal) => {
    const words = { title: draft.title.trim(), description: draft.description.trim(), user_name: authorName(user, texts.anonymous) }
    setIsSent(true)
    const media_id = await sendSet(words, user.id, evidence, { onStep: setStep, sentence, refused: texts.refused, signal }).catch((error: unknown) => {
      if (!isPassing(error)) setIsSent(false)
      throw error
    })
    evidence.clear()
    clear()
    setIsSent(false)
    setAttempts(0)
    onCreated()
    return { media_id, title: words.title }
  }

  const submit = () => {
    if (call.working || retrying) return
    if (missing.length > 0 || account.kind !== 'signed-in') return attempt()
    const { user } = account
    const signal = start()
    void call.run(() => create(user, signal))
  }

  const sendWhenWhole = useSendWhenWhole(missing.length === 0, submit)
  const offer = useOffer({ account, kept, isFree: evidence.files.length === 0 && !call.working }, ({ title, description, isSent: goesOn }, files) => {
    write({ title: title || draft.title, description: description || draft.description })
    evidence.restore(files)
    setIsSent(goesOn)
    sendWhenWhole(goesOn)
  })

  const retry = (key: number) => {
    const file = evidence.files.find((picked) => picked.key === key)
    if (!file || call.working || retrying) return
    // What went wrong is said beside the file.
    sendOne(file, { upload: uploadFile, onBegun: evidence.setUploadId, onState: evidence.setState, sentence, signal: start() }).catch(() => undefined)
  }

  return { call, step, draft, write, evidence, missing, attempts, attempt, account, retrying, submit, retry, stop, keeping: kept.keeping, offer }
}

/** A way to say that what had been sent off before waits to be whole; it is then sent off again. */
function useSendWhenWhole(isWhole: boolean, send: () => void) {
  const [waits, setWaits] = useState(false)
  const sendAgain = useEffectEvent(send)
  const isReady = waits && isWhole
  useEffect(() => {
    if (!isReady) return
    setWaits(false)
    sendAgain()
  }, [isReady])
  return setWaits
}

interface OfferParts {
  account: AccountState
  kept: Pick<ReturnType<typeof useKeptComplaint>, 'adopt'>
  /** Nothing would be lost by going on with something else. */
  isFree: boolean
}

/** What was begun here before: one is offered at a time, and what had been sent off goes on unasked. */
function useOffer({ account, kept, isFree }: OfferParts, onContinue: (begun: BegunComplaint, files: RestoredFiles) => void) {
  const { begun, leaveOut, remove } = useBegun(account)
  const takeUp = useEffectEvent(async (complaint: BegunComplaint) => {
    leaveOut(complaint.id)
    const files = await kept.adopt(complaint)
    if (files) onContinue(complaint, files)
  })
  const sentOff = isFree ? begun.find(({ isSent }) => isSent) : undefined
  useEffect(() => {
    if (sentOff) takeUp(sentOff).catch(() => undefined)
  }, [sentOff])
  const [first] = begun
  if (!isFree || first === undefined || sentOff) return null
  return { begun: first, onContinue: () => void takeUp(first).catch(() => undefined), onRemove: () => void remove(first.id).catch(() => undefined) }
}

type RestoredFiles = Parameters<PickedEvidence['restore']>[0]

interface SetSending extends Pick<Sending, 'sentence' | 'signal'> {
  onStep: (step: Step) => void
  /** What is said of a file that was refused for what it is, and why. */
  refused: (file: string, why: string) => string
}

/** Sends the files, then makes the set of them, and gives its `media_id`. @throws ApiError, or an Error that names the file that was refused */
async function sendSet(
  words: Pick<ComplaintForm, 'title' | 'description' | 'user_name'>,
  userId: string,
  evidence: PickedEvidence,
  { onStep, sentence, refused, signal }: SetSending,
): Promise<string> {
  let over = false
  const steps = paceSteps((reached) => over || onStep(reached))
  let { files } = evidence
  const onState = (key: number, state: FileState) => {
    evidence.setState(key, state)
    files = files.map((file) => (file.key === key ? { ...file, state } : file))
    void steps.reach(stepOf(sentShare(files)))
  }
  onStep(25)
  void steps.reach(25)
  try {
    const answered = await sendEvidence(files, { upload: uploadFile, onBegun: evidence.setUploadId, onState, sentence, signal })
    void steps.reach(75)
    const form = { ...words, photo_links: linksOf(answered, 'image'), video_links: linksOf(answered, 'video') }
    const media_id = await createOnce(form, userId, signal)
    await steps.reach(100)
    return media_id
  } catch (error) {
    signal.throwIfAborted()
    // Said at the end of the form, far from the file it is about.
    const name = isOwnFault(error) ? files.find(hasFailed)?.file.name : undefined
    throw name === undefined ? error : new Error(refused(name, sentence(error)), { cause: error })
  } finally {
    over = true
  }
}

/** The user's name, else 'Utilizator Anonim' (S-211, S-212). */
function authorName({ name }: User, anonymous: string): string {
  return name.trim() || anonymous
}

/** Begins a sending, of which there is one at a time, and stops it; a form that is gone sends nothing more. */
function useSending() {
  const stopper = useRef<AbortController | null>(null)
  const start = () => (stopper.current = new AbortController()).signal
  const stop = () => stopper.current?.abort(GIVEN_UP)
  useEffect(() => () => stopper.current?.abort(GIVEN_UP), [])
  return { start, stop }
}
