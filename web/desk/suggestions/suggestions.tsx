import { OneSuggestion } from './one-suggestion.tsx'
import { SuggestionList } from './suggestion-list.tsx'

/** What visitors proposed: /operatori/propuneri is the list, /operatori/propuneri/shelter-12 one of them. */
export function Suggestions({ rest }: { rest: string }) {
  return rest === '' ? <SuggestionList /> : <OneSuggestion key={rest} id={rest} />
}
