import { deleteDB, openDB, type IDBPDatabase } from 'idb'

export type { DBSchema as DeviceSchema, IDBPDatabase as DeviceDatabase } from 'idb'

interface DeviceUse<Schema, Result> {
  name: string
  create: (fresh: IDBPDatabase<Schema>) => void
  use: (db: IDBPDatabase<Schema>) => Promise<Result>
  /** Looked at after each use: a database with nothing in it goes. */
  isEmpty: (db: IDBPDatabase<Schema>) => Promise<boolean>
}

/**
 * What is kept on the device. Each use opens and closes the database, so that signing out, in this tab or another, can remove
 * it at once, and removes it when nothing is kept any more. One after the other, over all tabs: reading it makes it anew, and
 * what another tab keeps just then must not go with it.
 *
 * @throws DOMException where the browser keeps nothing or has no room
 */
export function withDatabase<Schema, Result>({ name, create, use, isEmpty }: DeviceUse<Schema, Result>): Promise<Result> {
  return alone(name, async () => {
    const db = await openDB<Schema>(name, 1, { upgrade: create })
    let emptied = false
    try {
      const result = await use(db)
      emptied = await isEmpty(db)
      return result
    } finally {
      db.close()
      if (emptied) await deleteDB(name)
    }
  })
}

/** Where a page has no locks (an address without https) tabs are not told apart. */
function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
