import { useState, type FormEvent } from 'react'
import { signTexts } from '#texts/petitions.ts'
import { ApiError } from '#web/api/client.ts'
import { signPetition } from '#web/api/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { checkSignature, readSignature, serverErrors, signFields, type SignErrors } from './sign-values.ts'

/** One signature on its way (spec §4): the form, then sending, then signed, or refused with the form still there. */
export type SignState =
  | { kind: 'idle' }
  | { kind: 'working'; checking: boolean }
  | { kind: 'refused'; message: string; fields: SignErrors }
  | { kind: 'signed' }

/** After this long without an answer a person may try again. */
const PATIENCE_MS = 30_000

/** Checks the form, sends it and tells `onSigned` when it is counted. */
export function useSigning(petitionId: number, onSigned: () => void) {
  const [state, setState] = useState<SignState>({ kind: 'idle' })
  const texts = useTexts(signTexts)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'working') return
    const form = event.currentTarget
    const values = readSignature(new FormData(form))
    const fields = checkSignature(values, texts)
    if (Object.keys(fields).length > 0) return refuse(form, texts.checkFields, fields)

    const onProof = () => setState({ kind: 'working', checking: true })
    setState({ kind: 'working', checking: false })
    try {
      await signPetition(petitionId, values, { signal: AbortSignal.timeout(PATIENCE_MS), onProof })
      onSigned()
      setState({ kind: 'signed' })
    } catch (error) {
      refuse(form, refusalSentence(error, texts.failed), error instanceof ApiError ? serverErrors(error.problem?.errors ?? []) : {})
    }
  }

  const refuse = (form: HTMLFormElement, message: string, fields: SignErrors) => {
    setState({ kind: 'refused', message, fields })
    const first = signFields.find((field) => fields[field])
    const input = first && form.elements.namedItem(first)
    if (input instanceof HTMLElement) input.focus()
  }

  return { state, submit }
}

/** Spec §8: the server's error field, else 'Error signing petition'. */
function refusalSentence(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.error) || fallback
}
