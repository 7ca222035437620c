import { z } from 'zod'
import { email } from './auth.ts'
import { instant, storable, typedText } from './common.ts'
import {
  ADDRESSEE_CHARACTERS,
  DECISION_CHARACTERS,
  PETITION_DESCRIPTION_CHARACTERS,
  PETITION_PHOTO_CHARACTERS,
  PETITION_RESULT_CHARACTERS,
  PETITION_STATES,
  PETITION_SUMMARY_CHARACTERS,
  PETITION_TITLE_CHARACTERS,
  SEARCH_CHARACTERS,
  STAFF_PAGE_SIZE,
} from './limits.ts'
import { petition, petitionGoal } from './petitions.ts'

/** Changes whenever something operators write of a petition does; signatures do not change it. */
const version = z.string().regex(/^[\w-]{43}$/)

const state = z.enum(PETITION_STATES)
export type PetitionState = z.infer<typeof state>

/** A petition as operators see and change it. */
export const deskPetition = petition
  .omit({ updates: true })
  .extend({
    version,
    state,
    verified_signatures: z.int().nonnegative(),
    closed_at: instant.nullable(),
    /** When its signers were forgotten: from then on nobody knows who has signed, so it is not opened again. */
    anonymised_at: instant.nullable(),
    /** What came of it. */
    result: z.string().nullable(),
  })
  .meta({ id: 'DeskPetition' })
export type DeskPetition = z.infer<typeof deskPetition>

/** A line of the list of petitions. */
export const petitionLine = deskPetition
  .pick({ id: true, state: true, title: true, addressee: true, current_signatures: true, required_signatures: true, created_at: true, is_example: true })
  .meta({ id: 'PetitionLine' })
export type PetitionLine = z.infer<typeof petitionLine>

/** The keyed hash of a neighbourhood of the net: it names it here and tells nobody where it is. */
const network = z.string().regex(/^[\w-]{43}$/)

/** Many signatures of one petition from one neighbourhood within an hour. */
export const surgeShown = z
  .object({ petition_id: z.int().positive(), title: z.string(), network, signatures: z.int().positive(), first_at: instant, last_at: instant })
  .meta({ id: 'Surge' })
export type SurgeShown = z.infer<typeof surgeShown>

/** `after` is the `next` of the page before. `q` looks at title and addressee, whatever the case and the diacritics. */
export const petitionsDeskQuery = z.object({
  q: z.string().max(SEARCH_CHARACTERS).optional(),
  state: state.optional(),
  after: z
    .string()
    .regex(/^[\dTZ:.-]{20,30} [1-9]\d{0,9}$/)
    .optional(),
})
export type PetitionsDeskQuery = z.infer<typeof petitionsDeskQuery>

/** Newest first, with the surges of the last day; `next` is null on the last page. */
export const petitionsPage = z
  .object({ petitions: z.array(petitionLine).max(STAFF_PAGE_SIZE), surges: z.array(surgeShown), next: z.string().nullable() })
  .meta({ id: 'PetitionsPage' })
export type PetitionsPage = z.infer<typeof petitionsPage>

/** A text that may be empty, which keeps none. */
const emptyOr = (max: number) =>
  z
    .string()
    .max(max)
    .trim()
    .refine(storable, { params: { rule: 'unstorable' } })

const words = z.strictObject({
  title: typedText(PETITION_TITLE_CHARACTERS),
  description: typedText(PETITION_DESCRIPTION_CHARACTERS),
  addressee: typedText(ADDRESSEE_CHARACTERS),
  required_signatures: petitionGoal,
  title_en: emptyOr(PETITION_TITLE_CHARACTERS),
  summary_en: emptyOr(PETITION_SUMMARY_CHARACTERS),
  /** A drawing of the site. */
  photo_url: z
    .string()
    .max(PETITION_PHOTO_CHARACTERS)
    .regex(/^(\/petitions\/[\w-]+\.svg)?$/),
  result: emptyOr(PETITION_RESULT_CHARACTERS),
})

export const newPetition = words.omit({ result: true }).meta({ id: 'NewPetition' })
export type NewPetition = z.infer<typeof newPetition>
export const petitionCreated = z.object({ id: z.int().positive() }).meta({ id: 'PetitionCreated' })

/** What is changed; what is absent stays. Nothing else of a petition can be named. */
export const petitionChange = words.partial().extend({ expected: version }).meta({ id: 'PetitionChange' })
export type PetitionChange = z.infer<typeof petitionChange>

export const closeForm = z.strictObject({ expected: version, result: words.shape.result.optional() }).meta({ id: 'PetitionClosing' })
export type CloseForm = z.infer<typeof closeForm>
/** Why is kept in the record of actions, so it names nobody. */
export const reopenForm = z.strictObject({ expected: version, reason: typedText(DECISION_CHARACTERS) }).meta({ id: 'PetitionReopening' })
export type ReopenForm = z.infer<typeof reopenForm>
export const anonymiseForm = z.strictObject({ expected: version }).meta({ id: 'PetitionAnonymising' })

/** Which signatures are suspected: those all of these name, given before `to`, which is now unless said. */
export const suspicion = z
  .strictObject({
    network: network.optional(),
    /** 'exemplu.ro': mailboxes of this domain. */
    domain: z
      .string()
      .max(253)
      .regex(/^@?[^\s@%_]+$/)
      .optional(),
    email: email.optional(),
    from: instant.optional(),
    to: instant.optional(),
  })
  .meta({ id: 'Suspicion' })
export type Suspicion = z.infer<typeof suspicion>

/** What a removal would take, told without anybody's name or address. */
export const suspects = z
  .object({
    signatures: z.int().nonnegative(),
    verified_signatures: z.int().nonnegative(),
    /** How many the petition keeps. */
    left: z.int().nonnegative(),
    first_at: instant.nullable(),
    last_at: instant.nullable(),
    /** What is removed was given before this; whoever signs later is not touched. */
    to: instant,
    /** How their names and addresses look, the most frequent first: 'Aaaa Aaaa', 'aaa99@exemplu.ro'. A domain is named only where many share it. */
    shapes: z.array(z.object({ shape: z.string(), signatures: z.int().positive() })),
  })
  .meta({ id: 'Suspects' })
export type Suspects = z.infer<typeof suspects>

/** `signatures` is how many were shown: when it is no longer so, nothing is removed. */
export const removal = suspicion.required({ to: true }).extend({ signatures: z.int().positive() }).meta({ id: 'SuspectsRemoval' })
export type SuspectsRemoval = z.infer<typeof removal>
export const removed = z.object({ removed: z.int().nonnegative(), left: z.int().nonnegative() }).meta({ id: 'SuspectsRemoved' })
export type SuspectsRemoved = z.infer<typeof removed>
