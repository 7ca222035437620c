import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { faultsOfSqlite, rowsOfSqlite } from '../platform/database/sqlite-copy.ts'
import { measure, readManifest, type Manifest } from './manifest.ts'

/**
 * Reads every byte of a backup and compares it with its manifest, and the database's rows with their counts.
 *
 * @returns the manifest, and a sentence for everything that is wrong
 * @throws Error when no backup was finished in the folder, or its manifest is damaged
 */
export async function verifyBackup(folder: string): Promise<{ manifest: Manifest; faults: string[] }> {
  const manifest = await readManifest(folder)
  const faults: string[] = []
  for (const { name, bytes, sha256 } of [...manifest.database, ...manifest.files]) {
    const found = await measure(join(folder, name)).catch(() => null)
    if (!found) faults.push(`${name}: it is not there`)
    else if (found.bytes !== bytes || found.sha256 !== sha256) faults.push(`${name}: it is not what was written`)
  }
  // The rows of files that are damaged say nothing more.
  if (faults.length === 0) faults.push(...(await faultsOfDatabase(folder, manifest)))
  return { manifest, faults }
}

async function faultsOfDatabase(folder: string, { engine, database, rows }: Manifest): Promise<string[]> {
  const faults: string[] = []
  if (engine === 'sqlite') {
    const file = join(folder, database[0]?.name ?? '')
    faults.push(...faultsOfSqlite(file).map((fault) => `bobita.sqlite: ${fault}`))
    if (faults.length > 0) return faults
    const found = rowsOfSqlite(
      file,
      rows.map(({ table }) => table),
    )
    return rows.filter(({ table, count }) => found[table] !== count).map(({ table }) => `${table}: the number of rows is another`)
  }
  for (const { table, count } of rows) {
    const part = database.find(({ name }) => name.endsWith(`/${table}.jsonl`))
    if (!part || (await countLines(join(folder, part.name))) !== count) faults.push(`${table}: the number of rows is another`)
  }
  return faults
}

async function countLines(file: string): Promise<number> {
  let lines = 0
  for await (const piece of createReadStream(file)) if (piece instanceof Buffer) lines += piece.reduce((sum, byte) => sum + (byte === 0x0a ? 1 : 0), 0)
  return lines
}
