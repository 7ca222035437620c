import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/database.ts'
import { measure, type Load, type Row } from './load.ts'
import { startMeasured } from './processes.ts'
import { openPetitions } from './signing.ts'

/** What arrives at one server in a rush a second, and how long its answers take in milliseconds. */
export interface RushRow extends Pick<Row, 'p50' | 'p99' | 'failed'> {
  name: string
  perSecond: number
}

/**
 * The busiest hour of a day of five million visits has about 12 % of them, 167 a second; in 300 s that is 50,000 visits, a
 * hundredth of the day. A visit opens three pages, one in three fetches the site's files anew, one in twenty searches, one in
 * twenty asks a question, one in fifty signs.
 */
const VISITS_PER_SECOND = 167
const SECONDS = 300
const PETITION = 7_001
const PAGES = ['/', '/home', '/blog/1', '/blog/3', '/blog/8', '/petitions', '/shelters', '/lege', '/tgamers', '/plangeri']
const SEARCHES = ['vaccin', 'ciocolată', 'adăpost Cluj', 'legea 205', 'căpușă'].map((words) => `/api/v1/search?q=${encodeURIComponent(words)}`)
const JSON_BODY = { 'content-type': 'application/json' }
const BROTLI = { 'accept-encoding': 'br' }

/** One process with the embedded database, everything at once, client and server on the same machine. */
export async function rushRows(): Promise<{ rows: RushRow[]; coresUsed: number; peakMb: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-bench-'))
  const site = await startMeasured('site', { env: { DATA_DIR: folder } })
  const { db } = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  await openPetitions(db, [PETITION])
  await db.destroy()
  const home = await (await fetch(`${site.url}/home`)).text()
  const files = [...new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g))]
  const loads: (Load & { name: string; share: number })[] = [
    { name: 'pages', share: 3, connections: 40, paths: PAGES, headers: BROTLI },
    { name: 'files', share: files.length / 3, connections: 40, paths: files, headers: BROTLI },
    { name: 'searches', share: 0.05, connections: 10, paths: SEARCHES },
    {
      name: 'questions',
      share: 0.05,
      connections: 20,
      path: '/api/v1/chat/ask/stream',
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ question: 'Cum scot o căpușă de la câine?' }),
    },
    {
      name: 'signatures',
      share: 0.02,
      connections: 10,
      path: `/api/v1/petitions/${PETITION}/sign`,
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ full_name: 'Ana Exemplu', email: '[<id>]@exemplu.ro' }),
    },
  ]
  const before = await site.usage()
  let peak = before.rss
  const watching = setInterval(() => void site.usage().then(({ rss }) => (peak = Math.max(peak, rss))), 2_000)
  const rows = await Promise.all(
    loads.map(async ({ name, share, ...load }) => {
      const perSecond = Math.round(share * VISITS_PER_SECOND)
      const { requestsPerSecond, p50, p99, failed } = await measure(site, { ...load, perSecond, seconds: SECONDS })
      return { name, perSecond: requestsPerSecond, p50, p99, failed }
    }),
  )
  clearInterval(watching)
  const after = await site.usage()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  const coresUsed = Math.round((after.cpuUs - before.cpuUs) / SECONDS / 10_000) / 100
  return { rows, coresUsed, peakMb: Math.round(peak / 1_048_576) }
}
