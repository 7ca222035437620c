import { dirname } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { ownStore } from '../evidence/own-store.ts'
import { claimStore, ForeignStore, needOwnStore } from '../evidence/store-owner.ts'
import { renewKeys } from '../petitions/renew-keys.ts'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { makeDataFolder } from '../platform/files/data-folder.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { createObjectStore } from '../platform/files/open-store.ts'
import { namesOf } from '../platform/data-locations.ts'
import { siteSecret } from '../platform/site-secret.ts'

/** Where the site keeps everything. */
export interface Storage {
  /** With the tables of this version. */
  database: Database
  /** Photos and videos of complaints: a store that belongs to the database. */
  files: ObjectStore
  secret: string
}

/** @throws Error with a sentence for the operator: the store belongs to another site, or the database is of a newer version */
export async function openStorage(config: Config, log: Logger): Promise<Storage> {
  const { arrivingFolder } = config
  makeDataFolder(dirname(arrivingFolder))
  const owned = { store: await createObjectStore(config), names: namesOf(config), arrivingFolder }
  const migrating = await openDatabase(config.database, { timeouts: 'none' })
  let secret: string
  try {
    // Before anything is written: the settings may name the wrong database.
    await needOwnStore({ ...migrating, ...owned }).catch(unlessForeign)
    await migrate(migrating.db)
    const renewed = await renewKeys(migrating.db)
    if (renewed > 0) log.warn(`signatures whose address has another key in this version: ${renewed}`)
    secret = await siteSecret(migrating.db, config)
  } finally {
    await migrating.db.destroy()
  }
  const database = await openDatabase(config.database)
  const ownership = { db: database.db, engine: database.engine, ...owned }
  await claimStore(ownership).catch(unlessForeign)
  return { database, files: ownStore(ownership, (why) => log.error(why)), secret }
}

/** A store that is away is no reason not to start; one of another site is. */
function unlessForeign(fault: unknown): void {
  if (fault instanceof ForeignStore) throw fault
}
