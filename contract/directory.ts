import { z } from 'zod'
import { typedText } from './common.ts'
import { email } from './auth.ts'
import { NAME_CHARACTERS, PHONE_CHARACTERS, PLACE_CHARACTERS, REASON_CHARACTERS, SEARCH_CHARACTERS, WEBSITE_CHARACTERS } from './limits.ts'

const search = z.string().max(SEARCH_CHARACTERS).optional()

/** Without any of these a directory answers its plain list; with one, a page of what matches. `city` and `species` are exact (S-140, S-141). */
export const sheltersQuery = z.object({ q: search, page: z.coerce.number<number>().int().positive().optional() })
export const trainersQuery = sheltersQuery.extend({ city: search, species: search })
export type DirectoryQuery = z.infer<typeof trainersQuery>

/** What the trainers' filters offer: every city, and every species; breed names and EMS codes left out. */
export const trainerFilters = z.object({ cities: z.array(z.string()), species: z.array(z.string()) }).meta({ id: 'TrainerFilters' })
export type TrainerFilters = z.infer<typeof trainerFilters>

export const directoryKind = z.enum(['shelter', 'trainer'])
export type DirectoryKind = z.infer<typeof directoryKind>

const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .trim()
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'))
    .default('')

/** A shelter or trainer somebody misses in the directory. */
export const directorySuggestion = z
  .object({
    kind: directoryKind,
    name: typedText(NAME_CHARACTERS),
    /** Town and county. */
    place: typedText(PLACE_CHARACTERS),
    phone: optionalText(PHONE_CHARACTERS),
    website: optionalText(WEBSITE_CHARACTERS),
    why: optionalText(REASON_CHARACTERS),
    /** Where to say what was decided; of use only where the site sends mails. */
    email: email.optional(),
    /** The honeypot: nobody sees this field; whoever fills it in is a program. */
    nickname: z.string().max(REASON_CHARACTERS).default(''),
  })
  .meta({ id: 'DirectorySuggestion' })
export type DirectorySuggestion = z.infer<typeof directorySuggestion>
/** What a form sends: fields left empty may be left out. */
export type DirectorySuggestionForm = z.input<typeof directorySuggestion>

/** Something wrong with a record: a dead number, a place that moved. `nickname` is the honeypot. */
export const correction = z
  .object({
    kind: directoryKind,
    id: z.int().positive().max(2_147_483_647),
    what: typedText(REASON_CHARACTERS),
    /** Where to say what became of it; of use only where the site sends mails. */
    email: email.optional(),
    nickname: z.string().max(REASON_CHARACTERS).default(''),
  })
  .meta({ id: 'Correction' })
export type Correction = z.infer<typeof correction>
export type CorrectionForm = z.input<typeof correction>
