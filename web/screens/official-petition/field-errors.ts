import { createContext, use } from 'react'
import type { FieldErrors } from '#web/features/forms/use-call.ts'

/** What is wrong with the form, for the fields of every section. */
export const FieldErrorsContext = createContext<FieldErrors>({})

/** The sentence about one field, if there is one. */
export function useFieldError(name: string): string | undefined {
  return use(FieldErrorsContext)[name]
}
