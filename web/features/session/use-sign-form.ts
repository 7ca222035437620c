import { useState, type FormEvent } from 'react'
import type { SignedIn } from '#contract/auth.ts'
import { authTexts } from '#texts/auth.ts'
import { login, register } from '#web/api/auth.ts'
import { ApiError, browserApi } from '#web/api/client.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { checkSignValues, readSignValues, serverErrors, signFields, type SignErrors, type SignMode, type SignValues } from './sign-values.ts'
import { failureSentence } from './use-call.ts'

export type SignState = { kind: 'idle' } | { kind: 'working'; checking: boolean } | { kind: 'refused'; message: string; fields: SignErrors }

/** The life of one attempt: checked here, sent, then signed in or refused with a sentence. */
export function useSignForm(mode: SignMode, onSignedIn: (data: SignedIn['data']) => void) {
  const [state, setState] = useState<SignState>({ kind: 'idle' })
  const texts = useTexts(authTexts)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'working') return
    const form = event.currentTarget
    const values = readSignValues(new FormData(form))
    const fields = checkSignValues(values, mode, texts)
    if (Object.keys(fields).length > 0) return refuse(form, texts.checkFields, fields)

    const onProof = () => setState({ kind: 'working', checking: true })
    setState({ kind: 'working', checking: false })
    try {
      onSignedIn(await enter(mode, values, onProof))
    } catch (error) {
      refuse(form, failureSentence(error, texts.failed), error instanceof ApiError ? serverErrors(error.problem?.errors ?? []) : {})
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

function enter(mode: SignMode, { name, email, phone_number, password }: SignValues, onProof: () => void): Promise<SignedIn['data']> {
  if (mode === 'login') return login({ login: email, password })
  return register({ email, password, name, ...(phone_number !== '' && { phone_number }) }, browserApi, { onProof })
}
