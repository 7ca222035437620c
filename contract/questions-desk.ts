import { z } from 'zod'
import { answerLanguages } from './chat.ts'
import { instant, randomId, typedText } from './common.ts'
import { LABELLED_CHARACTERS, LABELLED_LINES, SEARCH_CHARACTERS, STAFF_PAGE_SIZE } from './limits.ts'

/** A question that was not answered well, with how often it was asked alike. Who asked is kept nowhere. */
export const questionGroup = z
  .object({
    /** Of the oldest of them. */
    id: randomId,
    question: z.string(),
    asked: z.int().positive(),
    /** How many of them were told off; the others were not answered. */
    disliked: z.int().nonnegative(),
    newest_at: instant,
  })
  .meta({ id: 'QuestionGroup' })
export type QuestionGroup = z.infer<typeof questionGroup>

/** `after` is the `next` of the page before, of the same order. */
export const questionsQuery = z.object({
  order: z.enum(['most', 'newest']).default('most'),
  q: z.string().max(SEARCH_CHARACTERS).optional(),
  after: z
    .string()
    .regex(/^\d{1,5} [\dTZ:.-]{20,30} [\w-]{22}$/)
    .optional(),
})
export type QuestionsQuery = z.input<typeof questionsQuery>

/** Groups, and how many questions wait in all of them; `next` is null on the last page. */
export const questionsPage = z
  .object({ groups: z.array(questionGroup).max(STAFF_PAGE_SIZE), waiting: z.int().nonnegative(), next: z.string().nullable() })
  .meta({ id: 'QuestionsPage' })
export type QuestionsPage = z.infer<typeof questionsPage>

/** One group with the different ways in which it was asked, the newest first. */
export const questionShown = z.object({ group: questionGroup, wordings: z.array(z.string()).max(LABELLED_LINES) }).meta({ id: 'QuestionShown' })
export type QuestionShown = z.infer<typeof questionShown>

/** A part of what the site publishes that may answer: `id` as a label names it. */
export const answeringPage = z
  .object({ id: z.string(), title: z.string(), heading: z.string().nullable(), url: z.string(), begins: z.string() })
  .meta({ id: 'AnsweringPage' })
export type AnsweringPage = z.infer<typeof answeringPage>
export const answeringPages = z.array(answeringPage)

export const answeringQuery = z.object({ q: z.string().max(LABELLED_CHARACTERS) })

/** Questions as people ask them; the ones with somebody's name in it are put right before they are sent. */
export const labelForm = z
  .strictObject({
    page: z.string().min(1).max(200),
    lines: z.array(typedText(LABELLED_CHARACTERS)).min(1).max(LABELLED_LINES),
    language: z.enum(answerLanguages).default('ro'),
  })
  .meta({ id: 'QuestionLabel' })
export type LabelForm = z.infer<typeof labelForm>

/** What an editor decided: `page` is null for what is not for this site, `title` for a page that is published no more. */
export const questionDecision = z
  .object({
    id: randomId,
    lines: z.array(z.string()),
    page: z.object({ id: z.string(), title: z.string().nullable(), url: z.string().nullable() }).nullable(),
    /** How many questions it took off the list, of those still kept. */
    asked: z.int().nonnegative(),
    decided_at: instant,
  })
  .meta({ id: 'QuestionDecision' })
export type QuestionDecision = z.infer<typeof questionDecision>

export const decisionsQuery = z.object({
  after: z
    .string()
    .regex(/^[\dTZ:.-]{20,30} [\w-]{22}$/)
    .optional(),
})
export type DecisionsQuery = z.infer<typeof decisionsQuery>

/** Newest first. */
export const decisionsPage = z
  .object({ decisions: z.array(questionDecision).max(STAFF_PAGE_SIZE), next: z.string().nullable() })
  .meta({ id: 'QuestionDecisions' })
export type DecisionsPage = z.infer<typeof decisionsPage>

/** What was decided, to take it back. */
export const decided = z.object({ id: randomId }).meta({ id: 'QuestionDecided' })
export type Decided = z.infer<typeof decided>
