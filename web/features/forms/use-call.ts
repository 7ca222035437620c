import { useState } from 'react'
import { ApiError, failureOf, type CallOptions } from '#web/api/client.ts'
import { isGivenUp, useProof } from './use-proof.ts'

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors<Field extends string = string> = { [F in Field]?: string | undefined }

/** Why nothing came of it, and what is wrong with each field. */
export interface CallRefusal {
  kind: 'refused'
  /** '' where the fields say it all. */
  message: string
  errors: FieldErrors
}

export type CallState<Answer> = { kind: 'idle' } | { kind: 'working' } | { kind: 'done'; answer: Answer } | CallRefusal

export interface CallSettings {
  /** Said of a fault that has no sentence of its own. */
  failed: string
  /** Said when nobody answered in time. */
  slow?: string
  /** How long a person waits before they may try again; for ever by default. */
  patienceMs?: number
}

/** The life of what a person sends: one call at a time, working, then done with its answer, or refused with the sentence to show. */
export function useCall<Answer = void>({ failed, slow, patienceMs }: CallSettings) {
  const [state, setState] = useState<CallState<Answer>>({ kind: 'idle' })
  const proof = useProof()
  const working = state.kind === 'working'

  const refuse = (message: string, errors: FieldErrors) => setState({ kind: 'refused', message, errors })

  /** Makes the call unless one is under way; `onErrors` hears which fields the server refused. */
  const run = async (call: (options: CallOptions) => Promise<Answer>, onErrors?: (errors: FieldErrors) => void) => {
    if (working) return
    setState({ kind: 'working' })
    try {
      setState({ kind: 'done', answer: await call(proof.callOptions(patienceMs)) })
    } catch (error) {
      if (isGivenUp(error)) return setState({ kind: 'idle' })
      const errors = serverErrors(error)
      refuse(failureSentence(error, failed, slow), errors)
      onErrors?.(errors)
    }
  }

  return { state, working, run, refuse, proof }
}

/** The server's own sentence or the API layer's (S-077 to S-079, S-272), else `failed`, or `slow` where nobody answered in time. */
export function failureSentence(error: unknown, failed: string, slow = failed): string {
  if (error instanceof ApiError) return error.problem?.message ?? failed
  if (failureOf(error) === 'slow') return slow
  // A fault of the network or of the browser has a name of its own, and no words for a reader.
  return error instanceof Error && error.name === 'Error' ? error.message : failed
}

/** By the names the forms have; logging in calls the e-mail `login` (S-411). */
function serverErrors(error: unknown): FieldErrors {
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return Object.fromEntries(problems.map(({ field, message }) => [field === 'login' ? 'email' : field, message]))
}
