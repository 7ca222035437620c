import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A database on the server that scripts/check.ts started, without tables or a copy of another. @throws Error when there is no server */
export async function createDatabase(copied?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `bobita_${randomUUID().replaceAll('-', '')}`
  await command(`create database ${name}${copied === undefined ? '' : ` template ${new URL(copied).pathname.slice(1)}`}`)
  const url = new URL(postgresUrl())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => command(`drop database ${name} with (force)`) }
}

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

function postgresUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) throw new Error('Start the PostgreSQL tests with `npm test`, or give TEST_DATABASE_URL.')
  return url
}
