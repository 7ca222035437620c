import { recordDescription, recordName, recordPlace, recordWebsite } from '#contract/record-fields.ts'
import { command, type Noun } from '../operators/command.ts'
import { listCommand } from '../operators/listing.ts'
import { called, day, directoryKind, number, reason } from '../operators/options.ts'
import { approveSuggestion, rejectSuggestion } from './decide-suggestions.ts'
import { everySuggestion } from './waiting-suggestions.ts'
import type { DeskRow } from './desk-records.ts'
import { phoneList, wordList } from './record-fields.ts'

const which = { kind: directoryKind, id: number }
const changes = {
  name: called('T', recordName).optional(),
  place: called('T', recordPlace).optional(),
  description: recordDescription.optional(),
  phones: called("'A; B'", phoneList.optional()),
  website: called('U', recordWebsite.optional()),
  species: called("'A; B'", wordList.optional()),
  'verified-on': day.optional(),
}

/** What is printed of a suggestion. */
function listed({ kind, id, name, phone_numbers, website, suggested_because, created_at, place }: DeskRow) {
  return { kind, id, name, phone_numbers, website, suggested_because, created_at, place }
}

/** What visitors propose for the directories. */
export const suggestionCommands: Noun = {
  name: 'suggestions',
  commands: [
    listCommand('list', async ({ db }) => (await everySuggestion(db)).map(listed), { none: 'nothing waits', about: 'what waits, oldest first' }),
    command('approve', { ...which, ...changes }, async ({ db, by }, { kind, id, phones, 'verified-on': verified_on, ...words }) => {
      if (kind === 'trainer' && words.website !== undefined) throw new Error('--website: trainers have none')
      if (kind === 'shelter' && words.species !== undefined) throw new Error('--species: shelters have none')
      await approveSuggestion(db, by, { kind, id }, { ...words, phone_numbers: phones, verified_on })
      return `${kind} ${id} is published`
    }),
    command('reject', { ...which, reason }, async ({ db, by }, given) => {
      await rejectSuggestion(db, by, { kind: given.kind, id: given.id }, given.reason)
      return `${given.kind} ${given.id} is gone`
    }),
  ],
}
