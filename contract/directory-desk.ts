import { z } from 'zod'
import { instant, randomId, typedText } from './common.ts'
import { directoryKind } from './directory.ts'
import { DECISION_CHARACTERS, PHOTO_ALT_CHARACTERS, RECORD_PHOTO_CHARACTERS, SEARCH_CHARACTERS, STAFF_PAGE_SIZE } from './limits.ts'
import { recordDescription, recordName, recordPhones, recordPlace, recordSpecies, recordWebsite } from './record-fields.ts'

/** A record of either directory in one word: 'shelter-12'. */
export type RecordKey = `${'shelter' | 'trainer'}-${number}`

/** When a record last changed. A form sends back the one it was filled from, and is refused when another stands there. */
const version = instant

const status = z.enum(['pending', 'approved', 'hidden'])

/** The photo of a record, and what it shows for whoever does not see it. */
export const recordPhoto = z.strictObject({ id: randomId, alt: z.string() }).meta({ id: 'RecordPhoto' })
export type RecordPhoto = z.infer<typeof recordPhoto>

/** A record as operators see and change it. A shelter has no species, a trainer no website on the site. */
export const deskRecord = z
  .object({
    kind: directoryKind,
    id: z.int().positive(),
    status,
    version,
    created_at: instant,
    name: z.string(),
    place: z.string(),
    phone_numbers: z.array(z.string()),
    website: z.string().nullable(),
    species: z.array(z.string()),
    description: z.string(),
    verified_on: z.string().nullable(),
    photo: recordPhoto.nullable(),
    /** Invented, to show what a record looks like. */
    is_example: z.boolean(),
  })
  .meta({ id: 'DeskRecord' })
export type DeskRecord = z.infer<typeof deskRecord>

/** A line of a list of records. */
export const recordLine = deskRecord
  .pick({ kind: true, id: true, status: true, name: true, place: true, phone_numbers: true, created_at: true, is_example: true })
  .meta({ id: 'RecordLine' })
export type RecordLine = z.infer<typeof recordLine>

/** `after` is the `next` of the page before. `q` looks at name and place, whatever the case and the diacritics. */
export const waitingQuery = z.object({
  q: z.string().max(SEARCH_CHARACTERS).optional(),
  after: z
    .string()
    .regex(/^[\dTZ:.-]{20,30} (shelter|trainer) [1-9]\d{0,9}$/)
    .optional(),
})
export type WaitingQuery = z.infer<typeof waitingQuery>

/** Oldest first; `next` is null on the last page. */
export const suggestionsPage = z
  .object({ suggestions: z.array(recordLine).max(STAFF_PAGE_SIZE), waiting: z.int().nonnegative(), next: z.string().nullable() })
  .meta({ id: 'SuggestionsPage' })
export type SuggestionsPage = z.infer<typeof suggestionsPage>

/** A record that may be the same, and by what. */
export const recordDouble = z.object({ record: deskRecord, alike: z.array(z.enum(['name', 'phone', 'place'])) }).meta({ id: 'RecordDouble' })
export type RecordDouble = z.infer<typeof recordDouble>

/** What a visitor proposed. Where an answer is to go is nobody's to read: `wants_reply` says only whether there is one. */
export const suggestionShown = z
  .object({ record: deskRecord, why: z.string().nullable(), wants_reply: z.boolean(), doubles: z.array(recordDouble) })
  .meta({ id: 'SuggestionShown' })
export type SuggestionShown = z.infer<typeof suggestionShown>

/** What is put right; what is absent stays. Nothing else of a record can be named. */
const fields = z.strictObject({
  name: recordName.optional(),
  place: recordPlace.optional(),
  phone_numbers: recordPhones.optional(),
  website: recordWebsite.optional(),
  species: recordSpecies.optional(),
  description: recordDescription.optional(),
  /** The day somebody checked the record; '' for none. */
  verified_on: z.union([z.literal(''), z.iso.date()]).optional(),
})

/** Why it was decided: kept in the record of actions, so it names nobody. */
const reason = typedText(DECISION_CHARACTERS)

export const approveForm = fields.extend({ expected: version }).meta({ id: 'SuggestionApproval' })
export type ApproveForm = z.infer<typeof approveForm>
export const refuseForm = z.strictObject({ expected: version, reason }).meta({ id: 'SuggestionRefusal' })
export type RefuseForm = z.infer<typeof refuseForm>
/** `into` is the record it becomes part of, `into_expected` its version. */
export const mergeForm = z
  .strictObject({ expected: version, into: z.int().positive().max(2_147_483_647), into_expected: version })
  .meta({ id: 'SuggestionMerge' })
