import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedIn } from '#contract/auth.ts'
import { CROWDED } from './crowd.ts'
import { percentile } from './first-chunk.ts'
import { fillArticles, fillMessages, fillShelters, fillSignatures, pick, WORDS } from './growth-records.ts'
import { startMeasured, type Measured } from './processes.ts'

/** What one call costs at one size, in milliseconds; memory of the server in MB. */
export interface GrowthRow {
  records: string
  readyMs: number
  rssMb: number
  calls: Record<string, { p50: number; p95: number; p99: number }>
}

const CALLS = 200

/** A directory of `count` shelters: its first page, a far page, and searches. */
export function shelterGrowth(count: number): Promise<GrowthRow> {
  return grown(`${count} shelters`, (folder) => fillShelters(folder, count), {
    list: () => '/api/v1/shelters',
    'page 1': () => '/api/v1/shelters?page=1',
    'a far page': (call) => `/api/v1/shelters?page=${1 + ((call * 37) % Math.ceil(count / 8))}`,
    search: (call) => `/api/v1/shelters?page=1&q=${encodeURIComponent(`${pick(WORDS, call * 7)} ${pick(WORDS, call)}`)}`,
  })
}

/** A blog of `count` articles beside those of the site, which Bobita also answers from. */
export function articleGrowth(count: number): Promise<GrowthRow> {
  const paths: Paths = {
    'page 1': () => '/api/v1/blog-posts',
    'a far page': (call) => `/api/v1/blog-posts?page=${1 + ((call * 13) % Math.ceil(count / 9))}`,
    search: (call) => `/api/v1/blog-posts?q=${encodeURIComponent(`${pick(WORDS, call * 7)} ${pick(WORDS, call)}`)}`,
    'one article': (call) => `/api/v1/blog-posts/${1_000 + ((call * 31) % count)}`,
  }
  const fill = (folder: string) => fillArticles(folder, count)
  return measured(`${count} articles`, fill, async (site) => ({
    ...(await timedPaths(site, paths, { prefer: 'return=minimal' })),
    'a question': await timed(async () => void (await ask(site))),
  }))
}

/** Petitions beside a million signatures, or none. */
export function signatureGrowth(count: 0 | 1_000_000): Promise<GrowthRow> {
  return grown(`${count} signatures`, (folder) => fillSignatures(folder, count), {
    'list of petitions': () => '/api/v1/petitions',
    'one petition': () => `/api/v1/petitions/${CROWDED}`,
  })
}

/** Conversations of others, `count` messages in all: a question with its whole answer, and what an account reads of its own. */
export function chatGrowth(count: number): Promise<GrowthRow> {
  const fill = (folder: string) => fillMessages(folder, count)
  return measured(`${count} messages`, fill, async (site) => {
    const headers = await register(site)
    const session = /"chat_session_id":"([^"]+)"/.exec(await ask(site, headers))?.[1] ?? ''
    return {
      'a question': await timed(async () => void (await ask(site, headers))),
      history: await timed(() => get(site, `/api/v1/chat/session/${session}/history?limit=50`, headers)),
      conversations: await timed(() => get(site, '/api/v1/chat/sessions?limit=20', headers)),
    }
  })
}

/** A new account, as the headers of its calls. */
async function register({ url }: Measured): Promise<Record<string, string>> {
  const account = { name: 'Ana Exemplu', email: 'ana@exemplu.ro', password: 'parola-lunga-de-test' }
  const answer = await fetch(`${url}/api/v1/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) })
  return { authorization: `Bearer ${signedIn.parse(await answer.json()).data.token}` }
}

/** Asks and reads the whole answer. */
async function ask({ url }: Measured, headers: Record<string, string> = {}): Promise<string> {
  const body = JSON.stringify({ question: 'cum scot o căpușă de la câine' })
  const answer = await fetch(`${url}/api/v1/chat/ask/stream`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
  return answer.text()
}

type Paths = Record<string, (call: number) => string>

function grown(records: string, fill: (folder: string) => Promise<void>, paths: Paths): Promise<GrowthRow> {
  return measured(records, fill, (site) => timedPaths(site, paths))
}

/** What each path takes, one call after the other. */
export async function timedPaths(site: Pick<Measured, 'url'>, paths: Paths, headers: Record<string, string> = {}): Promise<GrowthRow['calls']> {
  const calls: GrowthRow['calls'] = {}
  for (const [name, path] of Object.entries(paths)) calls[name] = await timed((call) => get(site, path(call), headers))
  return calls
}

/** A site with such records, measured. */
export async function measured(
  records: string,
  fill: (folder: string) => Promise<void>,
  measure: (site: Measured) => Promise<GrowthRow['calls']>,
): Promise<GrowthRow> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-growth-'))
  await fill(folder)
  const site = await startMeasured('site', { folder, env: { DEMO_DATA: '0' } })
  const calls = await measure(site)
  const { rss } = await site.usage()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  return { records, readyMs: site.readyMs, rssMb: Math.round(rss / 1_048_576), calls }
}

async function get({ url }: Pick<Measured, 'url'>, path: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url + path, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}

async function timed(work: (call: number) => Promise<void>): Promise<{ p50: number; p95: number; p99: number }> {
  const times: number[] = []
  for (let call = -20; call < CALLS; call += 1) {
    const started = performance.now()
    await work(Math.abs(call))
    if (call >= 0) times.push(performance.now() - started)
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}
