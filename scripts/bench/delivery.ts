import { randomUUID } from 'node:crypto'
import { beside, type Named } from './beside.ts'
import { measure } from './load.ts'
import { startMeasured } from './processes.ts'

const BROTLI = { 'accept-encoding': 'br' }
/** More than a run asks for, so that none comes twice. */
const UNKNOWN = 100_000
const CONNECTIONS = 16

/** What a browser is sent besides kept pages: files, what it has already, what is nowhere, and pages rendered as browsers ask for them. */
export async function deliveryRows(): Promise<Named[]> {
  const site = await startMeasured('site')
  const answer = await fetch(`${site.url}/home`, { headers: BROTLI })
  const files = new Set((await answer.text()).match(/\/assets\/(?:react|frame)-[\w-]+\.js/g))
  const known = { ...BROTLI, 'if-none-match': answer.headers.get('etag') ?? '' }
  const unknown = Array.from({ length: UNKNOWN }, () => `/${randomUUID()}`)
  const rows = await beside('page /home kept, br', site, { path: '/home', connections: CONNECTIONS, headers: BROTLI })
  for (const path of files) rows.push(...(await beside(`file ${path.slice(8, 13)}, br`, site, { path, connections: CONNECTIONS, headers: BROTLI })))
  rows.push(...(await beside('304 of /home', site, { path: '/home', connections: CONNECTIONS, headers: known, status: 304 })))
  rows.push(...(await beside('unknown addresses, br', site, { paths: unknown, connections: CONNECTIONS, headers: BROTLI, status: 404 })))
  await site.stop()

  const uncached = await startMeasured('site', { args: ['uncached'] })
  for (const path of ['/', '/home', '/blog/3', '/lege', '/tgamers']) {
    rows.push({ name: `page ${path} rendered, br`, ...(await measure(uncached, { path, connections: 1, headers: BROTLI })) })
  }
  await uncached.stop()
  return rows
}
