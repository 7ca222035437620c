import { rowsThatWait, type WaitingForOperators } from '../platform/waiting-for-operators.ts'
import { undecidedNotes, undecidedSuggestions } from './suggestions.ts'

/** Records somebody proposed, and what somebody said is wrong with one. */
export const directoryWaiting: readonly WaitingForOperators[] = [
  rowsThatWait('suggestions', ['moderator'], undecidedSuggestions),
  rowsThatWait('record_notes', ['moderator'], undecidedNotes),
]
