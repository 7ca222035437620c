import { petitionDocumentTexts as texts } from '#texts/official-petition/official-petition-document.ts'
import type { Annex, PetitionBlock } from './document.ts'
import type { EvidenceSet } from './evidence-set.ts'

/**
 * The point on evidence: what the petitioner says is attached, the files of the set as numbered annexes, where they can be seen.
 *
 * @param typed what is attached besides the set; '' for nothing
 */
export function evidenceBlocks(typed: string, set: EvidenceSet | null, origin: string): PetitionBlock[] {
  const said: PetitionBlock[] = typed === '' ? [] : [{ kind: 'paragraph', text: typed }]
  const files = set?.files ?? []
  if (set === null || files.length === 0) {
    return said.length === 0 ? [{ kind: 'paragraph', text: texts.evidenceNone }] : [...said, { kind: 'paragraph', text: texts.evidenceOriginals }]
  }
  return [
    ...said,
    { kind: 'paragraph', text: texts.annexesOf(files.length) },
    { kind: 'annexes', annexes: files.map(annex) },
    { kind: 'paragraph', text: `${texts.hashesExplained} ${texts.evidenceOriginals}` },
    { kind: 'link', address: `${origin}/media/${set.media_id}`, until: texts.linkUntil(set.expires_at) },
  ]
}

function annex(file: EvidenceSet['files'][number], index: number): Annex {
  const { type, bytes, given_bytes, given_sha256, sha256, created_at } = file
  return {
    name: texts.annex(index + 1),
    file: `${texts[type]}\n${texts.original}: ${texts.bytes(given_bytes)}\n${texts.copy}: ${texts.bytes(bytes)}`,
    received: texts.received(created_at),
    given_sha256,
    sha256,
  }
}
