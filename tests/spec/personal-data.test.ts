import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { call, PASSWORD, person, type Person } from '#tests/cast.ts'
import { anUpload, aSet, objectsIn } from '#tests/complaint-set.ts'
import { dump, tablesOf } from '#tests/reading/dump.ts'
import { NOBODY, TABLES } from '#tests/reading/personal-columns.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { noteQuestion } from '#server/chat/sessions/editor-questions.ts'
import { sweepFiles } from '#server/evidence/sweep.ts'
import type { Db } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'

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
  const said = {
    session_id: session.id,
    state: 'done' as const,
    image_type: 'image/webp',
    sources: null,
    perspectives: null,
    card: null,
    follow_ups: null,
    rating: null,
  }
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
  await noteQuestion(db, session.id, marked('unanswered'), 'unknown')
  await db
    .updateTable('editor_questions')
    .set({ words: marked('asked') })
    .where('question', '=', marked('unanswered'))
    .execute()
  const { erasure_key } = await db.selectFrom('editor_questions').select('erasure_key').where('question', '=', marked('unanswered')).executeTakeFirstOrThrow()
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
  const mail = { language: 'ro' as const, state: 'sent' as const, mails: 1, tries: 0, next_try_at: at, wanted_at: at }
  await db
    .insertInto('outgoing_mails')
    .values([
      { ...mail, kind: 'signature', petition_id, email_key, user_id: null, email: null },
      { ...mail, kind: 'confirm_email', petition_id: null, email_key: null, user_id, email: marked('new@exemplu.ro') },
      { ...mail, kind: 'forgotten_password', petition_id: null, email_key: null, user_id: null, email },
    ])
    .execute()
  const old = marked('old@exemplu.ro')
  const link = { hash: marked('reset'), user_id, purpose: 'undo_email' as const, email: old, email_key: old, expires_at: '2099-01-01T00:00:00.000Z' }
  await db.insertInto('account_links').values(link).execute()
  await db
    .insertInto('signature_links')
    .values({ hash: marked('link'), petition_id, email_key, purpose: 'withdraw', expires_at: '2099-01-01T00:00:00.000Z' })
    .execute()
  await db
    .insertInto('reports')
    .values({ id: newId(), kind: 'petition', target_id: '1', reason: 'other', what: 'ceva', email: email.toUpperCase(), state: 'open', created_at: at })
    .execute()
  const decided = { outcome: 'refused', reason: marked('because'), decided_at: at } as const
  await db
    .insertInto('suggestion_replies')
    .values({ id: newId(), kind: 'shelter', record_id: 1, email, email_key, language: 'ro', created_at: at, ...decided })
    .execute()
  await db
    .insertInto('decision_letters')
    .values({ id: newId(), email, email_key, about: 'removal', title: marked('removed'), reason: marked('reason'), mailed: 0, created_at: at })
    .execute()
  const proposal = { title: marked('proposed'), addressee: marked('whom'), asked: marked('asks'), reasons: marked('why'), required_signatures: 100 }
  await db
    .insertInto('petition_proposals')
    .values({ ...proposal, id: newId(), user_id, language: 'ro', state: 'refused', reason: marked('no'), petition_id: null, created_at: at, decided_at: at })
    .execute()
  const begun = { id: marked('film'), user_id, length_bytes: 1_000, received_bytes: 10, finishing_until: null, created_at: at }
  await db.insertInto('partial_uploads').values(begun).execute()
  const shared = { id: marked('shared'), user_id, key_hash: marked('key'), question: marked('sent'), answer: marked('answer'), card: null, sources: '[]' }
  await db
    .insertInto('shared_answers')
    .values({ ...shared, answered_at: at, created_at: at, expires_at: '2099-01-01T00:00:00.000Z' })
    .execute()
  const file = await anUpload(world, user_id)
  const set = await aSet(world.app, who, [file])
  await db
    .updateTable('complaint_sets')
    .set({ title: marked('set'), description: marked('told'), user_name: marked('owner'), registration_number: marked('nr'), filed_on: at.slice(0, 10) })
    .where('id', '=', set.id)
    .execute()
  return { who, marks: [mark, mark.toUpperCase(), erasure_key ?? '', user_id, set.id, set.media_id, file.id, file.sha256, file.given_sha256] }
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
    columns === NOBODY ? [] : Object.entries(columns).flatMap(([column, is]) => (is === 'not theirs' ? [] : { cell: `${table}.${column}`, is })),
  )

  const before = await dump(db, tables)
  // The test itself is whole: every column that tells of a person has a mark in it. The hash of the password is Argon2's own.
  expect(personal.filter(({ cell }) => cell !== 'users.password_hash' && has(before.get(cell), ana.marks).length === 0)).toEqual([])

  const exported = await call(app, 'GET', '/profile/export', { headers: ana.who.headers })
  const missing = personal.filter(({ cell, is }) => {
    const values = (before.get(cell) ?? '').split('\n').filter((value) => has(value, ana.marks).length > 0)
    return is === 'theirs' && values.some((value) => !exported.body.includes(value))
  })
  expect(missing).toEqual([])
  expect(has(exported.body, dan.marks)).toEqual([])

  const counted = () => db.selectFrom('petitions').select(['id', 'current_signatures']).orderBy('id').execute()
  const countedBefore = await counted()
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.who.headers })).statusCode).toBe(204)
  await sweepFiles({ db, store: files, folder: mkdtempSync(join(tmpdir(), 'bobita-swept-')) }, 0)
  const after = await dump(db, tables)
  expect([...after].filter(([, held]) => has(held, ana.marks).length > 0).map(([cell]) => cell)).toEqual([])
  expect(has((await objectsIn(files)).join(), ana.marks)).toEqual([])
  expect(await counted()).toEqual(countedBefore)
  // Whoever stays keeps everything.
  expect(personal.filter(({ cell }) => cell !== 'users.password_hash' && has(after.get(cell), dan.marks).length === 0)).toEqual([])
})
