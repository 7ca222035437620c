import type { EvidenceFile } from '#contract/evidence.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { EvidenceFilesTable } from '../platform/schema.ts'

export type EvidenceRow = EvidenceFilesTable

/** How long an upload may wait for its complaint (design.md §8); from then on the sweep may be removing it. */
export const LOOSE_MS = DAY_MS
const PREVIEW = '-640.webp'

/** A photo or video as the contract tells it. */
export function shownFile(row: EvidenceRow): EvidenceFile {
  const { id, type, content_type, width, height, bytes, sha256, given_bytes, given_sha256, created_at } = row
  return {
    id,
    type,
    url: `/files/${objectKey(row)}`,
    preview_url: type === 'image' ? `/files/${id}${PREVIEW}` : null,
    content_type,
    width,
    height,
    bytes,
    sha256,
    given_sha256,
    given_bytes,
    received_at: created_at,
  }
}

/** The object that is served. */
export function objectKey({ id, extension }: Pick<EvidenceRow, 'id' | 'extension'>): string {
  return `${id}.${extension}`
}

/** Every object a row stands for. */
export function objectKeys(row: Pick<EvidenceRow, 'id' | 'extension' | 'type'>): string[] {
  return row.type === 'image' ? [objectKey(row), `${row.id}${PREVIEW}`] : [objectKey(row)]
}

/** Removes a file's objects, then its row, so that a failure leaves a trace to try again by; safe to repeat. */
export async function removeObjects(db: Db, store: ObjectStore, row: Pick<EvidenceRow, 'id' | 'extension' | 'type'>): Promise<void> {
  for (const key of objectKeys(row)) await store.remove(key)
  await db.deleteFrom('evidence_files').where('id', '=', row.id).execute()
}
