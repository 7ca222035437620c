import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { uploaded } from '#contract/evidence.ts'
import { register } from '#server/auth/accounts.ts'
import { issueToken } from '#server/auth/sign-in-tokens.ts'
import type { Bobita } from '#server/bobita.ts'
import { objectKeys } from '#server/evidence/evidence.ts'
import { canonicalEmail } from '#server/petitions/canonical-email.ts'
import { createSignatureQueue } from '#server/petitions/signature-batches.ts'
import { openDatabase, type Db } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'
import { SITE_MARK } from '#server/platform/files/object-store.ts'
import { errorTexts } from '#texts/errors.ts'
import { call, formOf } from '#tests/cast.ts'
import { phonePhoto, upload } from '#tests/evidence.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { keepWriting, signing, uploading, type Written } from '#tests/servers/keep-writing.ts'
import { askOnce, keepAsking, recovery } from '#tests/servers/outage.ts'
import { aPetition, sign, signatureRows } from '#tests/petition.ts'
import { startServer } from '#tests/servers/servers.ts'
import { mountSmallDisk, takeAllRoom } from '#tests/servers/small-disk.ts'
import { emptyWorld, engine, emptySettings } from '#tests/world.ts'

const DISK_MB = 20
const FULL_MS = holding ? 10_000 : 1_000
/** The goal of T2. */
const RECOVERY_MS = 5_000
const folder = mkdtempSync(join(tmpdir(), 'bobita-full-'))
/** Null where nothing may be mounted; the first two tests need no disk and ask the same of the same code. */
const disk = mountSmallDisk(folder, DISK_MB)
afterAll(() => {
  disk?.unmount()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody with an account, made where the site itself may take none. */
async function somebody({ database: { db } }: Bobita, now = new Date()) {
  const { id } = await register(db, formOf('Ana'), { mails: false, language: 'ro' })
  return { headers: { authorization: `Bearer ${await issueToken(db, id, { network: 'here' }, now)}` } }
}

/** What a person is told: by status, code and sentence. */
function said(answer: LightMyRequestResponse): unknown[] {
  const { code, error } = answer.json()
  return [answer.statusCode, code, error]
}

/** How long to wait is told instead of the advice. */
const FULL_RO = expect.stringMatching(/^Nu mai este loc pentru date noi, așa că nu am salvat ce ai trimis\. Încearcă din nou peste .+\.$/)
const FULL_EN = expect.stringMatching(/^There is no room left for new data, so what you sent was not saved\. Try again in .+\.$/)
const FULL = [503, 'server.full', FULL_RO]
const NO_SPACE = [507, 'server.no_space', errorTexts.ro['server.no_space']]

/** Every kind of write is refused, every kind of read is answered. */
async function expectReadOnly({ app }: Bobita, petition: number, { headers }: { headers: { authorization: string } }): Promise<void> {
  const photo = await phonePhoto()
  expect(said(await sign(app, petition, `${randomUUID()}@exemplu.ro`))).toEqual(FULL)
  expect(said(await call(app, 'POST', '/auth/register', { payload: formOf('Dan') }))).toEqual(FULL)
  expect(said(await call(app, 'POST', '/chat/ask/stream', { payload: { question: 'Ce mănâncă pisica? '.repeat(200) }, headers }))).toEqual(FULL)
  expect(said(await upload(app, { headers }, [{ content: photo }]))).toEqual(NO_SPACE)
  const english = await sign(app, petition, `${randomUUID()}@exemplu.ro`, { 'accept-language': 'en' })
  expect([english.json().error, Number(english.headers['retry-after']) > 0]).toEqual([FULL_EN, true])
  for (const path of ['/petitions', '/shelters', '/profile', '/chat/sessions'])
    expect([path, (await call(app, 'GET', path, { headers })).statusCode]).toEqual([path, 200])
  for (const path of ['/livez', '/readyz']) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200])
}

