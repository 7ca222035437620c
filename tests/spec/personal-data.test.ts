import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { call, PASSWORD, person, type Person } from '#tests/cast.ts'
import { anUpload, aSet, objectsIn } from '#tests/complaint-set.ts'
import { dump, tablesOf } from '#tests/dump.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { sweepFiles } from '#server/evidence/sweep.ts'
import type { Db } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'

/**
 * What every column is to the person of the account:
 * 'theirs' is in the export and is erased; 'kept from them' (hashes and keys that prove or recognise somebody) is erased and
 * not in the export; 'not theirs' says nothing about anybody. A table or column that is not listed fails the test below.
 */
type Column = 'theirs' | 'kept from them' | 'not theirs'
const NOBODY = 'nobody'

const TABLES: Record<string, Record<string, Column> | typeof NOBODY> = {
  users: {
    id: 'theirs',
    name: 'theirs',
    email: 'theirs',
    email_key: 'kept from them',
    phone_number: 'theirs',
    password_hash: 'kept from them',
    created_at: 'not theirs',
    updated_at: 'not theirs',
  },
  tokens: {
    hash: 'kept from them',
    user_id: 'kept from them',
    network: 'kept from them',
    created_at: 'not theirs',
    last_used_at: 'not theirs',
    revoked_at: 'not theirs',
  },
  chat_sessions: {
    id: 'theirs',
    user_id: 'kept from them',
    guest_hash: 'kept from them',
    title: 'theirs',
    is_active: 'not theirs',
    tokens_used: 'not theirs',
    created_at: 'not theirs',
    updated_at: 'not theirs',
  },
  chat_messages: {
    id: 'not theirs',
    session_id: 'not theirs',
    position: 'not theirs',
    role: 'not theirs',
    content: 'theirs',
    state: 'not theirs',
    image_type: 'not theirs',
    image_data: 'theirs',
    // Quotes of the site's own pages.
    sources: 'not theirs',
    perspectives: 'not theirs',
    follow_ups: 'not theirs',
    rating: 'not theirs',
    created_at: 'not theirs',
    heartbeat_at: 'not theirs',
    stop_asked: 'not theirs',
    mode: 'not theirs',
    network: 'kept from them',
  },
  signatures: {
    petition_id: 'not theirs',
    email_key: 'kept from them',
    full_name: 'theirs',
    email: 'theirs',
    phone_number: 'theirs',
    browser_hash: 'kept from them',
    user_id: 'kept from them',
    created_at: 'not theirs',
    verified_at: 'not theirs',
    network: 'kept from them',
  },
  signature_mails: {
    petition_id: 'not theirs',
    email_key: 'kept from them',
    language: 'not theirs',
    state: 'not theirs',
    mails: 'not theirs',
    tries: 'not theirs',
    next_try_at: 'not theirs',
  },
  signature_links: { hash: 'kept from them', petition_id: 'not theirs', email_key: 'kept from them', purpose: 'not theirs', expires_at: 'not theirs' },
  complaint_sets: {
    id: 'theirs',
    media_id: 'theirs',
    user_id: 'kept from them',
    user_name: 'theirs',
    title: 'theirs',
    description: 'theirs',
    registration_number: 'theirs',
    filed_on: 'not theirs',
    created_at: 'not theirs',
    expires_at: 'not theirs',
  },
  evidence_files: {
    id: 'theirs',
    user_id: 'kept from them',
    set_id: 'kept from them',
    position: 'not theirs',
    state: 'not theirs',
    type: 'not theirs',
    content_type: 'not theirs',
    extension: 'not theirs',
    width: 'not theirs',
    height: 'not theirs',
    bytes: 'not theirs',
    sha256: 'theirs',
    given_bytes: 'not theirs',
    given_sha256: 'theirs',
    created_at: 'not theirs',
  },
  // A mailbox nobody has confirmed is no proof that a notice is the account's: erased with it, shown to nobody.
  reports: {
    id: 'not theirs',
    kind: 'not theirs',
    target_id: 'not theirs',
    reason: 'not theirs',
    what: 'not theirs',
    email: 'kept from them',
    state: 'not theirs',
    created_at: 'not theirs',
  },
  // Noted without who asked, and with addresses and numbers blanked (server/chat/editor-questions.ts).
  editor_questions: NOBODY,
  // Proposed and reported without saying who.
  shelters: NOBODY,
  trainers: NOBODY,
  directory_reports: NOBODY,
  blog_posts: NOBODY,
  petitions: NOBODY,
  operator_actions: NOBODY,
  site_values: NOBODY,
  passage_vectors: NOBODY,
  // How often somebody called, under a keyed hash of the network; only PostgreSQL has it here (server/platform/limit-table.ts).
  ...(engine === 'postgres' && { limit_counts: NOBODY }),
}

const has = (text: string | undefined, secrets: readonly string[]) => secrets.filter((secret) => text?.includes(secret))

