import { ApiError } from '#web/api/client.ts'
import type { uploadFile, UploadedFile } from '#web/api/evidence.ts'
import type { Evidence, FileState } from './evidence.ts'

export interface Sending {
  upload: typeof uploadFile
  onBegun: (key: number, upload_id: string) => void
  onState: (key: number, state: FileState) => void
  /** The sentence for a fault that is nobody's answer. */
  sentence: (error: unknown) => string
  signal: AbortSignal
}

/** These refuse one file for what it is; the others may still be taken. Anything else would refuse them too. */
const OWN_FAULT = new Set([413, 415, 422])

/** Whether a refusal is about what was sent, not about the moment or the sender. */
export function isOwnFault(error: unknown): boolean {
  return error instanceof ApiError && OWN_FAULT.has(error.status)
}

/**
 * Sends, one after another, the files that have not arrived yet (the server works on one file of a person at a time) and gives
 * what it answered for all of them.
 *
 * @throws ApiError the first refusal, when every file that could be sent has been
 */
export async function sendEvidence(files: readonly Evidence[], sending: Sending): Promise<UploadedFile[]> {
  const answered: UploadedFile[] = []
  const faults: unknown[] = []
  for (const evidence of files) {
    try {
      answered.push(...(await sendOne(evidence, sending)))
    } catch (error) {
      if (!isOwnFault(error)) throw error
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
  return answered
}

/** Sends one file unless it has arrived, and tells its state. @throws ApiError */
export async function sendOne({ key, file, upload_id, state }: Evidence, { upload, onBegun, onState, sentence, signal }: Sending): Promise<UploadedFile[]> {
  if (state.kind === 'uploaded') return state.answered
  onState(key, { kind: 'sending', sent_bytes: 0, waits: false })
  try {
    const answered = await upload(file, {
      upload_id,
      onBegun: (begun) => onBegun(key, begun),
      onSent: (sent_bytes, waits) => onState(key, { kind: 'sending', sent_bytes: Math.min(sent_bytes, file.size), waits }),
      signal,
    })
    onState(key, { kind: 'uploaded', answered })
    return answered
  } catch (error) {
    onState(key, signal.aborted ? { kind: 'waiting' } : { kind: 'failed', message: sentence(error) })
    throw error
  }
}

/** The addresses of one type for the set, each once. */
export function linksOf(answered: readonly UploadedFile[], type: UploadedFile['type']): string[] {
  return [...new Set(answered.filter((file) => file.type === type).map(({ url }) => url))]
}

/** The share of all bytes that has left, 0 to 1; files that have arrived count whole. */
export function sentShare(files: readonly Pick<Evidence, 'file' | 'state'>[]): number {
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  return total === 0 ? 1 : sentBytes(files) / total
}

/** Bytes of the picked files that have left. */
export function sentBytes(files: readonly Pick<Evidence, 'file' | 'state'>[]): number {
  return files.reduce((sum, { file, state }) => sum + (state.kind === 'uploaded' ? file.size : state.kind === 'sending' ? state.sent_bytes : 0), 0)
}
