import type { z } from 'zod'
import { LABELLED_LINES, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { QuestionGroup, QuestionShown, QuestionsPage, questionsQuery } from '#contract/questions-desk.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { groupAlike, wordsOf } from './alike.ts'

interface UnansweredQuestion {
  id: string
  question: string
  reason: 'unknown' | 'thumb_down'
  words: string
  created_at: string
}

/** Questions that ask alike, oldest first. */
interface Group {
  first: UnansweredQuestion
  questions: UnansweredQuestion[]
  shown: QuestionGroup
}

/** One page of the groups nobody has decided about. */
export async function waitingQuestions(db: Db, { order, q = '', after }: z.output<typeof questionsQuery>): Promise<QuestionsPage> {
  const groups = await waitingGroups(db)
  const isFound = finder(q.trim())
  const found = groups.filter(({ questions }) => questions.some(({ question }) => isFound(foldForSearch(question))))
  const keys = new Map(found.map((group) => [group, keyOf(group.shown, order)]))
  const keyAt = (group: Group) => keys.get(group) ?? ''
  const sorted = found.toSorted((one, other) => (keyAt(one) < keyAt(other) ? 1 : -1))
  const behind = after === undefined ? sorted : sorted.filter((group) => keyAt(group) < keyOf(groupOfCursor(after), order))
  const shown = behind.slice(0, STAFF_PAGE_SIZE)
  const last = behind.length > STAFF_PAGE_SIZE ? shown.at(-1)?.shown : undefined
  return {
    groups: shown.map((group) => group.shown),
    waiting: groups.reduce((sum, { questions }) => sum + questions.length, 0),
    next: last ? `${last.asked} ${last.newest_at} ${last.id}` : null,
  }
}

/** A group with its wordings. @throws Refusal question.not_found when none of it waits */
export async function questionShown(db: Db, id: string): Promise<QuestionShown> {
  const { shown, questions } = await waitingGroup(db, id)
  return { group: shown, wordings: [...new Set(questions.toReversed().map(({ question }) => oneLine(question)))].slice(0, LABELLED_LINES) }
}

/** The group that holds a question. @throws Refusal question.not_found */
export async function waitingGroup(db: Db, id: string): Promise<Group> {
  const group = (await waitingGroups(db)).find(({ questions }) => questions.some((question) => question.id === id))
  if (!group) throw new Refusal('question.not_found')
  return group
}

/** At most as many questions as the list keeps (editor-questions.ts), so they are grouped in memory, in some milliseconds. */
async function waitingGroups(db: Db): Promise<Group[]> {
  const rows = await db
    .selectFrom('editor_questions')
    .select(['id', 'question', 'reason', 'words', 'created_at'])
    .where('decision_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const waiting = rows.map((row): UnansweredQuestion => ({ ...row, words: row.words ?? wordsOf(row.question) }))
  const firsts = groupAlike(waiting.map(({ words }) => words))
  const groups = Map.groupBy(waiting.entries(), ([at]) => firsts[at])
  return [...groups.values()].flatMap((entries) => groupOf(entries.map(([, question]) => question)))
}

function groupOf(questions: UnansweredQuestion[]): Group[] {
  const [first, last] = [questions[0], questions.at(-1)]
  if (!first || !last) return []
  const disliked = questions.filter(({ reason }) => reason === 'thumb_down').length
  return [{ first, questions, shown: { id: first.id, question: last.question, asked: questions.length, disliked, newest_at: last.created_at } }]
}

type Cursor = Pick<QuestionGroup, 'asked' | 'newest_at' | 'id'>

/** What groups are ordered by, as one text. */
function keyOf({ asked, newest_at, id }: Cursor, order: 'most' | 'newest'): string {
  return order === 'most' ? `${String(asked).padStart(5, '0')} ${newest_at} ${id}` : `${newest_at} ${id}`
}

function groupOfCursor(cursor: string): Cursor {
  const [asked = '0', newest_at = '', id = ''] = cursor.split(' ')
  return { asked: Number(asked), newest_at, id }
}

function oneLine(question: string): string {
  return question.replace(/\s+/g, ' ').trim()
}
