import { useEffect, useState, type RefObject } from 'react'
import { COPIED_MS } from '#contract/limits.ts'
import type { OfficialPetition } from '#contract/official-petition.ts'
import { officialPetitionErrors } from '#texts/official-petition-errors.ts'
import { officialPetitionTexts } from '#texts/official-petition.ts'
import { ApiError } from '#web/api/client.ts'
import { downloadOfficialPetition, officialPetitionText, petitionFileName } from '#web/api/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { dayOf } from '#web/lib/dates.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { copyText } from './copy-text.ts'
import { checkPetition, readPetition, serverFaults, type PetitionFaults } from './petition-values.ts'

/** The document: not asked for, being written, ready (saved, copied, or shown to be copied by hand), or refused. */
export type Writing =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'saved' }
  | { kind: 'copied' }
  | { kind: 'shown'; text: string }
  | { kind: 'refused'; message: string; faults: PetitionFaults }

/** After this long without an answer a person may try again. */
const PATIENCE_MS = 30_000

/** Checks the form and has the document written; `ready` stays true once it was. */
export function useWriting(form: RefObject<HTMLFormElement | null>, mediaId: string | null) {
  const texts = useTexts(officialPetitionTexts)
  const errors = useTexts(officialPetitionErrors)
  const [writing, setWriting] = useState<Writing>({ kind: 'idle' })
  const [ready, setReady] = useState(false)

  const write = async (deliver: (petition: OfficialPetition) => Promise<Writing>) => {
    if (!form.current || writing.kind === 'working') return
    const data = new FormData(form.current)
    const faults = checkPetition(data, errors, dayOf(new Date()))
    const petition = readPetition(data, mediaId)
    if (faults.size > 0 || petition === null) return setWriting({ kind: 'refused', message: texts.summary(faults.size), faults })

    setWriting({ kind: 'working' })
    try {
      setWriting(await deliver(petition))
      setReady(true)
    } catch (error) {
      const answered = error instanceof ApiError
      setWriting({ kind: 'refused', message: answered ? error.message : texts.failed, faults: serverFaults(answered ? (error.problem?.errors ?? []) : []) })
    }
  }

  useEffect(() => {
    if (writing.kind !== 'copied') return
    const timer = setTimeout(() => setWriting({ kind: 'idle' }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [writing.kind])

  return { writing, ready, save: () => write(save), copy: () => write(copy) }
}

async function save(petition: OfficialPetition): Promise<Writing> {
  saveFile(await downloadOfficialPetition(petition, AbortSignal.timeout(PATIENCE_MS)), petitionFileName(petition.county))
  return { kind: 'saved' }
}

async function copy(petition: OfficialPetition): Promise<Writing> {
  const asked = officialPetitionText(petition, AbortSignal.timeout(PATIENCE_MS))
  const copied = await copyText(asked)
  return copied ? { kind: 'copied' } : { kind: 'shown', text: await asked }
}
