import type { Breed } from '#contract/breeds.ts'
import type { Trainer } from '#contract/trainers.ts'
import { browserApi, type Api } from './client.ts'

/** The catalogue, in both languages. @throws ApiError */
export function listBreeds(api: Api = browserApi): Promise<Breed[]> {
  return api.get<Breed[]>('/breeds')
}

/** The breeders of one breed, found by the server: for a directory of trainers that is not sent whole. @throws ApiError */
export function listBreeders(ems: string, api: Api = browserApi): Promise<Trainer[]> {
  return api.get<Trainer[]>(`/breeds/${encodeURIComponent(ems)}/breeders`, { auth: true })
}
