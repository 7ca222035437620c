import { z } from 'zod'
import { instant, randomId, typedText } from './common.ts'
import { DECISION_CHARACTERS, STAFF_PAGE_SIZE } from './limits.ts'
import { recordLine } from './directory-desk.ts'
import { reportedKind, reportReason } from './reports.ts'

/** Behind the instant and the id of the last row of the page before. */
const cursor = z
  .string()
  .regex(/^[\dTZ:.-]{20,30} [\w-]{22}$/)
  .optional()

/** A notice that nobody has decided about, and until when somebody should. */
export const reportLine = z
  .object({ id: randomId, kind: reportedKind, reason: reportReason, what: z.string(), created_at: instant, due_at: instant })
  .meta({ id: 'ReportLine' })
export type ReportLine = z.infer<typeof reportLine>

/** What is to be told to somebody by hand, because the site sends no mails. */
export const letter = z.object({ id: randomId, to: z.string(), about: z.enum(['hide', 'keep', 'removal']), text: z.string() }).meta({ id: 'DecisionLetter' })
export type DecisionLetter = z.infer<typeof letter>

export const reportsQuery = z.object({ after: cursor })
export type ReportsQuery = z.infer<typeof reportsQuery>

/** Oldest first; `next` is null on the last page. `letters` are those nobody has sent yet. */
export const reportsPage = z
  .object({
    reports: z.array(reportLine).max(STAFF_PAGE_SIZE),
    waiting: z.int().nonnegative(),
    next: z.string().nullable(),
    letters: z.array(letter).max(STAFF_PAGE_SIZE),
  })
  .meta({ id: 'ReportsPage' })
export type ReportsPage = z.infer<typeof reportsPage>

/** A notice with what it is about; `target` is null when that is no longer published. Who sent it is nobody's to read: `wants_answer` says only whether there is an address. */
export const reportShown = z
  .object({
    report: reportLine,
    target: z.object({ title: z.string(), text: z.string(), path: z.string() }).nullable(),
    wants_answer: z.boolean(),
  })
  .meta({ id: 'ReportShown' })
export type ReportShown = z.infer<typeof reportShown>

/** Why it was decided: kept in the record of actions and told, so it names nobody. */
export const reportDecision = z.strictObject({ reason: typedText(DECISION_CHARACTERS) }).meta({ id: 'ReportDecision' })
export type ReportDecision = z.infer<typeof reportDecision>

/** What came of it: `found` is false when what was reported was gone already, `mailed` how many are told by mail, `letters` who else is to be told. */
export const reportDecided = z.object({ found: z.boolean(), mailed: z.int().nonnegative(), letters: z.array(letter) }).meta({ id: 'ReportDecided' })
export type ReportDecided = z.infer<typeof reportDecided>

/** `record` narrows the notes to those about one, such as 'shelter-12'. */
export const notesQuery = z.object({
  after: cursor,
  record: z
    .string()
    .regex(/^(shelter|trainer)-[1-9]\d{0,9}$/)
    .optional(),
})
export type NotesQuery = z.infer<typeof notesQuery>

/** What a visitor says is wrong with a record; `record` is null when that is gone. Where an answer is to go is nobody's to read: `wants_reply` says only whether there is one. */
export const recordNote = z
  .object({ id: randomId, record: recordLine.nullable(), what: z.string(), wants_reply: z.boolean(), created_at: instant })
  .meta({ id: 'RecordNote' })
export type RecordNote = z.infer<typeof recordNote>

/** Oldest first; `next` is null on the last page. */
export const notesPage = z
  .object({ notes: z.array(recordNote).max(STAFF_PAGE_SIZE), waiting: z.int().nonnegative(), next: z.string().nullable() })
  .meta({ id: 'RecordNotesPage' })
export type NotesPage = z.infer<typeof notesPage>
