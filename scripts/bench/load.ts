import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { Measured } from './processes.ts'

const SECONDS = 4
/** Stands in a body for what comes once. */
const ONCE = '[<id>]'
const WARM_UP_SECONDS = 1

/** What a request costs. Times in milliseconds, CPU in microseconds of the server for one request. */
export interface Row {
  requestsPerSecond: number
  p50: number
  p99: number
  cpuUsPerRequest: number
  failed: number
}

export interface Load {
  /** One address, or several in turns; `[<id>]` in a body is something that comes once. */
  path?: string
  paths?: string[]
  connections: number
  /** At most so many calls a second by all connections, each of which calls again when it was answered; without it as many as are answered. */
  perSecond?: number
  /** Callers come from so many addresses, for a site that trusts its proxy. */
  networks?: number
  /** Without a warm-up before; 4 after one by default. */
  seconds?: number
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** The status every answer should have, where that is no 2xx; any other counts as failed. */
  status?: number
}

/** Loads one address for a few seconds, after a warm-up. */
export async function measure(server: Measured, load: Load): Promise<Row> {
  if (load.seconds === undefined) await run(server.url, load, WARM_UP_SECONDS)
  const before = await server.usage()
  const result = await run(server.url, load, load.seconds ?? SECONDS)
  const after = await server.usage()
  const requests = result.requests.total
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuUsPerRequest: Math.round((after.cpuUs - before.cpuUs) / Math.max(1, requests)),
    failed: (load.status === undefined ? result.non2xx : requests - (result.statusCodeStats?.[`${load.status}`]?.count ?? 0)) + result.errors,
  }
}

function run(url: string, { path = '/', paths = [path], connections, perSecond, networks = 0, headers = {}, method = 'GET', body }: Load, duration: number) {
  const shape = { url, connections, duration, ...(perSecond !== undefined && { overallRate: perSecond, ignoreCoordinatedOmission: true }) }
  const plain = { path: paths[0], method, headers, ...(body !== undefined && { body }) }
  if (paths.length === 1 && networks === 0 && !body?.includes(ONCE)) return autocannon({ ...shape, requests: [plain] })
  // Made when it is sent: autocannon would make all of a list for each connection first, and that takes longer than the load.
  const prefix = randomUUID()
  let sent = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    sent += 1
    return {
      ...request,
      path: paths[sent % paths.length],
      headers: networks > 0 ? { ...headers, 'x-forwarded-for': `198.51.100.${sent % networks}` } : headers,
      ...(body !== undefined && { body: body.replace(ONCE, `${prefix}-${sent}`) }),
    }
  }
  return autocannon({ ...shape, requests: [{ ...plain, setupRequest }] })
}
