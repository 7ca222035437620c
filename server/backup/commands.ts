import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '../platform/open-store.ts'
import type { Bucket } from '../platform/s3-store.ts'
import { backUp } from './backup.ts'
import type { Manifest } from './manifest.ts'
import { restore, type Target } from './restore.ts'
import { verifyBackup } from './verify.ts'

export const BACKUP_HELP = `npm run bobita -- backup FOLDER     (while the site runs; into the same folder again: only what is new is copied)
npm run bobita -- verify FOLDER     (reads every byte of a backup)
npm run bobita -- restore FOLDER [--erasures FILE]…
                                    (into an empty place, while no site runs; erases again who was erased since)`

interface Settings extends Target {
  filesFolder: string
  bucket: Bucket | null
}

const COMMANDS = new Set(['backup', 'verify', 'restore'])

/** Whether the words of the command line are for this file. */
export function isBackupCommand([name = '']: readonly string[]): boolean {
  return COMMANDS.has(name)
}

/**
 * Backs up, verifies or restores the site the settings name, and answers what to print.
 *
 * @throws Error with a sentence for the operator
 */
export async function runBackup(settings: Settings, [name = '', ...rest]: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: rest, options: { erasures: { type: 'string', multiple: true } }, allowPositionals: true, strict: true })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new Error(BACKUP_HELP)
  const folder = resolve(given)
  if (name === 'backup') return `backed up: ${sum(await backUp(settings, await openStore(settings), folder))}`
  if (name === 'restore') {
    const erasures = values.erasures ?? []
    const { manifest, files, erased } = await restore(folder, settings, await openStore(settings), erasures)
    return `restored what was there at ${manifest.made_at}: ${sum({ ...manifest, files: manifest.files.slice(0, files) })}; ${erased} accounts erased again`
  }
  const { manifest, faults } = await verifyBackup(folder)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `whole, made at ${manifest.made_at}: ${sum(manifest)}`
}

function sum({ rows, files, missing }: Pick<Manifest, 'rows' | 'files' | 'missing'>): string {
  const lost = missing === 0 ? '' : ` (${missing} were no longer in the store)`
  return `${rows.reduce((all, { count }) => all + count, 0)} rows, ${files.length} files${lost}`
}
