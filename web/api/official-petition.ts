import type { Complaint } from '#contract/complaints.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { OfficialPetition } from '#contract/official-petition.ts'
import { apiError, browserApi, type Api } from './client.ts'

/** Where a petition about one county is saved. */
export function petitionFileName(county: string): string {
  return `sesizare-${county.toLowerCase()}.pdf`
}

/** The petition as a PDF. @throws ApiError */
export async function downloadOfficialPetition(form: OfficialPetition, signal: AbortSignal, api: Api = browserApi): Promise<Blob> {
  return (await ask(form, 'application/pdf', signal, api)).blob()
}

/** The petition as plain text. @throws ApiError */
export async function officialPetitionText(form: OfficialPetition, signal: AbortSignal, api: Api = browserApi): Promise<string> {
  return (await ask(form, 'text/plain', signal, api)).text()
}

/** The set whose files become annexes; whoever has its link may read it. @throws ApiError */
export async function readCitedSet(mediaId: string, signal: AbortSignal, api: Api = browserApi): Promise<Pick<Complaint, 'description' | 'files'>> {
  const { data } = await api.call(endpoints.readSet, { params: { id: mediaId }, signal })
  return data
}

async function ask(form: OfficialPetition, accept: string, signal: AbortSignal, api: Api): Promise<Response> {
  const answer = await api.raw(endpoints.writeOfficialPetition, { body: form, headers: { Accept: accept }, signal })
  if (!answer.ok) throw await apiError(answer)
  return answer
}
