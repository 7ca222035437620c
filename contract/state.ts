import { z } from 'zod'
import { instant } from './common.ts'
import { waitingKinds } from './staff.ts'

/** What is counted by days, whoever it was: no cookie and no address tells visitors apart. */
export const dayCounted = [
  'pages',
  'questions_quoted',
  'questions_model',
  'questions_unknown',
  'questions_broken',
  'signatures',
  'sets',
  'mails',
  'calls',
  'call_ms',
] as const
export type DayCounted = (typeof dayCounted)[number]

/** What happened on a day of Bucharest, '2026-11-23'; what did not happen is left out. */
const dayShown = z.object({ day: z.string(), counts: z.partialRecord(z.string(), z.int().nonnegative()) }).meta({ id: 'DayShown' })
export type DayShown = z.infer<typeof dayShown>

/** How the site is, as owners see it: what the command line prints, what happened by days, and which settings are set. Nothing in it names anybody. */
export const siteState = z
  .object({
    version: z.string(),
    engine: z.string(),
    /** The last migration the database was brought to. */
    migration: z.string().nullable(),
    database_bytes: z.number(),
    disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }).nullable(),
    last_backup: instant.nullable(),
    /** When the backup was made that was last read again, every byte, and found whole. */
    last_verified: instant.nullable(),
    /** When the clock was last looked at before something was deleted for good, and since when it is not believed. */
    last_sweep: z.object({ seen: instant, doubted_since: instant.nullable() }).nullable(),
    jobs: z.array(
      z.object({
        job: z.string(),
        succeeded_at: instant.nullable(),
        failed_at: instant.nullable(),
        cause: z.string().nullable(),
        failing: z.boolean(),
      }),
    ),
    queues: z.array(z.object({ name: z.string(), waiting: z.int().nonnegative(), oldest_s: z.int().nonnegative() })),
    mails_given_up: z.int().nonnegative(),
    counts: z.record(z.string(), z.int().nonnegative()),
    days: z.array(dayShown),
    /** By name, whether each is set; never what to. */
    settings: z.array(z.object({ name: z.string(), set: z.boolean() })),
    /** What somebody must do something about. */
    troubles: z.array(z.enum(waitingKinds)),
  })
  .meta({ id: 'SiteState' })
export type SiteState = z.infer<typeof siteState>
