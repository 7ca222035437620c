import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { accountWriters } from '../auth/mails.ts'
import type { Config, MailConfig } from '../config.ts'
import { suggestionWriters } from '../directory/suggestion-mails.ts'
import { openIntake, type Intake } from '../evidence/intake.ts'
import { openDecoderPool } from '../evidence/media/decoder-pool.ts'
import { openRecordPhotos, type RecordPhotos } from '../evidence/record-photos.ts'
import { createRedraw, type Redraw } from '../evidence/redraw.ts'
import { createMetrics, type Metrics } from '../http/metrics.ts'
import { startMailSender, type MailParts } from '../mail/sender.ts'
import { canonicalEmail } from '../petitions/canonical-email.ts'
import { confirmationWriter } from '../petitions/confirmation-mail.ts'
import { proposalWriter } from '../petitions/proposal-mail.ts'
import { updateWriter } from '../petitions/update-mails.ts'
import type { Db } from '../platform/database/database.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { causeOf } from '../platform/process/cause.ts'
import { letterWriter } from '../reports/letters.ts'
import { noticeWriters } from '../staff/notices/notice-mails.ts'
import type { NoticedSite } from '../staff/notices/notices.ts'
import { countingDays, openDayCounts, type DayCounts } from '../watch/day-counts.ts'
import { openJobs, type Jobs } from '../watch/jobs.ts'
import { diskReadings, readings } from '../watch/readings.ts'
import type { Reading, Storage } from './storage.ts'

/** What a monitor looks at. */
export function openWatch(config: Config, { db, reading, log }: { db: Db; reading: Reading; log: Logger }): { jobs: Jobs; metrics: Metrics; days: DayCounts } {
  const jobs = openJobs(db, log)
  const metrics = createMetrics(
    async () => jobs.readings(),
    () => diskReadings(dirname(config.arrivingFolder)),
    () => readings(db),
    async () => reading.readings(),
  )
  const days = openDayCounts(db)
  return { jobs, metrics: countingDays(metrics, days), days }
}

/** Takes photos and films in, and draws them anew in child processes. */
export function openEvidence(
  { arrivingFolder, evidence, keptFree }: Config,
  { database, files }: Storage,
): { intake: Intake; redraw: Redraw; photos: RecordPhotos; close(): void } {
  const decoders = openDecoderPool(arrivingFolder)
  return {
    intake: openIntake({ db: database.db, store: files, decoders, folder: arrivingFolder, limits: evidence, keptFree: keptFree.fromFiles }),
    redraw: createRedraw(decoders, arrivingFolder),
    photos: openRecordPhotos({ db: database.db, store: files, decoders, folder: arrivingFolder, keptFree: keptFree.fromFiles }),
    close: () => decoders.close(),
  }
}

/** What operators are told of. */
type NoticesOf = Omit<NoticedSite, 'db'>

/** Who writes which mail, and whom a mailbox's count is keyed by. */
export function mailParts(db: Db, publicUrl: string, secret: string, told: NoticesOf = { waiting: [], dataFolder: '.' }): Omit<MailParts, 'mailer'> {
  return {
    db,
    secret,
    mailboxOf: canonicalEmail,
    writers: {
      signature: confirmationWriter(publicUrl),
      ...accountWriters(publicUrl),
      ...suggestionWriters(publicUrl),
      ...noticeWriters(publicUrl, told),
      notice_decided: letterWriter,
      proposal_decided: proposalWriter(publicUrl),
      petition_update: updateWriter(publicUrl),
    },
  }
}

/** Begins to send. An address that is refused is no fault of sending; everything else that keeps a mail here is. */
export async function openMails(
  config: MailConfig,
  db: Db,
  { secret, jobs, days, log, told }: { secret: string; jobs: Jobs; days: DayCounts; log: Logger; told: NoticesOf },
) {
  const mailer = await createMailer(config, undefined, (delivery, fault) => {
    if (delivery === 'rejected') log.warn({ cause: causeOf(fault) }, 'a mail was refused for good')
    if (delivery === 'delivered') days.count('mails')
    if (delivery === 'delivered' || delivery === 'rejected') jobs.succeeded('mails')
    else jobs.failed('mails', fault)
  })
  return startMailSender({ ...mailParts(db, config.publicUrl, secret, told), mailer, connections: config.connections }, (error) => jobs.failed('mails', error))
}
