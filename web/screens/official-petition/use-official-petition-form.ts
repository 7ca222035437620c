import { useEffect, useState, type RefObject } from 'react'
import { COPIED_MS } from '#contract/limits.ts'
import type { OfficialPetition } from '#contract/official-petition.ts'
import { officialPetitionErrors } from '#texts/official-petition/official-petition-errors.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { slowServerTexts } from '#texts/slow-server.ts'
import { downloadOfficialPetition, officialPetitionText, petitionFileName } from '#web/api/official-petition.ts'
import { useCall, type CallRefusal, type FieldErrors } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { dayOf } from '#web/lib/dates.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { checkPetition, stillOpen } from './check-petition.ts'
import { readPetition } from './petition-values.ts'

/** What became of the document; where the browser refuses the clipboard it is shown, to be copied by hand. */
export type Delivered = { kind: 'saved' } | { kind: 'copied' } | { kind: 'shown'; text: string }

/** Why there is no document, and what is still wrong with the form. */
export interface OpenRefusal {
  message: string
  errors: FieldErrors
  /** A new one each time: it takes the focus once. */
  attempt: object
}

/** After this long without an answer a person may try again. */
const PATIENCE_MS = 30_000

/** Checks the form and has the document written; `ready` stays true once it was. */
export function usePetitionForm(form: RefObject<HTMLFormElement | null>, mediaId: string | null) {
  const texts = useTexts(officialPetitionTexts)
  const words = useTexts(officialPetitionErrors)
  const { state, working, run, refuse } = useCall<Delivered>({ failed: texts.failed, slow: useTexts(slowServerTexts) })
  const [ready, setReady] = useState(false)
  /** A copy that was spoken of for long enough. */
  const [past, setPast] = useState<Delivered | null>(null)
  /** What is left of the errors of a refusal. */
  const [left, setLeft] = useState<{ of: CallRefusal; errors: FieldErrors } | null>(null)

  const delivered = state.kind === 'done' && state.answer !== past ? state.answer : null
  const refused = state.kind === 'refused' ? state : null
  const errors = left !== null && left.of === refused ? left.errors : (refused?.errors ?? {})
  const refusal = refused && openRefusal(refused, errors, texts.summary)

  const write = (deliver: (petition: OfficialPetition) => Promise<Delivered>) => {
    if (!form.current || working) return
    const data = new FormData(form.current)
    const wrong = checkPetition(data, words, dayOf(new Date()))
    const petition = readPetition(data, mediaId)
    if (Object.keys(wrong).length > 0 || petition === null) return refuse('', wrong)
    const send = async () => {
      const answer = await deliver(petition)
      setReady(true)
      return answer
    }
    void run(send)
  }

  /** Takes what was corrected off the list, while the person goes on. */
  const recheck = (changed: string) => {
    if (!form.current || !refused || Object.keys(errors).length === 0) return
    const now = checkPetition(new FormData(form.current), words, dayOf(new Date()))
    setLeft({ of: refused, errors: stillOpen(errors, now, { changed, byServer: refused.message !== '' }) })
  }

  useEffect(() => {
    if (delivered?.kind !== 'copied') return
    const timer = setTimeout(() => setPast(delivered), COPIED_MS)
    return () => clearTimeout(timer)
  }, [delivered])

  return { working, delivered, refusal, ready, recheck, save: () => write(save), copy: () => write(copy) }
}

/** Null once everything the refusal was about has been corrected. */
function openRefusal(refused: CallRefusal, errors: FieldErrors, summary: (count: number) => string): OpenRefusal | null {
  const [before, count] = [Object.keys(refused.errors).length, Object.keys(errors).length]
  if (before > 0 && count === 0) return null
  return { message: refused.message || summary(count), errors, attempt: refused }
}

async function save(petition: OfficialPetition): Promise<Delivered> {
  saveFile(await downloadOfficialPetition(petition, AbortSignal.timeout(PATIENCE_MS)), petitionFileName(petition.county))
  return { kind: 'saved' }
}

async function copy(petition: OfficialPetition): Promise<Delivered> {
  const asked = officialPetitionText(petition, AbortSignal.timeout(PATIENCE_MS))
  const copied = await copyText(asked)
  return copied ? { kind: 'copied' } : { kind: 'shown', text: await asked }
}

/**
 * Copies a text that is still on its way: the clipboard is asked at once, while the press on the button counts as one.
 *
 * @returns false where the browser refuses
 * @throws what the text itself was refused with
 */
async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((words) => new Blob([words], { type: 'text/plain' })) })])
    return true
  } catch {
    const words = await text
    return navigator.clipboard.writeText(words).then(
      () => true,
      () => false,
    )
  }
}
