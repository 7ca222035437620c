import type { FastifyRequest } from 'fastify'

/** Scheme and host of the request; text that cannot be a host becomes localhost. Set PUBLIC_URL wherever strangers choose the Host header. */
export function ownOrigin({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  return /^[\w.:[\]-]{1,100}$/.test(host) && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost'
}
