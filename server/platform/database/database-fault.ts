import { chainOf, causeOf } from '../process/cause.ts'

interface DatabaseServer {
  host: string
  user: string
  name: string
}

/** By the code of the system or of PostgreSQL (SQLSTATE). */
const SENTENCES: Record<string, (server: DatabaseServer) => string> = {
  ECONNREFUSED: ({ host }) => `nothing listens at ${host}`,
  ENOTFOUND: ({ host }) => `there is no machine called ${host}`,
  EAI_AGAIN: ({ host }) => `the name of ${host} cannot be looked up`,
  ETIMEDOUT: ({ host }) => `${host} does not answer`,
  EHOSTUNREACH: ({ host }) => `${host} cannot be reached`,
  ENETUNREACH: ({ host }) => `${host} cannot be reached`,
  ECONNRESET: ({ host }) => `${host} ended the connection`,
  '28P01': ({ host, user }) => `${host} refuses the password of ${user}`,
  '28000': ({ host, user }) => `${host} refuses ${user}`,
  '3D000': ({ host, name }) => `${host} has no database ${name}`,
  '42501': ({ host, user }) => `${user} may not do that at ${host}`,
  '53300': ({ host }) => `${host} has no connection left`,
  '57P03': ({ host }) => `${host} is starting or stopping`,
}

/**
 * What is wrong with the way to PostgreSQL, in one sentence that names the setting; null when the fault is another one.
 *
 * @param setting where the address came from, when it is not DATABASE_URL
 */
export function databaseFault(error: unknown, url: string | undefined, setting = 'DATABASE_URL'): string | null {
  if (url === undefined || !URL.canParse(url)) return null
  const { hostname, port, username, pathname } = new URL(url)
  const server = {
    host: `${hostname}:${port || 5432}`,
    user: decodeURIComponent(username) || 'nobody',
    name: decodeURIComponent(pathname.slice(1)) || 'without a name',
  }
  const chain = chainOf(error)
  const code = chain.map((one) => ('code' in one ? String(one.code) : '')).find((one) => Object.hasOwn(SENTENCES, one))
  const known = code === undefined ? undefined : SENTENCES[code]
  if (known) return `${setting}: ${known(server)}`
  // The driver gives no code when it waited in vain, or has no password to give.
  const away = chain.some((one) => 'code' in one && one.code === 'server.unavailable')
  return away ? `${setting}: the database at ${server.host} does not answer or does not let us in (${causeOf(error)})` : null
}
