import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { sweepLinks } from '../auth/account-links.ts'
import { sweepTokens } from '../auth/sign-in-tokens.ts'
import { sweepQuestions } from '../chat/sessions/editor-questions.ts'
import { sweepGuestSessions } from '../chat/sessions/sessions.ts'
import { markInterrupted } from '../chat/sessions/answer-lease.ts'
import { enforceRetention } from '../complaints/sweep.ts'
import { clockIsSteady } from '../complaints/sweep-clock.ts'
import type { Config } from '../config.ts'
import { publishDue } from '../blog/publish-drafts.ts'
import { sweepPhotos } from '../directory/record-photos.ts'
import { sweepReplies } from '../directory/suggestion-replies.ts'
import { sweepFiles, sweepUploads, type SweptFiles } from '../evidence/sweep.ts'
import { sweepMails } from '../mail/sweep.ts'
import { sweepProposals } from '../petitions/proposals.ts'
import { sweepSignatures } from '../petitions/sweep.ts'
import { sweepUpdateMails } from '../petitions/update-mails.ts'
import { emptyLog } from '../platform/database/database.ts'
import { endLease, takeLease } from '../platform/database/lease.ts'
import { lockDataFolder } from '../platform/files/data-folder.ts'
import type { LimitCounts } from '../platform/limits/limit-counts.ts'
import { sweepLetters } from '../reports/letters.ts'
import { sweepReports } from '../reports/reports.ts'
import { sweepShares } from '../shared-answers/shared-answers.ts'
import type { WaitingForOperators } from '../platform/waiting-for-operators.ts'
import { sweepNotices } from '../staff/notices/notices.ts'
import { sweepStaff } from '../staff/sessions.ts'
import { sweepDays } from '../watch/day-counts.ts'
import type { Jobs } from '../watch/jobs.ts'
import type { Storage } from './storage.ts'

/** How often everything whose time is over is swept (the jobs below); how old each thing gets stands with its domain. */
const SWEEP_MS = 5 * 60 * 1000
const LISTING = 'list-objects'
const LIST_EVERY_MS = 6 * 60 * 60 * 1000

interface SweepServices {
  /** What operators are told of by mail. */
  waiting: readonly WaitingForOperators[]
  storage: Storage
  limitCounts: LimitCounts
  jobs: Jobs
  log: Logger
}

/** What is swept while the site runs. */
export interface Sweeps {
  /** Waits for the sweep under way. */
  stop(): Promise<void>
  /** Gives the data folder up, after everything in it is closed. */
  leave(): void
}

/** Clears away what the last server of the data folder left half done, then sweeps every few minutes. */
export async function openSweeps(config: Config, { storage: { database, files }, waiting, limitCounts, jobs, log }: SweepServices): Promise<Sweeps> {
  const { db, engine } = database
  const sweepOwnFiles = tellingSweep(log, { db, store: files, folder: config.arrivingFolder })
  const folderLock = engine === 'sqlite' ? lockDataFolder(config.folderLockFile) : null
  // Alone in the folder: whatever was being written when the last server ended has lost its writer.
  const aloneMs = folderLock?.exclusive ? 0 : undefined
  await markInterrupted(db, aloneMs)
  let steady = false
  const look = () => {
    steady = false
    return jobs.run('clock', async () => void (steady = await clockIsSteady(db)))
  }
  /** What nothing brings back waits for a clock that can be believed. */
  const remove = (job: string, work: () => Promise<unknown>) => jobs.run(job, async () => (steady ? await work() : undefined))
  await look()
  // A bucket that is away now is swept later; the site starts without it.
  await remove('files', () => sweepOwnFiles(aloneMs))
  await folderLock?.downgradeToShared()
  const sweeps = repeat(async () => {
    await look()
    await Promise.all([
      remove('tokens', () => sweepTokens(db)),
      remove('account_links', () => sweepLinks(db)),
      remove('operators', () => sweepStaff(db)),
      remove('guest_sessions', () => sweepGuestSessions(db)),
      remove('questions', () => sweepQuestions(db)),
      jobs.run('answers', () => markInterrupted(db)),
      // Looks at the clock itself, and tells of a doubt.
      jobs.run('ended_sets', () => enforceRetention(db, files, log)),
      remove('files', () => sweepOwnFiles()),
      remove('mail_counts', () => sweepMails(db)),
      remove('signatures', () => sweepSignatures(db)),
      remove('reports', () => sweepReports(db)),
      jobs.run('articles', () => publishDue(db)),
      remove('decision_letters', () => sweepLetters(db)),
      ...(config.mail ? [jobs.run('notices', () => sweepNotices({ db, waiting, dataFolder: dirname(config.arrivingFolder) }))] : []),
      remove('petition_proposals', () => sweepProposals(db)),
      jobs.run('petition_updates', () => sweepUpdateMails(db)),
      remove('record_photos', () => sweepPhotos(db)),
      remove('suggestion_replies', () => sweepReplies(db)),
      remove('shared_answers', () => sweepShares(db)),
      remove('day_counts', () => sweepDays(db)),
      jobs.run('limits', () => limitCounts.sweep()),
    ])
    // Last, so that what the sweep itself has deleted goes too.
    await jobs.run('database_log', () => emptyLog(database))
  })
  return { ...sweeps, leave: () => folderLock?.close() }
}

/**
 * Sweeps files and says what became of objects without a row, whenever that is not what was said before. Listing a store of
 * a million objects is a thousand calls, and nothing younger than a week is removed: one process of the site does it, four times a day.
 */
function tellingSweep(log: Logger, swept: SweptFiles) {
  let told = 0
  return async (aloneMs?: number) => {
    if (!(await takeLease(swept.db, LISTING, LIST_EVERY_MS))) return sweepUploads(swept, aloneMs)
    const { removed, held } = await sweepFiles(swept, aloneMs).catch(async (fault: unknown) => {
      // Tried again by whoever sweeps next; a database that is away keeps the lease until it runs out.
      await endLease(swept.db, LISTING).catch(() => undefined)
      throw fault
    })
    if (removed > 0 || held !== told) log.warn(`photos and films without a row: ${removed} removed, ${held} held back (see: bobita files sweep)`)
    told = held
  }
}

/** Works at once and then every few minutes, never twice at a time; `stop` waits for the work under way. */
function repeat(work: () => Promise<void>) {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= work().finally(() => (running = null))
  }
  run()
  const timer = setInterval(run, SWEEP_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
