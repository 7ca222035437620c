import type { ComplaintForm } from '#contract/complaints.ts'
import { Refusal } from '../platform/refusal.ts'
import type { EvidenceFilesTable } from '../evidence/tables.ts'

/** One link of the form: which file it names and what it says the file is. */
export interface EvidenceLink {
  id: string
  extension: string
  type: EvidenceFilesTable['type']
  field: 'photo_links' | 'video_links'
}

/**
 * The files a form names, photos first. A link is the path an upload answered, or that path on this site.
 *
 * @param origin scheme and host of this site
 * @throws Refusal complaint.link_foreign for anything else, and for a file named twice
 */
export function readLinks(form: Pick<ComplaintForm, 'photo_links' | 'video_links'>, origin: string): EvidenceLink[] {
  const links = [
    ...form.photo_links.map((link) => readLink(link, origin, 'image', 'photo_links')),
    ...form.video_links.map((link) => readLink(link, origin, 'video', 'video_links')),
  ]
  const seen = new Set<string>()
  for (const { id, field } of links) {
    if (seen.has(id)) throw new Refusal('complaint.link_foreign', { field })
    seen.add(id)
  }
  return links
}

function readLink(link: string, origin: string, type: EvidenceLink['type'], field: EvidenceLink['field']): EvidenceLink {
  const path = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link
  const [, id, extension] = /^\/files\/([\w-]{22})\.([a-z0-9]{2,5})$/.exec(path) ?? []
  if (id === undefined || extension === undefined) throw new Refusal('complaint.link_foreign', { field })
  return { id, extension, type, field }
}
