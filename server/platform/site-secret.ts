import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Db } from './database/database.ts'
import { keyedHash, newToken } from './ids.ts'

/** Where the site's secret is found: in SITE_SECRET, else in a file that no backup holds. */
export interface SecretLocation {
  siteSecret: string | undefined
  secretFile: string
}

/** As long as SITE_SECRET must be. */
const SHORTEST = 32
/** What the database keeps instead of the secret: enough to know another one by. */
const CHECK = 'secret_check'
/** Where versions before kept the secret itself. */
const OLD = 'secret'

/**
 * The site's own secret: made at the first start, and kept outside the database, so that a stolen backup tells none of
 * what it keys (hashes of networks and mailboxes, proofs of work, tickets of downloads) and seals (secrets of operators'
 * authenticator apps). Cookies of log-in and links in mails are random tokens and do not hang on it. A secret that still lies in the database is moved out.
 *
 * @throws Error when the database was used with another secret than the one that is here, or none is here any more
 */
export async function siteSecret(db: Db, location: SecretLocation): Promise<string> {
  const saved = await readValues(db)
  const given = location.siteSecret ?? readSecret(location.secretFile)
  if (given === null && saved.has(CHECK)) throw missingSecret(location)
  const secret = given ?? makeSecret(location.secretFile, saved.get(OLD) ?? newToken())
  const check = keyedHash(secret, CHECK)
  // Before a version that knows the check has run, the old secret itself tells which one is right.
  if (!saved.has(CHECK) && (saved.get(OLD) ?? secret) !== secret) throw anotherSecret(location)
  await db
    .insertInto('site_values')
    .values({ name: CHECK, value: check })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  if ((await readValues(db)).get(CHECK) !== check) throw anotherSecret(location)
  await db.deleteFrom('site_values').where('name', '=', OLD).execute()
  return secret
}

/** Whether a secret is here already. @throws Error when what is here is none */
export function hasSecret({ siteSecret: set, secretFile }: SecretLocation): boolean {
  return set !== undefined || readSecret(secretFile) !== null
}

async function readValues(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('site_values').selectAll().where('name', 'in', [CHECK, OLD]).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

function anotherSecret({ siteSecret: set, secretFile }: SecretLocation): Error {
  const where = set === undefined ? secretFile : 'SITE_SECRET'
  return new Error(`this database was used with another secret than the one in ${where}: bring that one here (docs/operate.md, The secret)`)
}

function missingSecret({ secretFile }: SecretLocation): Error {
  return new Error(`this database was used with a secret, and there is none in ${secretFile}: bring it here (docs/operate.md, The secret)`)
}

/** Null when there is no file. @throws Error when it is no secret */
function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length < SHORTEST) throw new Error(`${file} holds no secret of at least ${SHORTEST} characters`)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes the file whole or not at all, durably; when another process was first, theirs is the secret. */
function makeSecret(file: string, secret: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomUUID()}`
  try {
    writeFileSync(part, `${secret}\n`, { mode: 0o600, flush: true })
    linkSync(part, file)
    flushFolder(dirname(file))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(part, { force: true })
  }
  return readSecret(file) ?? secret
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
