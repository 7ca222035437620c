import { useState } from 'react'
import type { FieldProblem } from '#contract/errors.ts'
import { ApiError } from '#web/api/client.ts'

/** The life of a small form: being written, sent, then thanked for or refused with a sentence and the fields it is about. */
export type Sending =
  | { kind: 'writing' }
  | { kind: 'sending'; checking: boolean }
  | { kind: 'sent' }
  | { kind: 'refused'; message: string; fields: FieldProblem[] }

/** Sends once at a time; `failed` is said when nobody answered at all. */
export function useSending(failed: string) {
  const [state, setState] = useState<Sending>({ kind: 'writing' })

  const send = async (call: (onProof: () => void) => Promise<void>) => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending', checking: false })
    try {
      await call(() => setState({ kind: 'sending', checking: true }))
      setState({ kind: 'sent' })
    } catch (error) {
      const answered = error instanceof ApiError
      setState({ kind: 'refused', message: answered ? error.message : failed, fields: answered ? (error.problem?.errors ?? []) : [] })
    }
  }
  const refuse = (message: string, fields: FieldProblem[]) => setState({ kind: 'refused', message, fields })

  return { state, send, refuse }
}

/** The sentence about one field, if the form was refused for it. */
export function fieldError(state: Sending, field: string): string | undefined {
  return state.kind === 'refused' ? state.fields.find((problem) => problem.field === field)?.message : undefined
}

/** What a form holds under a name, trimmed. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
