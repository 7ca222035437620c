import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { percentile } from './first-chunk.ts'
import { startMeasured, type Measured } from './processes.ts'

/** What one call costs at one size, in milliseconds; memory of the server in MB. */
export interface GrowthRow {
  records: string
  readyMs: number
  rssMb: number
  calls: Record<string, { p50: number; p99: number }>
}

const CALLS = 200
const ROWS_AT_ONCE = 500
const WORDS = ['labe', 'adăpost', 'speranța', 'cuib', 'casa', 'prieteni', 'codița', 'blană', 'soare', 'munte', 'râu', 'lunca', 'viață', 'suflet']
const PLACES = ['Iași', 'Cluj-Napoca', 'Bacău', 'Brașov', 'Timișoara', 'Galați', 'Ploiești', 'Huși', 'Sibiu', 'Oradea']
const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? ''

/** A directory of `count` shelters: its first page, a far page, and searches. */
export function shelterGrowth(count: number): Promise<GrowthRow> {
  return grown(`${count} shelters`, (folder) => fillShelters(folder, count), {
    list: () => '/api/v1/shelters',
    'page 1': () => '/api/v1/shelters?page=1',
    'a far page': (call) => `/api/v1/shelters?page=${1 + ((call * 37) % Math.ceil(count / 8))}`,
    search: (call) => `/api/v1/shelters?page=1&q=${encodeURIComponent(`${pick(WORDS, call * 7)} ${pick(WORDS, call)}`)}`,
  })
}

/** A blog of `count` articles beside those of the site. */
export function articleGrowth(count: number): Promise<GrowthRow> {
  return grown(
    `${count} articles`,
    (folder) => fillArticles(folder, count),
    {
      'page 1': () => '/api/v1/blog-posts',
      'a far page': (call) => `/api/v1/blog-posts?page=${1 + ((call * 13) % Math.ceil(count / 9))}`,
      search: (call) => `/api/v1/blog-posts?q=${encodeURIComponent(`${pick(WORDS, call * 7)} ${pick(WORDS, call)}`)}`,
      'one article': (call) => `/api/v1/blog-posts/${1_000 + ((call * 31) % count)}`,
    },
    { prefer: 'return=minimal' },
  )
}

async function grown(
  records: string,
  fill: (folder: string) => Promise<void>,
  paths: Record<string, (call: number) => string>,
  headers: Record<string, string> = {},
): Promise<GrowthRow> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-growth-'))
  await fill(folder)
  const site = await startMeasured('site', { folder, env: { DEMO_DATA: '0' } })
  const calls: GrowthRow['calls'] = {}
  for (const [name, path] of Object.entries(paths)) calls[name] = await timed(site, path, headers)
  const { rss } = await site.usage()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  return { records, readyMs: site.readyMs, rssMb: Math.round(rss / 1_048_576), calls }
}

async function timed(site: Measured, path: (call: number) => string, headers: Record<string, string>): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (let call = -20; call < CALLS; call += 1) {
    const started = performance.now()
    const answer = await fetch(site.url + path(Math.abs(call)), { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path(call)} answered ${answer.status}`)
    if (call >= 0) times.push(performance.now() - started)
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

async function fillShelters(folder: string, count: number): Promise<void> {
  const at = new Date().toISOString()
  const { db } = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  await migrate(db)
  await inBatches(count, (ids) =>
    db
      .insertInto('shelters')
      .values(
        ids.map((id) => ({
          name: `${pick(WORDS, id)} ${pick(WORDS, id * 3 + 1)} ${id}`,
          location: pick(PLACES, id),
          description: `Înregistrare de măsurat. ${pick(WORDS, id * 5)} `.repeat(4),
          phone_numbers: '[]',
          website: null,
          photo_url: null,
          photo_type: null,
          photo_preview: null,
          photo_data: null,
          verified_on: null,
          is_example: 0,
          status: 'approved',
          suggested_because: null,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute(),
  )
  await db.destroy()
}

async function fillArticles(folder: string, count: number): Promise<void> {
  const { db } = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  await migrate(db)
  const details = {
    title_en: 'A title',
    summary_en: 'A summary',
    urgent: false,
    sources: [],
    checked_on: '2026-11-01',
    review: 'nerevizuit',
    partly_unconfirmed: false,
  }
  await inBatches(count, (ids) =>
    db
      .insertInto('blog_posts')
      .values(
        ids.map((id) => ({
          id: 999 + id,
          title: `${pick(WORDS, id)} ${pick(WORDS, id * 3 + 1)} ${id}`,
          author: 'Bobita',
          category: 'Sănătate',
          short_description: `Despre ${pick(WORDS, id * 5)}. `.repeat(5),
          content: `${pick(WORDS, id)} ${pick(WORDS, id * 11 + 3)} și ${pick(WORDS, id * 13)}. `.repeat(90),
          tags: '[]',
          created_at: new Date(1_700_000_000_000 + id * 60_000).toISOString(),
          details: JSON.stringify(details),
          file_hash: null,
        })),
      )
      .execute(),
  )
  await db.destroy()
}

async function inBatches(count: number, insert: (ids: number[]) => Promise<unknown>): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    await insert(Array.from({ length: Math.min(ROWS_AT_ONCE, count - first + 1) }, (_, place) => first + place))
  }
}