/** Somebody with a row in every table that may hold a person, and a mark of theirs in every column that may tell of one. */
async function everywhere(world: Bobita, name: 'Ana' | 'Dan'): Promise<{ who: Person; marks: string[] }> {
  const { db } = world.database
  const who = await person(world.app, name)
  const mark = `semn-${name}-${newId()}`.toLowerCase()
  const user_id = who.user.id
  const at = new Date().toISOString()
  const marked = (field: string) => `${mark}-${field}`
  const email = `${mark}@exemplu.ro`
  await db
    .updateTable('users')
    .set({ name: marked('name'), email, email_key: email, phone_number: marked('phone'), password_hash: await passwordOf(db, user_id) })
    .where('id', '=', user_id)
    .execute()
  await db
    .insertInto('tokens')
    .values({ hash: marked('token'), user_id, network: marked('net'), created_at: at, last_used_at: at, revoked_at: null })
    .execute()
  const session = {
    id: marked('session'),
    user_id,
    guest_hash: marked('guest'),
    title: marked('title'),
    is_active: 1,
    tokens_used: 0,
    created_at: at,
    updated_at: at,
  }
  await db.insertInto('chat_sessions').values(session).execute()
  const said = { session_id: session.id, state: 'done' as const, image_type: 'image/webp', sources: null, perspectives: null, follow_ups: null, rating: null }
  await db
    .insertInto('chat_messages')
    .values({
      ...said,
      id: newId(),
      position: 1,
      role: 'user',
      content: marked('question'),
      image_data: marked('image'),
      network: marked('asked'),
      created_at: at,
      heartbeat_at: at,
    })
    .execute()
  const petition_id = await aPetition(db, { current_signatures: 1 })
  const email_key = email
  await db
    .insertInto('signatures')
    .values({
      petition_id,
      email_key,
      full_name: marked('signer'),
      email,
      phone_number: marked('dial'),
      browser_hash: marked('browser'),
      user_id,
      created_at: at,
      verified_at: null,
      network: marked('from'),
    })
    .execute()
  await db.insertInto('signature_mails').values({ petition_id, email_key, language: 'ro', state: 'sent', mails: 1, tries: 0, next_try_at: at }).execute()
  await db
    .insertInto('signature_links')
    .values({ hash: marked('link'), petition_id, email_key, purpose: 'withdraw', expires_at: '2099-01-01T00:00:00.000Z' })
    .execute()
  await db
    .insertInto('reports')
    .values({ id: newId(), kind: 'petition', target_id: '1', reason: 'other', what: 'ceva', email: email.toUpperCase(), state: 'open', created_at: at })
    .execute()
  const file = await anUpload(world, user_id)
  const set = await aSet(world.app, who, [file])
  await db
    .updateTable('complaint_sets')
    .set({ title: marked('set'), description: marked('told'), user_name: marked('owner'), registration_number: marked('nr'), filed_on: at.slice(0, 10) })
    .where('id', '=', set.id)
    .execute()
  return { who, marks: [mark, mark.toUpperCase(), user_id, set.id, set.media_id, file.id, file.sha256, file.given_sha256] }
}

async function passwordOf(db: Db, id: string): Promise<string> {
  return (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()).password_hash
}

let world: Bobita
beforeAll(async () => {
  world = await emptyWorld()
})

test('every table and column of the database is known to hold a person or nobody', async () => {
  const tables = await tablesOf(world.database.db)
  expect([...tables.keys()].toSorted()).toEqual(Object.keys(TABLES).toSorted())
  for (const [table, columns] of tables) {
    const known = TABLES[table]
    if (known === NOBODY) {
      // What these columns are called, people are in.
      expect([table, columns.filter((column) => /user|email|full_name|guest|browser|network|password/.test(column))]).toEqual([table, []])
    } else expect([table, columns.toSorted()]).toEqual([table, Object.keys(known ?? {}).toSorted()])
  }
})

test('an export holds everything of the account and nothing of anybody else; an erasure leaves nothing of it anywhere', async () => {
  const { app, database, files } = world
  const { db } = database
  const [ana, dan] = [await everywhere(world, 'Ana'), await everywhere(world, 'Dan')]
  const tables = [...(await tablesOf(db)).keys()]
  const personal = Object.entries(TABLES).flatMap(([table, columns]) =>
    columns === NOBODY ? [] : Object.entries(columns).flatMap(([column, is]) => (is === 'not theirs' ? [] : { place: `${table}.${column}`, is })),
  )

  const before = await dump(db, tables)
  // The test itself is whole: every column that tells of a person has a mark in it. The hash of the password is Argon2's own.
  expect(personal.filter(({ place }) => place !== 'users.password_hash' && has(before.get(place), ana.marks).length === 0)).toEqual([])

  const exported = await call(app, 'GET', '/profile/export', { headers: ana.who.headers })
  const missing = personal.filter(({ place, is }) => {
    const values = (before.get(place) ?? '').split('\n').filter((value) => has(value, ana.marks).length > 0)
    return is === 'theirs' && values.some((value) => !exported.body.includes(value))
  })
  expect(missing).toEqual([])
  expect(has(exported.body, dan.marks)).toEqual([])

  const counted = () => db.selectFrom('petitions').select(['id', 'current_signatures']).orderBy('id').execute()
  const countedBefore = await counted()
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.who.headers })).statusCode).toBe(204)
  await sweepFiles({ db, store: files, folder: mkdtempSync(join(tmpdir(), 'bobita-swept-')) }, 0)
  const after = await dump(db, tables)
  expect([...after].filter(([, held]) => has(held, ana.marks).length > 0).map(([place]) => place)).toEqual([])
  expect(has((await objectsIn(files)).join(), ana.marks)).toEqual([])
  expect(await counted()).toEqual(countedBefore)
  // Whoever stays keeps everything.
  expect(personal.filter(({ place }) => place !== 'users.password_hash' && has(after.get(place), dan.marks).length === 0)).toEqual([])
})
