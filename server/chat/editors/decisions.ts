import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { AnsweringPage, DecisionsPage, DecisionsQuery, QuestionDecision } from '#contract/questions-desk.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Passage } from '../../knowledge/passages.ts'
import type { Db } from '../../platform/database/database.ts'
import { wordsOf } from './alike.ts'

const BEGINNING_CHARACTERS = 160
/** More would be a long way on a phone; other words find others. */
const MOST_OFFERED = 6
/** What was set aside is told by a few of its questions: it has no lines of its own. */
const MOST_TOLD = 3

/** One page of what editors decided, newest first. What was set aside goes when the last of its questions does. */
export async function questionDecisions(db: Db, { after }: DecisionsQuery, known: Knowledge): Promise<DecisionsPage> {
  let query = db
    .selectFrom('question_decisions')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('editor_questions')
        .select(({ fn }) => fn.countAll<number | string>().as('asked'))
        .whereRef('decision_id', '=', 'question_decisions.id')
        .as('asked'),
    )
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(STAFF_PAGE_SIZE + 1)
  const [at, id] = after?.split(' ') ?? []
  if (at !== undefined && id !== undefined) query = query.where('decided_at', '<=', at).where((row) => row.or([row('decided_at', '<', at), row('id', '<', id)]))
  const rows = await query.execute()
  const shown = rows.slice(0, STAFF_PAGE_SIZE)
  const decisions: QuestionDecision[] = []
  for (const { id: decision, page, lines, asked, decided_at } of shown) {
    const told = page === null ? await askedOf(db, decision) : lines.split('\n')
    decisions.push({ id: decision, lines: told, page: page === null ? null : pageShown(page, known), asked: Number(asked), decided_at })
  }
  const last = rows.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { decisions, next: last ? `${last.decided_at} ${last.id}` : null }
}

function pageShown(id: string, known: Knowledge): NonNullable<QuestionDecision['page']> {
  const passage = known.passage(id)
  return { id, title: passage ? titleOf(passage) : null, url: passage?.url ?? null }
}

function titleOf({ title, heading }: Passage): string {
  return heading === null ? title : `${title} · ${heading}`
}

async function askedOf(db: Db, decision: string): Promise<string[]> {
  const rows = await db
    .selectFrom('editor_questions')
    .select('question')
    .where('decision_id', '=', decision)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_TOLD * MOST_TOLD)
    .execute()
  const different = new Map(rows.map(({ question }) => [wordsOf(question), question]))
  return [...different.values()].slice(0, MOST_TOLD)
}

/** What may answer, the likeliest first, before anybody judges whether it does. */
export function answeringPages(known: Knowledge, q: string): AnsweringPage[] {
  if (q.trim() === '') return []
  return known
    .candidates(q)
    .slice(0, MOST_OFFERED)
    .map(({ passage: { id, title, heading, url, text } }) => ({
      id,
      title,
      heading,
      url,
      begins: text.replace(/\s+/g, ' ').slice(0, BEGINNING_CHARACTERS),
    }))
}
