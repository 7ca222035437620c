import type { FastifyRequest } from 'fastify'

/** Scheme and host of the request; text that cannot be a host becomes localhost. Set PUBLIC_URL wherever strangers choose the Host header. */
export function ownOrigin({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  return originOf(protocol, host)
}

/** The last answer: a site has one address, and parsing it for every request costs more than sending a kept page. */
let last = { asked: '', origin: '' }

/** An origin from its parts, as `ownOrigin` reads them. */
export function originOf(protocol: string, host: string): string {
  const asked = `${protocol}://${host}`
  if (last.asked !== asked) last = { asked, origin: /^[\w.:[\]-]{1,100}$/.test(host) && URL.canParse(asked) ? asked : 'http://localhost' }
  return last.origin
}
