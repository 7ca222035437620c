import type { ComplaintForm, OwnComplaint } from '#contract/complaints.ts'
import { ANONYMOUS_AUTHOR } from '#texts/complaints/complaint-sets.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ComplaintSetsTable } from './tables.ts'
import { plainExpiry } from './expiry.ts'
import { readLinks, type EvidenceLink } from './evidence-links.ts'
import { UNATTACHED_MS, type EvidenceRow } from '../evidence/evidence.ts'
import { toOwnComplaint } from './sets.ts'

/** What the site is where the set is made. */
interface SiteBounds {
  /** Scheme and host, for links given in full. */
  origin: string
  /** Most bytes of a set's files as given. */
  setBytes: number
}

/**
 * Makes a set of an account's own uploads, all of them or none.
 *
 * @throws Refusal complaint.link_foreign, evidence.set_too_large
 */
export async function createSet(db: Db, userId: string, form: ComplaintForm, site: SiteBounds, now = new Date()): Promise<OwnComplaint> {
  const links = readLinks(form, site.origin)
  const set: ComplaintSetsTable = {
    id: newId(),
    media_id: newId(),
    user_id: userId,
    user_name: form.user_name?.trim() || ANONYMOUS_AUTHOR,
    title: form.title.trim(),
    description: form.description.trim(),
    registration_number: null,
    filed_on: null,
    created_at: now.toISOString(),
    expires_at: plainExpiry(now).toISOString(),
  }
  return db.transaction().execute(async (tx) => {
    const files = await ownUploads(tx, userId, links, now)
    if (files.reduce((bytes, file) => bytes + file.given_bytes, 0) > site.setBytes) throw new Refusal('evidence.set_too_large', { limitBytes: site.setBytes })
    await tx.insertInto('complaint_sets').values(set).execute()
    await attach(tx, set, files)
    return toOwnComplaint({ set, files })
  })
}

/** The files the links name, in their order. */
async function ownUploads(tx: Db, userId: string, links: EvidenceLink[], now: Date): Promise<EvidenceRow[]> {
  const ids = links.map(({ id }) => id)
  const rows = await unattached(tx, userId, ids, now)
  const found = new Map(rows.map((row) => [row.id, row]))
  return links.map(({ id, extension, type, field }) => {
    const row = found.get(id)
    if (row?.extension !== extension || row.type !== type) throw new Refusal('complaint.link_foreign', { field })
    return row
  })
}

function unattached(tx: Db, userId: string, ids: string[], now: Date): Promise<EvidenceRow[]> {
  return tx
    .selectFrom('evidence_files')
    .selectAll()
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('set_id', 'is', null)
    .where('state', '=', 'kept')
    .where('created_at', '>', new Date(now.getTime() - UNATTACHED_MS).toISOString())
    .execute()
}

/** Another set may have taken a file since we looked: only who changes its row has it. */
async function attach(tx: Db, set: ComplaintSetsTable, files: EvidenceRow[]): Promise<void> {
  const attached = files.map(({ id }, position) => ({ id, position }))
  // Always in the same order, so that two sets with the same files cannot deadlock.
  for (const { id, position } of attached.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const taken = await tx
      .updateTable('evidence_files')
      .set({ set_id: set.id, position })
      .where('id', '=', id)
      .where('user_id', '=', set.user_id)
      .where('set_id', 'is', null)
      .where('state', '=', 'kept')
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw new Refusal('complaint.link_foreign')
  }
}