test('T2 with little room left every write is refused in the language of who asks, uploads for their own reason, and reads go on', async () => {
  const site = await emptyWorld({ WRITES_KEEP_FREE_MB: '1000000', UPLOADS_KEEP_FREE_MB: '1000000' })
  const ana = await somebody(site)
  const petition = await aPetition(site.database.db)
  await expectReadOnly(site, petition, ana)
  // Nobody is kept signed in for want of room.
  expect((await call(site.app, 'POST', '/auth/logout', { headers: ana.headers })).statusCode).toBe(204)
  expect((await call(site.app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(401)
})

/** Lets the database grow no further, and uses up what is free inside the last pages of its tables. */
async function fillUp({ db }: Bobita['database'], petition: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
  const at = new Date().toISOString()
  const row = { user_id: null, set_id: null, position: 0, state: 'arriving', type: 'image', content_type: '', extension: 'webp' } as const
  const size = { width: 1, height: 1, bytes: 1, sha256: '', given_bytes: 1, given_sha256: '', created_at: at }
  const queue = createSignatureQueue({ db }, { mails: false })
  const writes = [
    () => queue.signPetition(petition, { full_name: 'Ana Exemplu', email: `${randomUUID()}@exemplu.ro` }, { browserHash: newId(), userId: null }),
    () =>
      db
        .insertInto('users')
        .values({ id: newId(), name: '', email: '', email_key: newId(), phone_number: null, password_hash: '', created_at: at, updated_at: at })
        .execute(),
    () =>
      db
        .insertInto('evidence_files')
        .values({ id: newId(), ...row, ...size })
        .execute(),
  ]
  for (const write of writes) await expect(endlessly(write)).rejects.toMatchObject({ code: 'server.full' })
}

async function endlessly(write: () => Promise<unknown>): Promise<never> {
  for (;;) await write()
}

test.runIf(engine === 'sqlite')(
  'T2 a database without room refuses what writes, answers what reads, and takes the next write as soon as it has room',
  async () => {
    const site = await emptyWorld({ UPLOADS_KEEP_FREE_MB: '0', WRITES_KEEP_FREE_MB: '0' })
    const { db } = site.database
    // A token whose use would be noted: reading must not fail for that.
    const ana = await somebody(site, new Date(Date.now() - 2 * 60 * 60 * 1_000))
    const petition = await aPetition(db, { required_signatures: 1_000_000 })
    await fillUp(site.database, petition)
    await expectReadOnly(site, petition, ana)
    await sql`pragma max_page_count = 1000000000`.execute(db)
    expect((await sign(site.app, petition, 'urma@exemplu.ro')).statusCode).toBe(200)
    const { current_signatures } = await db.selectFrom('petitions').select('current_signatures').where('id', '=', petition).executeTakeFirstOrThrow()
    expect(current_signatures).toBe(await signatureRows(db, petition))
  },
)

/** What of it is not there whole. */
async function lost(db: Db, data: string, { signatures, sets }: Written): Promise<string[]> {
  const signed = new Set((await db.selectFrom('signatures').select('email_key').execute()).map(({ email_key }) => email_key))
  const files = await db.selectFrom('evidence_files').select(['id', 'type', 'extension', 'set_id']).where('state', '=', 'kept').execute()
  const whole = new Set(files.filter((row) => objectKeys(row).every((key) => existsSync(join(data, 'files', key)))).map(({ set_id }) => set_id))
  return [...signatures.filter((email) => !signed.has(canonicalEmail(email))), ...sets.filter((id) => !whole.has(id))]
}

/** Files nobody was told of, or that are not whole: of uploads on their way, and in the store. */
async function partialFiles(db: Db, data: string): Promise<string[]> {
  const rows = await db.selectFrom('evidence_files').select(['id', 'type', 'extension']).where('state', '=', 'kept').execute()
  const known = new Set(rows.flatMap(objectKeys))
  const strangers = readdirSync(join(data, 'files')).filter((name) => name !== SITE_MARK && !known.has(name))
  const missing = [...known].filter((name) => !existsSync(join(data, 'files', name)))
  return [...strangers, ...missing, ...readdirSync(join(data, 'arriving'))]
}

/** By the true disk, and by what the site keeps free on it. */
const GUARDS: Record<string, Record<string, string>> = {
  'to the last byte': { UPLOADS_KEEP_FREE_MB: '0', WRITES_KEEP_FREE_MB: '0' },
  'to what the site keeps free': { UPLOADS_KEEP_FREE_MB: '3', WRITES_KEEP_FREE_MB: '1' },
}
/** Rows of PostgreSQL, whose files and log lie elsewhere. */
const UNDER_TABLES = 'to the last byte under the tables of PostgreSQL'
const long = [...Object.keys(GUARDS), ...(engine === 'postgres' ? [UNDER_TABLES] : [])]
const modes = disk === null ? [] : long.slice(0, holding ? long.length : 1)

/** Has PostgreSQL make the tables of an empty database on the small disk; gives how to undo it. */
async function tablesOnDisk(url: string): Promise<() => Promise<void>> {
  const [name, space, tables] = [new URL(url).pathname.slice(1), `space_${newId().replaceAll('-', '_').toLowerCase()}`, join(folder, 'tables')]
  const base = process.env['TEST_DATABASE_URL'] ?? ''
  const { db } = await openDatabase({ url: base })
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db)
  const { uid, gid } = statSync(rows[0]?.data_directory ?? '')
  mkdirSync(tables)
  chownSync(tables, uid, gid)
  await sql`create tablespace ${sql.id(space)} location ${sql.lit(tables)}`.execute(db)
  await sql`alter database ${sql.id(name)} set default_tablespace = ${sql.id(space)}`.execute(db)
  return async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db)
    await sql`drop tablespace ${sql.id(space)}`.execute(db)
    await db.destroy()
  }
}

