import { join } from 'node:path'
import type { z } from 'zod'
import { signedIn } from '#contract/auth.ts'
import { openDatabase, type Database } from '#server/platform/database/database.ts'
import { readConfig } from '#server/config.ts'
import { createObjectStore } from '#server/platform/files/open-store.ts'
import type { ObjectStore } from '#server/platform/files/object-store.ts'
import { openBucket } from './bucket.ts'
import { formOf } from '../cast.ts'
import { OWN_LIMITS } from '../setup/far-limits.ts'
import { holding } from '../setup/figures.ts'
import { startModelServer, type ModelServer } from './model-server.ts'
import { openRoundRobin, type RoundRobin } from './round-robin.ts'
import { startServer, type RunningServer } from './servers.ts'
import { engine, emptySettings } from '../world.ts'

/** A site of several servers: one database, one store of files, one model, and a proxy that sends every request to the next server. */
export interface SeveralServers {
  settings: Record<string, string>
  database: Database
  files: ObjectStore
  model: ModelServer
  proxy: RoundRobin
  /** The first and the second server. */
  one: RunningServer
  other: RunningServer
  /** All that stand behind the proxy: two, or four in a long run. */
  all: RunningServer[]
  close(): Promise<void>
}

const LONG_RUN = 4

/** On PostgreSQL with a bucket; on the embedded database with one data folder. Limits are as they are in earnest, but those of signatures and of all calls, which would take long to reach. */
export async function openSeveral(): Promise<SeveralServers> {
  const bucket = engine === 'postgres' ? await openBucket() : null
  const model = await startModelServer({ kind: 'says', pieces: ['Gata [1].'] })
  const settings: Record<string, string> = {
    ...(await emptySettings()),
    ...OWN_LIMITS,
    LIMIT_SIGN: '5/10',
    LIMIT_CALL: '300/300',
    TRUST_PROXY: '1',
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'test',
    ...bucket?.settings,
  }
  const [one, other, ...more] = [await startServer(settings), await startServer(settings), ...(await startMore(settings, holding ? LONG_RUN - 2 : 0))]
  const all = [one, other, ...more]
  const url = settings['DATABASE_URL']
  const database = await openDatabase(url === undefined ? { file: join(settings['DATA_DIR'] ?? '', 'bobita.sqlite') } : { url })
  const proxy = await openRoundRobin(all.map((server) => server.url))
  return {
    settings,
    database,
    files: await createObjectStore(readConfig(settings)),
    model,
    proxy,
    one,
    other,
    all,
    async close() {
      await proxy.close()
      for (const server of all) await server.kill()
      await database.db.destroy()
      await model.close()
      await bucket?.close()
    },
  }
}

async function startMore(settings: Record<string, string>, count: number): Promise<RunningServer[]> {
  const started: RunningServer[] = []
  while (started.length < count) started.push(await startServer(settings))
  return started
}

/** Somebody with an address of their own, whom the servers know by an account or a cookie. */
export interface Caller {
  headers: Record<string, string>
}

let networks = 0

/** Somebody nobody knows, from a network of their own. */
export function aStranger(): Caller {
  networks += 1
  return { headers: { 'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}` } }
}

/** Somebody who registers at a server. */
export async function aMember(at: { url: string }): Promise<Caller & { id: string; email: string }> {
  const { headers } = aStranger()
  const form = formOf('Ana')
  const { data } = signedIn.parse(await (await post(at, '/auth/register', form, { headers })).json())
  return { headers: { ...headers, authorization: `Bearer ${data.token}` }, id: data.user.id, email: form.email }
}

/** One call by somebody at a server or through the proxy. */
export function post(at: { url: string }, path: string, body: unknown, { headers }: Caller, method = 'POST'): Promise<Response> {
  return fetch(`${at.url}${path}`, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

export function get(at: { url: string }, path: string, { headers }: Caller): Promise<Response> {
  return fetch(`${at.url}${path}`, { headers })
}

/** What stands in a JSON answer. */
export async function readAs<Shape>(schema: z.ZodType<Shape>, answer: Response | Promise<Response>): Promise<Shape> {
  return schema.parse(await (await answer).json())
}
