import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../platform/ids.ts'

const LIFETIME_MS = 60_000

export interface ZipTickets {
  /** A ticket with which one network downloads one set, for a minute. */
  give(mediaId: string, network: string): string
  isGood(ticket: string | undefined, mediaId: string, network: string): boolean
}

/** Tickets of all processes: nothing is kept, they are signed. */
export function zipTickets(secret: string): ZipTickets {
  const signed = (ends: string, mediaId: string, network: string) => `${ends}.${keyedHash(secret, `zip ${ends} ${mediaId} ${network}`)}`
  return {
    give: (mediaId, network) => signed(String(Date.now() + LIFETIME_MS), mediaId, network),
    isGood(ticket = '', mediaId, network) {
      const ends = ticket.slice(0, Math.max(0, ticket.indexOf('.')))
      const [given, right] = [Buffer.from(ticket), Buffer.from(signed(ends, mediaId, network))]
      return Number(ends) > Date.now() && given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
