import { resolve } from 'node:path'
import { moveMark, needMarkedStore } from '../evidence/store-owner.ts'
import { settingsCommand, type Command } from '../operators/command.ts'
import { argument, called, list, text } from '../operators/options.ts'
import { databaseFault } from '../platform/database/database-fault.ts'
import { openDatabase, type DatabaseLocation } from '../platform/database/database.ts'
import { diskStore } from '../platform/files/disk-store.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { openExisting } from '../platform/database/open-existing.ts'
import { createObjectStore } from '../platform/files/open-store.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { databaseName, namesOf } from '../platform/data-locations.ts'
import { hasSecret, type SecretLocation } from '../platform/site-secret.ts'
import type { Bucket } from '../platform/files/s3-store.ts'
import { noteBackup, noteVerified } from '../watch/last-backup.ts'
import { backUp } from './backup.ts'
import { isEmptySite } from './empty-site.ts'
import type { Manifest } from './manifest.ts'
import { moveDatabase } from './move.ts'
import { moveFiles } from './move-files.ts'
import { restore, type RestoreTarget } from './restore.ts'
import { verifyBackup } from './verify.ts'

interface SiteSettings extends RestoreTarget, SecretLocation {
  filesFolder: string
  bucket: Bucket | null
}

const folder = { folder: argument }
const postgres = called('postgres://…', text.regex(/^postgres(ql)?:\/\//, 'an address of PostgreSQL is expected, such as postgres://user:password@host/bobita'))

/** Copies of the site: made, read again, put back, and moved to another engine. */
export function backupCommands(personalData: readonly PersonalData[]): Command[] {
  return [
    settingsCommand(
      'backup',
      folder,
      (settings, given) => backUpAndNote(settings, resolve(given.folder)),
      'while the site runs; into the same folder again: only what is new is copied',
    ),
    settingsCommand('verify', folder, (settings, given) => verifyAndNote(settings, resolve(given.folder)), 'reads every byte of a backup'),
    settingsCommand(
      'restore',
      { ...folder, erasures: list },
      (settings, given) => putBack(settings, personalData, resolve(given.folder), given.erasures),
      'into an empty place, while no site runs; erases again who was erased since',
    ),
    settingsCommand(
      'move',
      { to: postgres },
      (settings, { to }) => move(settings, to),
      'from the embedded database to an empty one, while no site runs; with S3_* set the files too',
    ),
  ]
}

/** A backup can be read where no site is, or none that answers; it is whole all the same. */
async function verifyAndNote({ database }: SiteSettings, from: string): Promise<string> {
  const { manifest, faults } = await verifyBackup(from)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const whole = `whole, made at ${manifest.made_at}: ${sum(manifest)}`
  return noted(database, manifest.made_at).then(
    () => whole,
    (fault: unknown) => `${whole}\nNot noted in ${databaseName(database)}: ${fault instanceof Error ? fault.message : String(fault)}`,
  )
}

async function noted(database: DatabaseLocation, made_at: string): Promise<void> {
  const { db } = await openExisting(database)
  await noteVerified(db, made_at).finally(() => db.destroy())
}

async function putBack(settings: SiteSettings, personalData: readonly PersonalData[], from: string, erasures: readonly string[]): Promise<string> {
  const { manifest, files, erased } = await restore(from, settings, await createObjectStore(settings), { erasures, personalData })
  const said = `restored what was there at ${manifest.made_at}: ${sum({ ...manifest, files: manifest.files.slice(0, files) })}; ${erased} accounts erased again`
  return hasSecret(settings) ? said : `${said}\nNow bring the site's secret: it belongs into ${settings.secretFile} or SITE_SECRET.`
}

async function backUpAndNote(settings: SiteSettings, into: string): Promise<string> {
  const { db, engine } = await openExisting(settings.database)
  try {
    if (await isEmptySite(db))
      throw new Error(`nothing is in ${databaseName(settings.database)} but what the program brings: no backup was made, and ${into} is as it was`)
    const store = await createObjectStore(settings)
    const ownership = { db, engine, store, names: namesOf(settings), arrivingFolder: settings.arrivingFolder }
    const made = await backUp(settings.database, store, into, () => needMarkedStore(ownership))
    await noteBackup(db, made.made_at)
    return `backed up: ${sum(made)}`
  } finally {
    await db.destroy()
  }
}

async function move(settings: SiteSettings, to: string): Promise<string> {
  if (settings.database.engine === 'postgres') throw new Error('the settings name PostgreSQL already: leave DATABASE_URL out')
  const { tables, fresh, keys } = await moveDatabase(settings.database.file, to).catch((cause: unknown) => {
    const sentence = databaseFault(cause, to, '--to')
    throw sentence === null ? cause : new Error(sentence, { cause })
  })
  const lines = tables.map(({ table, count, sum: total }) => `${table}: ${count} rows, ${total}`)
  const rows = tables.reduce((all, { count }) => all + count, 0)
  return [
    ...lines,
    `${fresh ? 'moved' : 'there already'}: ${rows} rows, every one read back`,
    await moveObjects(settings, keys, to),
    'Now set DATABASE_URL and start the site. Keep DATA_DIR: erasures.jsonl and the secret go on there.',
  ].join('\n')
}

async function moveObjects(settings: SiteSettings, keys: readonly string[], to: string): Promise<string> {
  const folder = diskStore(settings.filesFolder)
  if (settings.bucket === null) {
    await takeAlong(settings, to, [folder])
    return `${keys.length} files stay in ${settings.filesFolder}`
  }
  const bucket = await createObjectStore(settings)
  const { there, missing } = await moveFiles(keys, settings.filesFolder, settings.arrivingFolder, bucket)
  await takeAlong(settings, to, [bucket, folder])
  return `${there} files are in the bucket${missing === 0 ? '' : `, ${missing} were in neither place`}; ${settings.filesFolder} keeps its own`
}

/** From now on the old database is refused where the files are: who forgets DATABASE_URL would go on with it. */
async function takeAlong({ arrivingFolder }: SiteSettings, to: string, stores: readonly ObjectStore[]): Promise<void> {
  const { db, engine } = await openDatabase({ url: to })
  await moveMark({ db, engine, arrivingFolder }, stores).finally(() => db.destroy())
}

function sum({ rows, files, missing }: Pick<Manifest, 'rows' | 'files' | 'missing'>): string {
  const lost = missing === 0 ? '' : ` (${missing} were no longer in the store)`
  return `${rows.reduce((all, { count }) => all + count, 0)} rows, ${files.length} files${lost}`
}
