import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { wholeDump } from '#tests/reading/dump.ts'
import { databaseWithoutRows } from '#tests/setup/empty-database.ts'
import type { Db } from './database/database.ts'
import { newToken } from './ids.ts'
import { siteSecret } from './site-secret.ts'

const root = mkdtempSync(join(tmpdir(), 'bobita-secret-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const aFile = () => join(mkdtempSync(join(root, 'data-')), 'deep', 'secret')
const inFile = (secretFile: string) => ({ secretFile, siteSecret: undefined })
const another = /^this database was used with another secret than the one in .*: bring that one here/

let db: Db
beforeEach(async () => {
  ;({ db } = await databaseWithoutRows())
})

test('the secret is made once, in a file only its account can read, and is nowhere in the database', async () => {
  const file = aFile()
  const secret = await siteSecret(db, inFile(file))
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readFileSync(file, 'utf8').trim()).toBe(secret)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(await siteSecret(db, inFile(file))).toBe(secret)
  expect(await wholeDump(db)).not.toContain(secret)
})

test('processes that start together on one folder agree on one secret', async () => {
  const file = aFile()
  const secrets = await Promise.all(Array.from({ length: 8 }, () => siteSecret(db, inFile(file))))
  expect(new Set(secrets).size).toBe(1)
})

test('a secret that lies in the database is moved out of it and stays the same', async () => {
  const old = newToken()
  await db.insertInto('site_values').values({ name: 'secret', value: old }).execute()
  const [one, other] = [aFile(), aFile()]
  // Two machines that are upgraded at the same time both get it.
  expect(await Promise.all([siteSecret(db, inFile(one)), siteSecret(db, inFile(one))])).toEqual([old, old])
  expect(readFileSync(one, 'utf8').trim()).toBe(old)
  expect(await wholeDump(db)).not.toContain(old)
  await expect(siteSecret(db, inFile(other))).rejects.toThrow('there is none in')
})

test('one that an older version has made since is thrown away', async () => {
  const file = aFile()
  const secret = await siteSecret(db, inFile(file))
  await db.insertInto('site_values').values({ name: 'secret', value: newToken() }).execute()
  expect(await siteSecret(db, inFile(file))).toBe(secret)
  expect(await db.selectFrom('site_values').select('name').where('name', '=', 'secret').execute()).toEqual([])
})

test('SITE_SECRET comes before the file, and no file is made', async () => {
  const set = { siteSecret: newToken(), secretFile: aFile() }
  expect(await siteSecret(db, set)).toBe(set.siteSecret)
  expect(() => statSync(set.secretFile)).toThrow('ENOENT')
})

test('a database that was used with another secret is refused in one sentence, and nothing is changed', async () => {
  const file = aFile()
  const secret = await siteSecret(db, inFile(file))
  const lost = aFile()
  await expect(siteSecret(db, inFile(lost))).rejects.toThrow(`this database was used with a secret, and there is none in ${lost}`)
  expect(() => statSync(lost)).toThrow('ENOENT')
  await expect(siteSecret(db, { siteSecret: newToken(), secretFile: file })).rejects.toThrow('in SITE_SECRET')
  expect(await siteSecret((await databaseWithoutRows()).db, inFile(file))).toBe(secret)

  // One of an older version, which kept its secret in the database, beside the file of another site.
  const older = (await databaseWithoutRows()).db
  const old = newToken()
  await older.insertInto('site_values').values({ name: 'secret', value: old }).execute()
  await expect(siteSecret(older, inFile(file))).rejects.toThrow(another)
  expect(await older.selectFrom('site_values').selectAll().execute()).toEqual([{ name: 'secret', value: old }])
})

test.each(['', 'scurt', '\n'])('a file that holds no secret (%j) is named', async (text) => {
  const file = join(mkdtempSync(join(root, 'data-')), 'secret')
  writeFileSync(file, text)
  await expect(siteSecret(db, inFile(file))).rejects.toThrow(`${file} holds no secret of at least 32 characters`)
})
