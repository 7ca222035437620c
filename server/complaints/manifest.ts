import type { Complaint } from '#contract/complaints.ts'
import type { EvidenceFile } from '#contract/evidence.ts'
import { evidenceManifestTexts as texts } from '#texts/complaints/evidence-manifest.ts'

/** A file and the name it has in the ZIP. */
export interface NamedFile {
  name: string
  file: EvidenceFile
}

/** `01-foto.webp`, `02-video.mp4`: in the order of the set, sorted the same by every program. */
export function namedFiles(set: Complaint): NamedFile[] {
  return set.files.map((file, index) => {
    const extension = file.url.slice(file.url.lastIndexOf('.'))
    const kind = file.type === 'image' ? texts.photo : texts.video
    return { file, name: `${String(index + 1).padStart(2, '0')}-${kind}${extension}` }
  })
}

/**
 * The list of the evidence for a person to read.
 *
 * @param page address of the set's page
 */
export function manifestText(set: Complaint, files: readonly NamedFile[], page: string): string {
  const lines = [
    texts.heading,
    '',
    `${texts.title}: ${oneLine(set.title)}`,
    `${texts.author}: ${oneLine(set.user_name)}`,
    `${texts.page}: ${page}`,
    `${texts.created}: ${texts.instant(new Date(set.created_at))}`,
    `${texts.until}: ${texts.instant(new Date(set.expires_at))}`,
    '',
    `${texts.description}:`,
    // Indented, so that nothing somebody writes there can look like a line of this list.
    ...set.description.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `    | ${line}`),
    '',
    `${texts.files}:`,
    ...files.flatMap(fileLines),
    '',
    ...texts.about,
    '',
  ]
  return lines.join('\r\n')
}

/** The same list for a program. */
export function manifestJson(set: Complaint, files: readonly NamedFile[], page: string): string {
  const { title, description, user_name, created_at, expires_at } = set
  const listed = files.map(({ name, file }) => {
    const { content_type, bytes, sha256, given_bytes, given_sha256, received_at } = file
    return { name, content_type, bytes, sha256, given_bytes, given_sha256, received_at }
  })
  return `${JSON.stringify({ title, description, user_name, page, created_at, expires_at, files: listed }, null, 2)}\n`
}

function fileLines({ name, file }: NamedFile): string[] {
  return [
    '',
    name,
    `    ${texts.size}: ${texts.bytes(file.bytes)}`,
    `    ${texts.sha256}: ${file.sha256}`,
    `    ${texts.givenSize}: ${texts.bytes(file.given_bytes)}`,
    `    ${texts.givenSha256}: ${file.given_sha256}`,
    `    ${texts.received}: ${texts.instant(new Date(file.received_at))}`,
  ]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
