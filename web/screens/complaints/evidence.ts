import { EVIDENCE_FILES, SET_BYTES, VIDEO_BYTES } from '#contract/limits.ts'
import type { UploadedFile } from '#web/api/evidence.ts'

export type EvidenceType = UploadedFile['type']

/** A file's way to the server. What has arrived is not sent again. */
export type FileState =
  | { kind: 'waiting' }
  /** `waits`: for a network, and goes on by itself. */
  | { kind: 'sending'; sent_bytes: number; waits: boolean }
  | { kind: 'uploaded'; answered: UploadedFile[] }
  | { kind: 'failed'; message: string }

/** A file the person picked; `url` is an object URL for its picture. */
export interface Evidence {
  key: number
  file: File
  type: EvidenceType
  url: string
  /** What the server calls it while it arrives; null before. */
  upload_id: string | null
  state: FileState
}

export function isSending({ state }: Pick<Evidence, 'state'>): boolean {
  return state.kind === 'sending'
}

export function hasFailed({ state }: Pick<Evidence, 'state'>): boolean {
  return state.kind === 'failed'
}

/** Some systems know no type for what their own cameras make. */
const EXTENSIONS: Record<string, EvidenceType> = { heic: 'image', heif: 'image', mov: 'video', mp4: 'video', webm: 'video' }

/** What a file is taken for before the server has looked inside; null is neither a photo nor a video. */
export function evidenceType({ name, type }: Pick<File, 'name' | 'type'>): EvidenceType | null {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/')) return 'video'
  return type === '' ? (EXTENSIONS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null) : null
}

/** What a pick left out, and why. */
export interface Refused {
  other: string[]
  tooLarge: string[]
  tooMany: boolean
  setTooLarge: boolean
}

export interface Choice {
  taken: { file: File; type: EvidenceType }[]
  refused: Refused
}

/**
 * Chooses what joins the files already there. Only what could never be sent is left out: a large photo is taken, because a
 * file above 30 MB must not be refused by the form (S-210) and the server's own limit is a setting.
 */
export function pickEvidence(files: Iterable<File>, before: readonly Pick<Evidence, 'file'>[]): Choice {
  const refused: Refused = { other: [], tooLarge: [], tooMany: false, setTooLarge: false }
  const taken: Choice['taken'] = []
  let bytes = before.reduce((sum, { file }) => sum + file.size, 0)
  for (const file of files) {
    const type = evidenceType(file)
    if (type === null) refused.other.push(file.name)
    else if (file.size > VIDEO_BYTES) refused.tooLarge.push(file.name)
    else if (before.length + taken.length >= EVIDENCE_FILES) refused.tooMany = true
    else if (bytes + file.size > SET_BYTES) refused.setTooLarge = true
    else {
      taken.push({ file, type })
      bytes += file.size
    }
  }
  return { taken, refused }
}

/** A limit as a person knows it; limits are counted in 1024 x 1024 bytes. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MB`
}
