import type { DirectoryQuery, TrainerFilters } from '#contract/directory.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { Trainer } from '#contract/trainers.ts'
import { browserApi, type Api } from './client.ts'
import { readRecords, type RecordList } from './directories.ts'
import { listField, textField, textOrNull } from './record-fields.ts'

/** GET /trainers, the approved ones. Breeders are among them. @throws ApiError */
export function listTrainers(api: Api = browserApi): Promise<RecordList<Trainer>> {
  return readRecords(api, endpoints.listTrainers, trainerOf)
}

/** One page of the trainers that match, for a directory too large to be sent whole. @throws ApiError */
export function searchTrainers(query: DirectoryQuery & { page: number }, api: Api = browserApi): Promise<RecordList<Trainer>> {
  return readRecords(api, endpoints.listTrainers, trainerOf, query)
}

/** The cities and species of the whole directory. @throws ApiError */
export function readTrainerFilters(api: Api = browserApi): Promise<TrainerFilters> {
  return api.call(endpoints.readTrainerFilters)
}

/** @throws ApiError 404 when there is none, or it is not approved */
export async function readTrainer(id: string, api: Api = browserApi): Promise<Trainer> {
  return trainerOf(await api.call(endpoints.readTrainer, { params: { id }, auth: true }))
}

function trainerOf(sent: Partial<Trainer>): Trainer {
  return {
    id: sent.id ?? 0,
    name: textField(sent.name),
    city: textField(sent.city),
    pets_can_train: listField(sent.pets_can_train),
    description: textField(sent.description),
    phone_numbers: listField(sent.phone_numbers),
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
