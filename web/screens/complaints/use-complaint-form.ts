import { useEffect, useRef, useState, type RefObject } from 'react'
import type { User } from '#contract/auth.ts'
import type { ComplaintForm } from '#contract/complaints.ts'
import { complaintFormTexts } from '#texts/complaints/complaint-form.ts'
import { createComplaint } from '#web/api/complaints.ts'
import { uploadFile } from '#web/api/evidence.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { failureSentence, useCall } from '#web/features/forms/use-call.ts'
import { GIVEN_UP } from '#web/features/forms/use-proof.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { hasFailed, isSending, type FileState } from './evidence.ts'
import { missingParts } from './missing.ts'
import { paceSteps, stepOf, type Step } from './progress-steps.ts'
import { isOwnFault, linksOf, sendEvidence, sendOne, sentShare, type Sending } from './send-evidence.ts'
import { useComplaintDraft } from './use-complaint-draft.ts'
import { useEvidence, type PickedEvidence } from './use-evidence.ts'

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
  const stopper = useStopOnLeave()

  const missing = missingParts({ ...draft, signedIn: account.kind === 'signed-in', files: evidence.files.length })
  const retrying = !call.working && evidence.files.some(isSending)
  const sentence = (error: unknown) => failureSentence(error, texts.failed)
  const attempt = () => setAttempts(attempts + 1)

  const create = async (user: User, signal: AbortSignal) => {
    const words = { title: draft.title.trim(), description: draft.description.trim(), user_name: authorName(user, texts.anonymous) }
    const media_id = await sendSet(words, evidence, { onStep: setStep, sentence, refused: texts.refused, signal })
    evidence.clear()
    clear()
    setAttempts(0)
    onCreated()
    return { media_id, title: words.title }
  }

  const submit = () => {
    if (call.working || retrying) return
    if (missing.length > 0 || account.kind !== 'signed-in') return attempt()
    const { user } = account
    const { signal } = (stopper.current = new AbortController())
    void call.run(() => create(user, signal))
  }

  const retry = (key: number) => {
    const file = evidence.files.find((picked) => picked.key === key)
    if (!file || call.working || retrying) return
    const { signal } = (stopper.current = new AbortController())
    // What went wrong is said beside the file.
    sendOne(file, { upload: uploadFile, onBegun: evidence.setUploadId, onState: evidence.setState, sentence, signal }).catch(() => undefined)
  }

  return { call, step, draft, write, evidence, missing, attempts, attempt, account, retrying, submit, retry, stop: () => stopper.current?.abort(GIVEN_UP) }
}

interface SetSending extends Pick<Sending, 'sentence' | 'signal'> {
  onStep: (step: Step) => void
  /** What is said of a file that was refused for what it is, and why. */
  refused: (file: string, why: string) => string
}

/** Sends the files, then makes the set of them, and gives its `media_id`. @throws ApiError, or an Error that names the file that was refused */
async function sendSet(
  words: Pick<ComplaintForm, 'title' | 'description' | 'user_name'>,
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
    const media_id = await createComplaint({ ...words, photo_links: linksOf(answered, 'image'), video_links: linksOf(answered, 'video') })
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

/** A form that is gone sends nothing more. */
function useStopOnLeave() {
  const stopper = useRef<AbortController | null>(null)
  useEffect(() => () => stopper.current?.abort(GIVEN_UP), [])
  return stopper
}
