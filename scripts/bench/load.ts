import autocannon from 'autocannon'
import type { Measured } from './processes.ts'

const SECONDS = 4
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
  /** One address, or several in turns; `[<id>]` in a body is a number that comes once. */
  path?: string
  paths?: string[]
  connections: number
  /** Callers come from so many addresses, for a site that trusts its proxy. */
  networks?: number
  /** Without a warm-up before; 4 after one by default. */
  seconds?: number
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
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
    failed: result.non2xx + result.errors,
  }
}

function run(url: string, { path = '/', paths = [path], connections, networks = 0, headers = {}, method = 'GET', body }: Load, duration: number) {
  const callers = Array.from({ length: networks }, (_, number) => ({ 'x-forwarded-for': `198.51.100.${number}` }))
  const requests = (networks > 0 ? callers : [{}]).flatMap((caller) =>
    paths.map((each) => ({ path: each, method, headers: { ...headers, ...caller }, ...(body !== undefined && { body }) })),
  )
  return autocannon({ url, connections, duration, requests, idReplacement: body?.includes('[<id>]') ?? false })
}
