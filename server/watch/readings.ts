import { mailsGivenUp } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { readSurges } from '../petitions/surges.ts'
import { diskOf } from '../platform/files/disk.ts'
import { backupsFinished, lastBackup } from './last-backup.ts'
import { readQueues } from './queues.ts'

/** What a monitor should look at besides requests: queues and the age of the last backup. In the form of server/http/gauges.ts. */
export async function readings(db: Db, now = new Date()) {
  const queues = await readQueues(db, now)
  const surges = await readSurges(db, now)
  const backup = await lastBackup(db)
  return [
    {
      name: 'bobita_queue_waiting',
      help: 'Work that waits, by queue',
      label: 'queue',
      values: queues.map(({ name, waiting }) => ({ of: name, value: waiting })),
    },
    {
      name: 'bobita_queue_oldest_seconds',
      help: 'Since when the oldest should have been done, by queue',
      label: 'queue',
      values: queues.map(({ name, oldest_s }) => ({ of: name, value: oldest_s })),
    },
    { name: 'bobita_mails_given_up', help: 'Mails that will not be tried again', values: [{ value: await mailsGivenUp(db) }] },
    { name: 'bobita_signature_surges', help: 'Petitions signed by one network more often than people do', values: [{ value: surges.length }] },
    { name: 'bobita_backups_finished', help: 'Backups that were ever finished', values: [{ value: await backupsFinished(db) }] },
    {
      name: 'bobita_backup_age_seconds',
      help: 'Since the last finished backup; absent when there was none',
      values: backup === null ? [] : [{ value: Math.round((now.getTime() - Date.parse(backup)) / 1000) }],
    },
  ]
}

/** The disk of a folder; absent where it cannot be read. */
export async function diskReadings(folder: string) {
  const disk = await diskOf(folder)
  return [
    { name: 'bobita_disk_free_bytes', help: 'Free on the disk of the data folder', values: disk ? [{ value: disk.free_bytes }] : [] },
    { name: 'bobita_disk_bytes', help: 'Size of the disk of the data folder', values: disk ? [{ value: disk.total_bytes }] : [] },
  ]
}
