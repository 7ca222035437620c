import type { Db } from './database/database.ts'

/** Whose data it is. */
export interface Person {
  id: string
  email: string
  /** The one form their address has among accounts. */
  email_key: string
}

/** One part of the copy an owner gets, as pieces of JSON: a part may be larger than memory. */
export type PersonalDataPart = (db: Db, person: Person) => AsyncIterable<string>

/** What one domain keeps about people with an account. server/personal-data.ts lists every domain that keeps something. */
export interface PersonalData {
  /** What its owner gets (GDPR art. 15 and 20), by name. */
  export: Readonly<Record<string, PersonalDataPart>>
  /** How much there is, by name, for an operator who may not read it. */
  count?: Readonly<Record<string, (db: Db, userId: string) => Promise<number>>>
  /** Takes it out of the database (art. 17), in the transaction that then deletes the account; what the tables cascade need not be said. */
  erase?(tx: Db, person: Person): Promise<void>
  /** What a guest did is theirs from now on: they have signed in. */
  adopt?(db: Db, userId: string, guestHash: string): Promise<void>
  /** The account is about to get another address than this one; what is theirs by it stays theirs. */
  keepOfAddress?(tx: Db, userId: string, email: string): Promise<void>
}

/** A part that is read at once. */
export function whole(read: (db: Db, person: Person) => Promise<unknown>): PersonalDataPart {
  return async function* (db, person) {
    yield JSON.stringify(await read(db, person))
  }
}

/** The pieces of a JSON list, of the pieces of its items. */
export async function* jsonList(items: AsyncIterable<string> | Iterable<AsyncIterable<string>>): AsyncGenerator<string> {
  yield '['
  let separator = ''
  for await (const item of items) {
    yield separator
    if (typeof item === 'string') yield item
    else yield* item
    separator = ','
  }
  yield ']'
}
