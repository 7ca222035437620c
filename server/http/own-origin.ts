import type { FastifyRequest } from 'fastify'

/** Scheme and host of the request; a host that is none becomes localhost, so that a forged header cannot fill a cache with names. */
export function ownOrigin({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  return /^[\w.:[\]-]{1,100}$/.test(host) && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost'
}
