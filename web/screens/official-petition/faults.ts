import { createContext, use } from 'react'
import type { PetitionFaults } from './petition-values.ts'

/** What is wrong with the form, for the fields of every section. */
export const FaultsContext = createContext<PetitionFaults>(new Map())

/** The sentence about one field, if there is one. */
export function useFault(name: string): string | undefined {
  return use(FaultsContext).get(name)
}
