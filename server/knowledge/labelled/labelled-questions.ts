import type { Db } from '../../platform/database/database.ts'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    question_decisions: QuestionDecisionsTable
  }
}

/** What an editor decided about questions that were not answered well. */
interface QuestionDecisionsTable {
  id: string
  /** The id of the passage or page that answers; null for what is not for this site. */
  page: string | null
  /** The labelled questions, one a line, as they stand in a file of content/questions; '' for what is not for this site. */
  lines: string
  /** Of the lines, as `lang` there. */
  language: string
  decided_at: string
}

/** Lines beyond these are not indexed, the oldest first. */
const MOST_LINES = 5_000

/** A question as somebody asks it, and the page that an editor says answers it. */
export interface LabelledLine {
  text: string
  /** The id of a passage (article:3#heading) or of a whole page (article:3). */
  page: string
}

/** What editors have labelled, newest first. */
export async function labelledQuestions(db: Db): Promise<LabelledLine[]> {
  const rows = await db
    .selectFrom('question_decisions')
    .select(['page', 'lines'])
    .where('page', 'is not', null)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows.flatMap(({ page, lines }) => (page === null ? [] : lines.split('\n').map((text) => ({ text, page })))).slice(0, MOST_LINES)
}

/** Changes with what editors have labelled. */
export async function labelledRevision(db: Db): Promise<string> {
  const { lines, newest } = await db
    .selectFrom('question_decisions')
    .select(({ fn }) => [fn.countAll<number>().as('lines'), fn.max('decided_at').as('newest')])
    .where('page', 'is not', null)
    .executeTakeFirstOrThrow()
  return `${lines} ${newest ?? ''}`
}

/** The same as a file of content/questions, oldest first: put there, it is learned from (npm run train). */
export async function labelledFile(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('question_decisions')
    .select(['page', 'lines', 'language'])
    .where('page', 'is not', null)
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  return rows.map(({ page, lines, language }) => `@ batch=editors page=${page} lang=${language}\n${lines}\n`).join('\n')
}
