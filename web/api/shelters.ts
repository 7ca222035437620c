import type { DirectoryQuery } from '#contract/directory.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { Shelter } from '#contract/shelters.ts'
import { browserApi, type Api } from './client.ts'
import { readRecords, type RecordList } from './directories.ts'
import { listField, textField, textOrNull } from './record-fields.ts'

/** GET /shelters, the approved ones. @throws ApiError */
export function listShelters(api: Api = browserApi): Promise<RecordList<Shelter>> {
  return readRecords(api, endpoints.listShelters, shelterOf)
}

/** One page of the shelters that match, for a directory too large to be sent whole. @throws ApiError */
export function searchShelters(query: DirectoryQuery & { page: number }, api: Api = browserApi): Promise<RecordList<Shelter>> {
  return readRecords(api, endpoints.listShelters, shelterOf, query)
}

/** @throws ApiError 404 when there is none, or it is not approved */
export async function readShelter(id: string, api: Api = browserApi): Promise<Shelter> {
  return shelterOf(await api.call(endpoints.readShelter, { params: { id }, auth: true }))
}

function shelterOf(sent: Partial<Shelter>): Shelter {
  return {
    id: sent.id ?? 0,
    name: textField(sent.name),
    location: textField(sent.location),
    description: textField(sent.description),
    phone_numbers: listField(sent.phone_numbers),
    website: textOrNull(sent.website),
    photo_data: textOrNull(sent.photo_data),
    photo_type: textOrNull(sent.photo_type),
    photo_url: textOrNull(sent.photo_url),
    photo_alt: textOrNull(sent.photo_alt),
    created_at: textField(sent.created_at),
    verified_on: textOrNull(sent.verified_on),
    is_approved: true,
    is_example: sent.is_example === true,
  }
}