test.for(modes)('T2 a disk of 20 MB filled %s ends nothing, loses nothing, keeps no half of a file, and is written to again at once', async (mode) => {
  const settings = await emptySettings()
  const url = settings['DATABASE_URL']
  const undo = mode === UNDER_TABLES && url !== undefined ? await tablesOnDisk(url) : null
  const data = undo === null ? folder : (settings['DATA_DIR'] ?? '')
  const server = await startServer({ ...settings, ...(GUARDS[mode] ?? GUARDS['to the last byte']), DATA_DIR: data })
  const { db } = await openDatabase(url === undefined ? { file: join(folder, 'bobita.sqlite') } : { url })
  const account = await fetch(`${server.url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formOf('Dan')),
  })
  const headers = { authorization: `Bearer ${signedIn.parse(await account.json()).data.token}` }
  const petition = await aPetition(db, { required_signatures: 1_000_000 })
  const writers = { url: server.url, petition, headers, photo: await phonePhoto() }
  const [file] = uploaded.parse(JSON.parse((await askOnce(uploading(writers))).body)).files
  const site = new URL('/', server.url).href
  const reads = [`${site}livez`, `${site}readyz`, `${server.url}/petitions`, `${server.url}/profile`, new URL(file?.url ?? '', site).href]
  const sums = { yes: 0, refused: 0, read: 0, slowest: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const reading = keepAsking(
      reads.map((address) => ({ what: address, url: address, init: () => ({ headers }) })),
      50,
    )
    const writing = keepWriting(writers)
    await expect.poll(() => writing.sets.length).toBeGreaterThan(0)
    const room = takeAllRoom(folder)
    const until = performance.now() + FULL_MS
    const refused = () => writing.answers.filter(({ status }) => status === 503 || status === 507)
    // What the log of the database has taken before is written over first.
    while (performance.now() < until || !refused().some(({ what }) => what === (undo !== null || engine === 'sqlite' ? 'sign' : 'upload'))) {
      room.more()
      await setTimeout(50)
    }
    room.giveBack()
    const recovered = await Promise.all([recovery(signing(writers)), recovery(uploading(writers))])
    await writing.stop()
    await reading.stop()

    expect(new Set(reading.answers.map(({ what, status }) => `${what} ${status}`))).toEqual(new Set(reads.map((address) => `${address} 200`)))
    for (const { what, status, body } of writing.answers.filter((answer) => (answer.status ?? 500) >= 300)) {
      const [refused, sentence] = what === 'upload' ? [507, errorTexts.ro['server.no_space']] : [503, FULL_RO]
      expect([what, status, JSON.parse(body).error]).toEqual([what, refused, sentence])
    }
    // A short run stands among others on a busy machine.
    if (holding) expect(Math.max(...recovered)).toBeLessThanOrEqual(RECOVERY_MS)
    expect(await lost(db, data, writing)).toEqual([])
    expect(await partialFiles(db, data)).toEqual([])
    sums.yes += writing.signatures.length + writing.sets.length
    sums.refused += refused().length
    sums.read += reading.answers.length
    sums.slowest = Math.max(sums.slowest, ...recovered)
  }
  const { current_signatures } = await db.selectFrom('petitions').select('current_signatures').where('id', '=', petition).executeTakeFirstOrThrow()
  expect(current_signatures).toBe(await signatureRows(db, petition))
  if (engine === 'sqlite') expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
  figure(
    `T2 a disk filled ${mode}, ${rounds} times, ${engine}`,
    `${sums.yes} acknowledged, 0 lost, 0 partial files; ${sums.refused} refused; ${sums.read} reads, all 200; slowest return ${sums.slowest} ms`,
  )
  await db.destroy()
  await server.kill()
  await undo?.()
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
})
