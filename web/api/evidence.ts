import type { EvidenceFile } from '#contract/evidence.ts'
import { storedToken } from './token.ts'
import { apiError, browserApi, createApi, pageLanguage } from './client.ts'
import { uploadTransport } from './upload-transport.ts'

/** What the upload answers for a file (spec §3); what our own server adds may be absent. */
export type UploadedFile = Pick<EvidenceFile, 'type' | 'url'> & Partial<EvidenceFile>

const UPLOADS = '/upload/plangere-media'

/** Sends one file; `onSent` hears the bytes that have left. @throws ApiError */
export async function uploadFile(file: File, onSent: (sent_bytes: number) => void, signal: AbortSignal): Promise<UploadedFile[]> {
  const body = new FormData()
  body.append('files', file)
  const api = createApi(uploadTransport(onSent), storedToken, pageLanguage)
  const response = await api.raw(UPLOADS, { method: 'POST', headers: { Accept: 'application/json' }, body }, { auth: true, signal })
  if (!response.ok) throw await apiError(response)
  const { files = [] }: { files?: UploadedFile[] } = await response.json()
  return files
}

/** Removes a file that belongs to no set yet. @throws ApiError */
export async function removeUpload(id: string): Promise<void> {
  await browserApi.send('DELETE', `${UPLOADS}/${encodeURIComponent(id)}`, undefined, { auth: true, keepalive: true })
}
