import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const SECONDS = 4

/** How many signatures an engine stores in a second, each in a durable transaction of its own, without a server before it. */
export type EngineLimit = (petitions: readonly number[], connections: number) => Promise<number>

const INSERT =
  'insert into signatures (petition_id, email_key, full_name, email, browser_hash, created_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing'
const COUNT = 'update petitions set current_signatures = current_signatures + 1 where id = $1 and is_active = 1 and current_signatures < required_signatures'

/** PostgreSQL over its own wire, one statement and one round trip a signature. */
export function postgresLimit(url: string): EngineLimit {
  return async (petitions, connections) => {
    const clients = await Promise.all(Array.from({ length: connections }, () => connected(url)))
    const until = Date.now() + SECONDS * 1_000
    const stored = await Promise.all(
      clients.map(async (client, index) => {
        let number = 0
        for (; Date.now() < until; number += 1) {
          const id = petitions[(index + number) % petitions.length]
          await client.query({
            name: 'sign',
            text: `with signature as (${INSERT} returning petition_id) ${COUNT.replace('$1', '(select petition_id from signature)')}`,
            values: rowOf(id, `${index}-${number}`),
          })
        }
        return number
      }),
    )
    await Promise.all(clients.map((client) => client.end()))
    return Math.round(stored.reduce((sum, number) => sum + number, 0) / SECONDS)
  }
}

/** The embedded engine writes one transaction at a time, whoever asks. */
export function sqliteLimit(file: string): EngineLimit {
  return async (petitions) => {
    const database = new DatabaseSync(file)
    database.exec('pragma synchronous = full; pragma busy_timeout = 1000')
    const [begin, insert, count, commit] = ['begin immediate', INSERT, COUNT, 'commit'].map((sql) => database.prepare(sql.replaceAll('$', '?')))
    const until = Date.now() + SECONDS * 1_000
    let number = 0
    for (; Date.now() < until; number += 1) {
      const id = petitions[number % petitions.length] ?? 0
      begin?.run()
      insert?.run(...rowOf(id, String(number)))
      count?.run(id)
      commit?.run()
    }
    database.close()
    return Math.round(number / SECONDS)
  }
}

function rowOf(id: number | undefined, number: string): [number, string, string, string, string, string] {
  return [id ?? 0, `limit-${number}@exemplu.ro`, 'Ana Exemplu', `limit-${number}@exemplu.ro`, number, new Date().toISOString()]
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
