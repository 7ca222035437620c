import { useEffect, useRef, useState, type RefObject } from 'react'
import type { User } from '#contract/auth.ts'
import { complaintFormTexts } from '#texts/complaint-form.ts'
import { createComplaint } from '#web/api/complaints.ts'
import { uploadFile } from '#web/api/evidence.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useSession } from '#web/features/session/session.tsx'
import { failureSentence } from '#web/features/session/use-call.ts'
import type { FileState } from './evidence.ts'
import { missingParts } from './missing.ts'
import { paceSteps, stepOf, type Step } from './progress-steps.ts'
import { isOwnFault, linksOf, sendEvidence, sendOne, sentShare } from './send-evidence.ts'
import { useComplaintDraft } from './use-complaint-draft.ts'
import { useEvidence } from './use-evidence.ts'

/** Spec §4: idle, uploading in steps, then made or refused with a sentence. */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'uploading'; step: Step }
  | { kind: 'failed'; message: string }
  | { kind: 'created'; media_id: string; title: string }

/** The form of a set: its words, its files and its way to the server. */
export function useComplaintForm(form: RefObject<HTMLFormElement | null>, onCreated: () => void) {
  const texts = useTexts(complaintFormTexts)
  const session = useSession().state
  const { draft, write, clear } = useComplaintDraft(form)
  const evidence = useEvidence()
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' })
  /** How often somebody tried to send a set that is not whole. */
  const [attempts, setAttempts] = useState(0)
  const stopper = useStopOnLeave()

  const missing = missingParts({ ...draft, signedIn: session.kind === 'signed-in', files: evidence.files.length })
  const uploading = submission.kind === 'uploading'
  const retrying = !uploading && evidence.files.some(({ state }) => state.kind === 'sending')
  const sentence = (error: unknown) => failureSentence(error, texts.failed)

  const submit = async () => {
    if (uploading || retrying) return
    if (missing.length > 0 || session.kind !== 'signed-in') return setAttempts(attempts + 1)
    const run = (stopper.current = new AbortController())
    const { signal } = run
    let over = false
    const steps = paceSteps((step) => over || setSubmission({ kind: 'uploading', step }))
    let files = evidence.files
    const onState = (key: number, state: FileState) => {
      evidence.setState(key, state)
      files = files.map((file) => (file.key === key ? { ...file, state } : file))
      void steps.reach(stepOf(sentShare(files)))
    }
    setSubmission({ kind: 'uploading', step: 25 })
    void steps.reach(25)
    try {
      const answered = await sendEvidence(files, { upload: uploadFile, onState, sentence, signal })
      void steps.reach(75)
      const media_id = await createComplaint({
        title: draft.title.trim(),
        description: draft.description.trim(),
        user_name: authorName(session.user, texts.anonymous),
        photo_links: linksOf(answered, 'image'),
        video_links: linksOf(answered, 'video'),
      })
      await steps.reach(100)
      evidence.clear()
      clear()
      setAttempts(0)
      setSubmission({ kind: 'created', media_id, title: draft.title.trim() })
      onCreated()
    } catch (error) {
      // Said at the end of the form, far from the file it is about.
      const refused = isOwnFault(error) ? files.find(({ state }) => state.kind === 'failed')?.file.name : undefined
      const message = refused === undefined ? sentence(error) : texts.refused(refused, sentence(error))
      setSubmission(signal.aborted ? { kind: 'idle' } : { kind: 'failed', message })
    } finally {
      over = true
    }
  }

  const retry = async (key: number) => {
    const file = evidence.files.find((picked) => picked.key === key)
    if (!file || uploading || retrying) return
    stopper.current = new AbortController()
    // What went wrong is said beside the file.
    await sendOne(file, { upload: uploadFile, onState: evidence.setState, sentence, signal: stopper.current.signal }).catch(() => undefined)
  }

  return {
    draft,
    write,
    evidence,
    submission,
    missing,
    attempts,
    session,
    uploading,
    retrying,
    attempt: () => setAttempts(attempts + 1),
    submit: () => void submit(),
    retry: (key: number) => void retry(key),
    stop: () => stopper.current?.abort(),
  }
}

/** Spec §5: the user's name, else 'Utilizator Anonim'. */
function authorName({ name }: User, anonymous: string): string {
  return name.trim() || anonymous
}

/** A form that is gone sends nothing more. */
function useStopOnLeave() {
  const stopper = useRef<AbortController | null>(null)
  useEffect(() => () => stopper.current?.abort(), [])
  return stopper
}
