import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { fillCrowd, openPetitions } from './crowd.ts'

const ROWS_AT_ONCE = 500
/** Words and places of made-up records. */
export const WORDS = ['labe', 'adăpost', 'speranța', 'cuib', 'casa', 'prieteni', 'codița', 'blană', 'soare', 'munte', 'râu', 'lunca', 'viață', 'suflet']
const PLACES = ['Iași', 'Cluj-Napoca', 'Bacău', 'Brașov', 'Timișoara', 'Galați', 'Ploiești', 'Huși', 'Sibiu', 'Oradea']
/** One of a list by a number that may be larger than it. */
export const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? ''

/** Shelters for a directory in a data folder. */
export async function fillShelters(folder: string, count: number): Promise<void> {
  const at = new Date().toISOString()
  const { db } = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  await migrate(db)
  await inBatches(count, (ids) =>
    db
      .insertInto('shelters')
      .values(
        ids.map((id) => ({
          name: `${pick(WORDS, id)} ${pick(WORDS, id * 3 + 1)} ${id}`,
          location: pick(PLACES, id),
          description: `Înregistrare de măsurat. ${pick(WORDS, id * 5)} `.repeat(4),
          phone_numbers: '[]',
          website: null,
          photo_url: null,
          photo_type: null,
          photo_preview: null,
          photo_data: null,
          verified_on: null,
          is_example: 0,
          status: 'approved',
          suggested_because: null,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute(),
  )
  await db.destroy()
}

/** Articles beside those of the site. */
export async function fillArticles(folder: string, count: number): Promise<void> {
  const { db } = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  await migrate(db)
  const details = {
    title_en: 'A title',
    summary_en: 'A summary',
    urgent: false,
    sources: [],
    checked_on: '2026-11-01',
    ai_assisted: false,
    partly_unconfirmed: false,
  }
  await inBatches(count, (ids) =>
    db
      .insertInto('blog_posts')
      .values(
        ids.map((id) => ({
          id: 999 + id,
          title: `${pick(WORDS, id)} ${pick(WORDS, id * 3 + 1)} ${id}`,
          author: 'Bobita',
          category: 'Sănătate',
          short_description: `Despre ${pick(WORDS, id * 5)}. `.repeat(5),
          content: `${pick(WORDS, id)} ${pick(WORDS, id * 11 + 3)} și ${pick(WORDS, id * 13)}. `.repeat(90),
          tags: '[]',
          created_at: new Date(1_700_000_000_000 + id * 60_000).toISOString(),
          details: JSON.stringify(details),
          file_hash: null,
        })),
      )
      .execute(),
  )
  await db.destroy()
}

/** Two petitions, and the signatures of one. */
export async function fillSignatures(folder: string, count: 0 | 1_000_000): Promise<void> {
  const database = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  await migrate(database.db)
  await openPetitions(database)
  if (count > 0) await fillCrowd(database)
  await database.db.destroy()
}

/** Guests' conversations of 20 messages each. */
export async function fillMessages(folder: string, count: number): Promise<void> {
  const { db } = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  await migrate(db)
  const at = new Date().toISOString()
  await inBatches(count / 20, async (ids) => {
    const sessions = ids.map((id) => ({ id: newId(), guest_hash: `guest-${id}` }))
    await db
      .insertInto('chat_sessions')
      .values(sessions.map((session) => ({ ...session, title: 'Căpușe', is_active: 1, tokens_used: 0, created_at: at, updated_at: at })))
      .execute()
    for (let position = 1; position <= 20; position += 1) {
      const message = {
        position,
        role: position % 2 === 1 ? ('user' as const) : ('assistant' as const),
        content: 'Cum scot o căpușă? '.repeat(10),
        state: 'done' as const,
      }
      await db
        .insertInto('chat_messages')
        .values(sessions.map(({ id }) => ({ ...message, id: newId(), session_id: id, created_at: at, heartbeat_at: at })))
        .execute()
    }
  })
  await db.destroy()
}

/** Inserts so many rows, some hundred at a time, with the ids from 1. */
export async function inBatches(count: number, insert: (ids: number[]) => Promise<unknown>): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    await insert(Array.from({ length: Math.min(ROWS_AT_ONCE, count - first + 1) }, (_, place) => first + place))
  }
}
