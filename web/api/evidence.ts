import type { EvidenceFile } from '#contract/evidence.ts'
import * as endpoints from '#contract/endpoints.ts'
import { storedToken } from './token.ts'
import { browserApi, createApi, shownLanguage } from './client.ts'
import { uploadTransport } from './upload-transport.ts'

/** What the upload answers for a file (S-347); what our own server adds may be absent. */
export type UploadedFile = Pick<EvidenceFile, 'type' | 'url'> & Partial<EvidenceFile>

/** Sends one file; `onSent` hears the bytes that have left. @throws ApiError */
export async function uploadFile(file: File, onSent: (sent_bytes: number) => void, signal: AbortSignal): Promise<UploadedFile[]> {
  const body = new FormData()
  body.append('files', file)
  const api = createApi(uploadTransport(onSent), storedToken, shownLanguage)
  return filesOf(await api.call(endpoints.uploadFiles, { body, auth: true, signal }))
}

/** Removes a file that belongs to no set yet. @throws ApiError */
export async function removeUpload(id: string): Promise<void> {
  await browserApi.call(endpoints.removeUpload, { params: { id }, auth: true, keepalive: true })
}

function filesOf({ files = [] }: { files?: UploadedFile[] }): UploadedFile[] {
  return files
}
