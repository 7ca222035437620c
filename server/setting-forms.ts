import { isIP } from 'node:net'

/** A mailbox, or a name with one behind it. */
const SENDER = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/
/** What Fastify knows by name (npm: @fastify/proxy-addr). */
const NAMED_PROXIES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether a sender of mails has an address. */
export function hasAddress(value: string | undefined): boolean {
  return value === undefined || SENDER.test(value)
}

/** Scheme, host and port of an address; null where there is none. */
export function originOf(address: string | undefined): string | null {
  return (address !== undefined && URL.parse(address)?.origin) || null
}

/** Whether an address of a site says nothing but where it is. */
export function isOrigin(value: string | undefined): boolean {
  if (value === undefined || !URL.canParse(value)) return value === undefined
  const { href, origin } = new URL(value)
  return href === `${origin}/`
}

/** Whether an address says nothing but where something is, if need be below a path. */
export function isPlain(value: string | undefined): boolean {
  if (value === undefined || !URL.canParse(value)) return value === undefined
  const { href, origin, pathname } = new URL(value)
  return href === origin + pathname
}

/** Whether TRUST_PROXY is something Fastify understands. */
export function isProxies(value: string | undefined): boolean {
  return value === undefined || /^(true|false|\d{1,2})$/.test(value) || value.split(',').every((one) => isNetwork(one.trim()))
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/')
  const version = isIP(address)
  if (version === 0) return NAMED_PROXIES.has(value)
  return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
}
