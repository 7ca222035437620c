import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { ensurePrivateFile } from '../files/private-file.ts'

/** All pages in one step: a copy made in several begins anew whenever another process writes. */
const ALL_PAGES = 2_147_483_647

/**
 * Copies the embedded database while others write, by the engine's own online backup: one moment of it, in one file.
 *
 * @throws Error when there is no database
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`there is no database at ${from}`)
  ensurePrivateFile(to)
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
}

/** Makes a database that nobody has open a single file, without the traces of rows that were deleted. */
export function settleSqlite(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete; vacuum')
  } finally {
    database.close()
  }
}

/** What is wrong inside a database file; nothing when it is whole. Nothing is written beside it. */
export function faultsOfSqlite(file: string): string[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const checked = database.prepare('pragma integrity_check').all()
      const loose = database.prepare('pragma foreign_key_check').all()
      return [
        ...checked.map(({ integrity_check: said }) => String(said)).filter((said) => said !== 'ok'),
        ...loose.slice(0, 1).map(() => 'a row points to one that is not there'),
      ]
    } finally {
      database.close()
    }
  } catch {
    return ['it cannot be opened']
  }
}

/** Rows of every table of a database file, by the names given. */
export function rowsOfSqlite(file: string, tables: readonly string[]): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return Object.fromEntries(
      tables.map((table) => [table, Number(database.prepare(`select count(*) as rows from "${table.replaceAll('"', '""')}"`).get()?.['rows'])]),
    )
  } finally {
    database.close()
  }
}
