import { z } from 'zod'
import { EVIDENCE_FILES } from '#contract/limits.ts'
import { Refusal } from '../platform/refusal.ts'

const given = z.object({ title: z.unknown(), description: z.unknown(), photo_links: z.unknown(), video_links: z.unknown() }).partial().catch({})

/**
 * What has a sentence of its own, fixed letter by letter (D-007, D-008), said before the contract looks at the rest of the form.
 *
 * @param body as it came, nothing checked
 * @throws Refusal complaint.text_missing, complaint.media_missing, evidence.too_many
 */
export function refuseIncomplete(body: unknown): void {
  const form = given.parse(body)
  for (const field of ['title', 'description'] as const) {
    if (isBlank(form[field])) throw new Refusal('complaint.text_missing', { field })
  }
  const files = count(form.photo_links) + count(form.video_links)
  if (files === 0) throw new Refusal('complaint.media_missing', { field: 'photo_links' })
  if (files > EVIDENCE_FILES) throw new Refusal('evidence.too_many', { field: 'photo_links' })
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** What is not a list counts as one: the contract refuses it with a better sentence than "missing". */
function count(links: unknown): number {
  if (links === undefined || links === null) return 0
  return Array.isArray(links) ? links.length : 1
}
