import type { Bobita } from '#server/bobita.ts'
import { setAside } from '#server/chat/editors/decide-questions.ts'
import { noteQuestion } from '#server/chat/sessions/editor-questions.ts'
import { createSession } from '#server/chat/sessions/sessions.ts'
import { machineActor } from '#server/operators/audit.ts'
import { newId } from '#server/platform/ids.ts'

/** A question of a guest that waits for editors. */
export async function waitingQuestion({ database: { db } }: Pick<Bobita, 'database'>, question = `Ce mănâncă un ${newId()}?`, now = new Date()) {
  const session = await createSession(db, { guest_hash: 'x' })
  await noteQuestion(db, session.id, question, 'unknown', now)
  const { id } = await db.selectFrom('editor_questions').select('id').where('question', '=', question).orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  return { id }
}

/** The decision by which one was set aside. */
export async function decidedQuestion(world: Pick<Bobita, 'database'>) {
  const { id } = await waitingQuestion(world)
  return { id: await setAside(world.database.db, machineActor(), id) }
}
