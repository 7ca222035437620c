import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import type { EditorQuestionsTable } from '../platform/schema.ts'

/** Newest kept; the list is for people to read. */
const KEPT = 5_000
/** Cut before searching, so that a long question costs no more than a short one. */
const LONGEST = 500
const PERSONAL = /[\w.+-]+@[\w-]+\.[\w.]+|(?:\+|00)?\d[\d\s().-]{7,}\d|https?:\/\/\S+/g

/** Puts a question on the editors' list, without who asked; addresses, phone numbers and links in it are blanked. */
export async function noteQuestion(db: Db, question: string, reason: EditorQuestionsTable['reason'], now = new Date()): Promise<void> {
  const text = question.slice(0, LONGEST).replace(PERSONAL, '…').trim()
  if (text === '') return
  await db.insertInto('editor_questions').values({ id: newId(), question: text, reason, created_at: now.toISOString() }).execute()
  const excess = await db.selectFrom('editor_questions').select('id').orderBy('created_at', 'desc').offset(KEPT).limit(10).execute()
  if (excess.length > 0)
    await db
      .deleteFrom('editor_questions')
      .where(
        'id',
        'in',
        excess.map(({ id }) => id),
      )
      .execute()
}
