import type { Readable } from 'node:stream'

/** The object that says whose the store is (server/evidence/store-owner.ts); no listing names it. */
export const SITE_MARK = 'site.json'

/** Where photos and videos lie: a folder beside the database, or a bucket. Keys are plain names such as `AAAA….webp`. */
export interface ObjectStore {
  /** Takes a finished local file under a key; afterwards the object is whole and durable, and the local file is gone. */
  put(key: string, file: string, contentType: string): Promise<void>
  /** The object's bytes, or those from `start` to `end`, both included. @throws ObjectMissing */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /**
   * An address at which anybody finds the object for so many seconds, past this server, as what it is told to be; null where
   * the store has no such addresses.
   */
  signedAddress(key: string, as: { contentType: string; seconds: number }): Promise<string | null>
  /** Removes an object; one that is not there is no fault. */
  remove(key: string): Promise<void>
  /** Keys of every object, for the sweep to find what no row knows. */
  keys(): AsyncIterable<string>
  /** When an object was put; null for one that is not there. */
  changedAt(key: string): Promise<Date | null>
  /** Writes and removes a small object, so that readiness tells the truth. */
  check(): Promise<void>
}

export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing'
}
