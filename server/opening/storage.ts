import { dirname } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { ownStore } from '../evidence/own-store.ts'
import { claimStore, ForeignStore, needOwnStore } from '../evidence/store-owner.ts'
import { renewKeys } from '../petitions/renew-keys.ts'
import { openDatabase, type Database, type Db } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openReplica } from '../platform/database/replica.ts'
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

/** What guests read lists from: what it tells may be some seconds old (server/platform/database/replica.ts). */
export interface Reading {
  db: Db
  /** In the form of server/http/gauges.ts; nothing where there is no replica. */
  readings(): { name: string; help: string; values: { value: number }[] }[]
  close(): Promise<void>
}

/** The replica the settings name, with the primary instead while it cannot be used; else the database itself. */
export async function openReading({ database: location }: Config, { db }: Database, log: Logger): Promise<Reading> {
  if (location.engine === 'sqlite' || location.replicaUrl === null) return { db, readings: () => [], close: async () => undefined }
  const replica = await openReplica({ primary: location.url, replica: location.replicaUrl }, (state) => {
    if (state.kind === 'used') log.info('lists are read from the replica')
    else log.warn(state, 'lists are read from the primary: the replica cannot be used')
  })
  return {
    db: replica.db,
    readings() {
      const state = replica.state()
      const lag = state.kind === 'away' || state.lagS === null ? [] : [{ value: state.lagS }]
      return [
        { name: 'bobita_replica_used', help: '1 while lists are read from the replica', values: [{ value: state.kind === 'used' ? 1 : 0 }] },
        { name: 'bobita_replica_lag_seconds', help: 'How far behind the replica is, at most; absent when unknown', values: lag },
      ]
    },
    close: () => replica.close(),
  }
}

/** A store that is away is no reason not to start; one of another site is. */
function unlessForeign(fault: unknown): void {
  if (fault instanceof ForeignStore) throw fault
}
