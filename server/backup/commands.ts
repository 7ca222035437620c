import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../platform/database.ts'
import { openStore } from '../platform/open-store.ts'
import type { Bucket } from '../platform/s3-store.ts'
import { noteBackup } from '../watch/last-backup.ts'
import { backUp } from './backup.ts'
import type { Manifest } from './manifest.ts'
import { moveDatabase } from './move.ts'
import { moveFiles } from './move-files.ts'
import { restore, type Target } from './restore.ts'
import { verifyBackup } from './verify.ts'

export const BACKUP_HELP = `npm run bobita -- backup FOLDER     (while the site runs; into the same folder again: only what is new is copied)
npm run bobita -- verify FOLDER     (reads every byte of a backup)
npm run bobita -- restore FOLDER [--erasures FILE]…
                                    (into an empty place, while no site runs; erases again who was erased since)
npm run bobita -- move --to postgres://…
                                    (from the embedded database to an empty one, while no site runs; with S3_* set the files too)`

interface Settings extends Target {
  filesFolder: string
  bucket: Bucket | null
}

const COMMANDS = new Set(['backup', 'verify', 'restore', 'move'])

/** Whether the words of the command line are for this file. */
export function isBackupCommand([name = '']: readonly string[]): boolean {
  return COMMANDS.has(name)
}

/**
 * Backs up, verifies, restores or moves the site the settings name, and answers what to print.
 *
 * @throws Error with a sentence for the operator
 */
export async function runBackup(settings: Settings, [name = '', ...rest]: readonly string[]): Promise<string> {
  if (name === 'move') return move(settings, rest)
  const { values, positionals } = parseArgs({ args: rest, options: { erasures: { type: 'string', multiple: true } }, allowPositionals: true, strict: true })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new Error(BACKUP_HELP)
  const folder = resolve(given)
  if (name === 'backup') return backUpAndNote(settings, folder)
  if (name === 'restore') {
    const erasures = values.erasures ?? []
    const { manifest, files, erased } = await restore(folder, settings, await openStore(settings), erasures)
    return `restored what was there at ${manifest.made_at}: ${sum({ ...manifest, files: manifest.files.slice(0, files) })}; ${erased} accounts erased again`
  }
  const { manifest, faults } = await verifyBackup(folder)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `whole, made at ${manifest.made_at}: ${sum(manifest)}`
}

async function backUpAndNote(settings: Settings, folder: string): Promise<string> {
  const made = await backUp(settings, await openStore(settings), folder)
  const { db } = await openDatabase(settings.databaseUrl === undefined ? { file: settings.databaseFile } : { url: settings.databaseUrl })
  await noteBackup(db, made.made_at).finally(() => db.destroy())
  return `backed up: ${sum(made)}`
}

async function move(settings: Settings, args: string[]): Promise<string> {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } }, strict: true }).values
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) throw new Error(BACKUP_HELP)
  if (settings.databaseUrl !== undefined) throw new Error('the settings name PostgreSQL already: leave DATABASE_URL out')
  const { tables, fresh, keys } = await moveDatabase(settings.databaseFile, to)
  const lines = tables.map(({ table, count, sum: total }) => `${table}: ${count} rows, ${total}`)
  const rows = tables.reduce((all, { count }) => all + count, 0)
  return [
    ...lines,
    `${fresh ? 'moved' : 'there already'}: ${rows} rows, every one read back`,
    await moveObjects(settings, keys),
    'Now set DATABASE_URL and start the site. Keep DATA_DIR: erasures.jsonl goes on there.',
  ].join('\n')
}

async function moveObjects(settings: Settings, keys: readonly string[]): Promise<string> {
  if (settings.bucket === null) return `${keys.length} files stay in ${settings.filesFolder}`
  const { there, missing } = await moveFiles(keys, settings.filesFolder, settings.arrivingFolder, await openStore(settings))
  return `${there} files are in the bucket${missing === 0 ? '' : `, ${missing} were in neither place`}; ${settings.filesFolder} keeps its own`
}

function sum({ rows, files, missing }: Pick<Manifest, 'rows' | 'files' | 'missing'>): string {
  const lost = missing === 0 ? '' : ` (${missing} were no longer in the store)`
  return `${rows.reduce((all, { count }) => all + count, 0)} rows, ${files.length} files${lost}`
}
