import { z } from 'zod'
import { NAME_CHARACTERS, PLACE_CHARACTERS } from '#contract/limits.ts'
import type { Area } from './area.ts'
import { descriptionField, phoneList, wordList, websiteField } from './directory-record.ts'
import { printed } from './printable.ts'
import { approveSuggestion, pendingSuggestions, rejectSuggestion } from './suggestions.ts'
import { day, directoryKind, number, reason, text } from './values.ts'

const which = z.object({ kind: directoryKind, id: number })
const changes = z.object({
  name: text.max(NAME_CHARACTERS).optional(),
  place: text.max(PLACE_CHARACTERS).optional(),
  description: descriptionField.optional(),
  phones: phoneList.optional(),
  website: websiteField.optional(),
  species: wordList.optional(),
  'verified-on': day.optional(),
})

/** What visitors propose for the directories. */
export const suggestionArea: Area = {
  name: 'suggestions',
  help: `  list                                (what waits, oldest first)
  approve     --kind shelter|trainer --id N [--name T] [--place T] [--description T] [--phones 'A; B'] [--website U]
              [--species 'A; B'] [--verified-on DAY]
  reject      --kind shelter|trainer --id N --reason T`,
  options: ['kind', 'id', 'name', 'place', 'description', 'phones', 'website', 'species', 'verified-on', 'reason'],
  commands: {
    list: async ({ db }) => (await pendingSuggestions(db)).map(printed).join('\n') || 'nothing waits',
    approve: async ({ db }, values) => {
      const { kind, id } = which.parse(values)
      const { phones, 'verified-on': verified_on, ...words } = changes.parse(values)
      if (kind === 'trainer' && words.website !== undefined) throw new Error('--website: trainers have none')
      if (kind === 'shelter' && words.species !== undefined) throw new Error('--species: shelters have none')
      await approveSuggestion(db, kind, id, { ...words, phone_numbers: phones, verified_on })
      return `${kind} ${id} is published`
    },
    reject: async ({ db }, values) => {
      const { kind, id } = which.parse(values)
      await rejectSuggestion(db, kind, id, reason.parse(values).reason)
      return `${kind} ${id} is gone`
    },
  },
}
