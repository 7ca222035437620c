import type { Complaint, OwnComplaint } from '#contract/complaints.ts'
import type { EvidenceFile } from '#contract/evidence.ts'
import { publicName } from '#texts/complaints/complaint-sets.ts'
import type { Db } from '../platform/database/database.ts'
import { isId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ComplaintSetsTable } from './tables.ts'
import { discardFilesOf, toEvidenceFile, type EvidenceRow } from '../evidence/evidence.ts'

/** Most sets an owner's list shows, newest first. */
const OWN_SETS = 200

/** A set with its files as the tables keep them. */
export interface SetWithFiles {
  set: ComplaintSetsTable
  /** In the order their owner gave them. */
  files: EvidenceRow[]
}

/**
 * The set behind a link.
 *
 * @throws Refusal complaint.not_found, also from the instant it expires
 */
export async function findSet(db: Db, mediaId: string, now = new Date()): Promise<SetWithFiles> {
  const set = isId(mediaId) ? await existing(db, now).where('media_id', '=', mediaId).executeTakeFirst() : undefined
  if (!set) throw new Refusal('complaint.not_found')
  const files = await filesOf(db, [set.id])
  return { set, files: files.get(set.id) ?? [] }
}

/** Whether a link leads to a set. */
export async function evidenceSetExists(db: Db, mediaId: string, now = new Date()): Promise<boolean> {
  return isId(mediaId) && (await existing(db, now).where('media_id', '=', mediaId).executeTakeFirst()) !== undefined
}

/** An account's own sets, newest first. */
export async function ownSets(db: Db, userId: string, now = new Date()): Promise<OwnComplaint[]> {
  const sets = await existing(db, now).where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(OWN_SETS).execute()
  const files = await filesOf(
    db,
    sets.map(({ id }) => id),
  )
  return sets.map((set) => toOwnComplaint({ set, files: files.get(set.id) ?? [] }))
}

/**
 * One set of an account.
 *
 * @throws Refusal complaint.not_found for somebody else's too
 */
export async function findOwnSet(db: Db, userId: string, id: string, now = new Date()): Promise<SetWithFiles> {
  const stored = isId(id) ? await ownSet(db, userId, id, now) : null
  if (!stored) throw new Refusal('complaint.not_found')
  return stored
}

/**
 * Takes a set of an account away at once. Its files stay behind as rows of nobody, for their bytes to be removed by.
 *
 * @returns the rows of the files
 * @throws Refusal complaint.not_found for somebody else's too
 */
export async function removeSet(db: Db, userId: string, id: string, now = new Date()): Promise<EvidenceRow[]> {
  return db.transaction().execute(async (tx) => {
    const { set, files } = await findOwnSet(tx, userId, id, now)
    // Without an account nobody can attach or see them any more, and the sweep knows them as loose.
    await discardFilesOf(tx, set.id)
    const removed = await tx.deleteFrom('complaint_sets').where('id', '=', set.id).returning('id').executeTakeFirst()
    if (!removed) throw new Refusal('complaint.not_found')
    return files
  })
}

/** Every set of an account, oldest first and one at a time, however many there are. */
export async function* everyOwnSet(db: Db, userId: string, now = new Date()): AsyncGenerator<OwnComplaint> {
  const sets = await existing(db, now).clearSelect().select('id').where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
  for (const { id } of sets) {
    const stored = await ownSet(db, userId, id, now)
    if (stored) yield toOwnComplaint(stored)
  }
}

async function ownSet(db: Db, userId: string, id: string, now: Date): Promise<SetWithFiles | null> {
  const set = await existing(db, now).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  if (!set) return null
  const files = await filesOf(db, [set.id])
  return { set, files: files.get(set.id) ?? [] }
}

/** A set as everybody with its link sees it: nothing of the account, and of the name its owner gave no more than strangers need. */
export function toComplaint(stored: SetWithFiles): Complaint {
  const whole = toFullComplaint(stored)
  return { ...whole, user_name: publicName(whole.user_name) }
}

function toFullComplaint({ set, files }: SetWithFiles): Complaint {
  const { id, media_id, title, description, user_name, created_at, expires_at } = set
  const evidence = files.map(toEvidenceFile)
  const links = (type: EvidenceFile['type']) => evidence.filter((file) => file.type === type).map(({ url }) => url)
  return { id, media_id, title, description, user_name, photo_links: links('image'), video_links: links('video'), created_at, expires_at, files: evidence }
}

/** A set as its owner sees it. */
export function toOwnComplaint(stored: SetWithFiles): OwnComplaint {
  const { registration_number, filed_on } = stored.set
  const filing = registration_number === null || filed_on === null ? null : { registration_number, filed_on }
  return { ...toFullComplaint(stored), filing }
}

/** Sets that exist at this instant: the sweep may be late, reading never is. */
function existing(db: Db, now: Date) {
  return db.selectFrom('complaint_sets').selectAll().where('expires_at', '>', now.toISOString())
}

async function filesOf(db: Db, setIds: string[]): Promise<Map<string | null, EvidenceRow[]>> {
  if (setIds.length === 0) return new Map()
  const files = await db.selectFrom('evidence_files').selectAll().where('set_id', 'in', setIds).orderBy('position').orderBy('id').execute()
  return Map.groupBy(files, ({ set_id }) => set_id)
}
