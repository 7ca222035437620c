import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { SiteState } from '#contract/state.ts'
import type { Config } from '../config.ts'
import type { WaitedSite, WaitingForOperators } from '../platform/waiting-for-operators.ts'
import { readDays } from './day-counts.ts'
import { readStatus } from './status.ts'

interface StateParts extends WaitedSite {
  settings: Config
  waiting: readonly WaitingForOperators[]
}

/** /operators/state: how the site is, for owners. */
export const stateDeskRoutes: FastifyPluginAsyncZod<StateParts> = async (app, parts) => {
  app.route({ ...operation('readState'), handler: () => readState(parts) })
}

/** What the command line prints, and what an owner alone must look after. */
async function readState({ settings, waiting, ...site }: StateParts, now = new Date()): Promise<SiteState> {
  const { version, engine, migration, database_bytes, disk, last_backup, last_verified, last_sweep, jobs, queues, mails_given_up, counts } = await readStatus(
    { db: site.db, settings },
    now,
  )
  const ofOwners = waiting.filter(({ roles }) => roles.length === 0)
  const read = await Promise.all(ofOwners.map(async ({ kind, read: count }) => ({ kind, ...(await count(site, now)) })))
  const troubles = read.flatMap(({ kind, count }) => (count > 0 ? [kind] : []))
  const days = await readDays(site.db, now)
  return {
    days,
    settings: settings.named,
    version,
    engine,
    migration,
    database_bytes,
    disk,
    last_backup,
    last_verified,
    last_sweep,
    jobs,
    queues,
    mails_given_up,
    counts,
    troubles,
  }
}