export type MergeForm = z.infer<typeof mergeForm>

const side = z.enum(['kept', 'other']).optional()

/** Two listed records are one: the one of the address becomes part of `into`. Of a field that is not named telephones and species are joined, and anything else is taken over where `into` says nothing. */
export const recordMerge = z
  .strictObject({
    expected: version,
    into: z.int().positive().max(2_147_483_647),
    into_expected: version,
    fields: z.strictObject({ name: side, place: side, phone_numbers: side, website: side, species: side, description: side, verified_on: side }),
  })
  .meta({ id: 'RecordMerge' })
export type RecordMerge = z.infer<typeof recordMerge>

/** Records that may be the same as one, the likest first. */
export const recordDoubles = z.object({ doubles: z.array(recordDouble) }).meta({ id: 'RecordDoubles' })
export type RecordDoubles = z.infer<typeof recordDoubles>

const recordKey = z.string().regex(/^(shelter|trainer)-[1-9]\d{0,9}$/)

/** `after` is the `next` of the page before; `hidden` narrows the records to those nobody sees. `q` looks at name and place, whatever the case and the diacritics, or at telephone numbers. */
export const recordsQuery = z.object({
  q: z.string().max(SEARCH_CHARACTERS).optional(),
  kind: directoryKind.optional(),
  hidden: z.literal('1').optional(),
  after: recordKey.optional(),
})
export type RecordsQuery = z.infer<typeof recordsQuery>

/** Shelters, then trainers, the newest first; `next` is null on the last page. */
export const recordsPage = z.object({ records: z.array(recordLine).max(STAFF_PAGE_SIZE), next: z.string().nullable() }).meta({ id: 'RecordsPage' })
export type RecordsPage = z.infer<typeof recordsPage>

/** What a visitor said is wrong with the record, and is dealt with by this. */
const note = randomId.optional()

export const changeForm = fields.extend({ expected: version, note }).meta({ id: 'RecordChanges' })
export type ChangeForm = z.infer<typeof changeForm>
export const hideForm = z.strictObject({ expected: version, reason, note }).meta({ id: 'RecordHiding' })
export type HideForm = z.infer<typeof hideForm>
/** `action` is the change of the record's history that is taken back. */
export const undoForm = z.strictObject({ expected: version, action: randomId }).meta({ id: 'RecordUndoing' })
export type UndoForm = z.infer<typeof undoForm>

/** Looked through once: zod’s own pattern takes a second for twelve megabytes on a slow machine. */
const base64 = z.string().refine((text) => text !== '' && !/[^\w+/=]/.test(text))

/** `file` is base64; without one the photo stays, and only what it shows is said anew. */
export const photoForm = z
  .strictObject({ expected: version, photo_alt: typedText(PHOTO_ALT_CHARACTERS), file: base64.max(RECORD_PHOTO_CHARACTERS).optional() })
  .meta({ id: 'RecordPhotoForm' })
export type PhotoForm = z.infer<typeof photoForm>
export const photoRemoval = z.strictObject({ expected: version }).meta({ id: 'RecordPhotoRemoval' })
export type PhotoRemoval = z.infer<typeof photoRemoval>

export const historyQuery = z.object({
  after: z
    .string()
    .regex(/^[\dTZ:.-]{20,30} [\w-]{22}$/)
    .optional(),
})
export type HistoryQuery = z.infer<typeof historyQuery>

/** What somebody did with a record: the fields it changed, in words. `other` is the record it was merged with, `undoable` says that the fields still are as it left them. */
export const recordChange = z
  .object({
    id: randomId,
    action: z.string(),
    operator: z.string(),
    reason: z.string().nullable(),
    other: recordKey.nullable(),
    created_at: instant,
    changed: z.array(
      z.object({
        field: z.enum(['name', 'place', 'phone_numbers', 'website', 'species', 'description', 'verified_on', 'photo', 'status']),
        before: z.string(),
        after: z.string(),
      }),
    ),
    undoable: z.boolean(),
  })
  .meta({ id: 'RecordChange' })
export type RecordChange = z.infer<typeof recordChange>

/** Newest first; `next` is null on the last page. */
export const historyPage = z.object({ changes: z.array(recordChange).max(STAFF_PAGE_SIZE), next: z.string().nullable() }).meta({ id: 'RecordHistory' })
export type HistoryPage = z.infer<typeof historyPage>
