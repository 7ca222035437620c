import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { tokenHash } from '../ids.ts'

/** Remembers, outside the database and its backups, which accounts were erased, so that no restore brings them back. */
export interface ErasureLog {
  /** Notes an account; on disk when it returns. Call it as the last step of the transaction that erases. */
  note(accountId: string): Promise<void>
}

/** What is kept of an account: the hash of an id that was random, and when. */
const line = z.object({ account: z.string(), at: z.string() })

/** A log in one file, opened for every line, so that it may be moved or copied away at any time. */
export function erasureLog(file: string, now = () => new Date()): ErasureLog {
  return { note: (accountId) => appendErasures(file, [accountHash(accountId)], now()) }
}

/** What the log keeps instead of the id. */
export const accountHash = tokenHash

/** Adds accounts by their hashes, durably. */
export async function appendErasures(file: string, hashes: readonly string[], now = new Date()): Promise<void> {
  if (hashes.length === 0) return
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // A line that a loss of power cut off must not swallow the next one.
  const text = hashes.map((account) => `\n${JSON.stringify({ account, at: now.toISOString() })}\n`).join('')
  await appendFile(file, text, { mode: 0o600, flush: true })
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}

/**
 * The hashes a log holds. A line that was cut off is passed over: its erasure never happened.
 *
 * @throws Error when there is no such file, or it is no log
 */
export async function readErasures(file: string): Promise<Set<string>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((text) => text !== '')
  const hashes = lines.flatMap((text) => parseLine(text)?.account ?? [])
  if (lines.length > 1 && hashes.length === 0) throw new Error(`${file} is no log of erasures`)
  return new Set(hashes)
}

function parseLine(text: string) {
  try {
    return line.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
