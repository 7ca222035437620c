import type { Breed, DogBreed } from '#contract/breeds.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { Trainer } from '#contract/trainers.ts'
import { browserApi, listOf, type Api } from './client.ts'

/** The cats of the catalogue, in both languages. @throws ApiError */
export async function listBreeds(api: Api = browserApi): Promise<Breed[]> {
  return listOf(await api.call(endpoints.listBreeds))
}

/** The dogs of the catalogue, in both languages. @throws ApiError */
export async function listDogBreeds(api: Api = browserApi): Promise<DogBreed[]> {
  return listOf(await api.call(endpoints.listDogBreeds))
}

/** The breeders of one breed of cats, found by the server: for a directory of trainers that is not sent whole. @throws ApiError */
export async function listBreeders(ems: string, api: Api = browserApi): Promise<Trainer[]> {
  return listOf(await api.call(endpoints.listBreeders, { params: { ems }, auth: true }))
}

/** Whoever trains or breeds one breed of dogs, found by the server. @throws ApiError */
export async function listDogHelpers(slug: string, api: Api = browserApi): Promise<Trainer[]> {
  return listOf(await api.call(endpoints.listDogHelpers, { params: { slug }, auth: true }))
}
