import { isBreederOf } from '#content/breeds/breeder-match.ts'
import type { Trainer } from '#contract/trainers.ts'
import { listBreeders } from '#web/api/breeds.ts'
import { browserApi, type Api } from '#web/api/client.ts'
import { listTrainers } from '#web/api/trainers.ts'
import type { ShownBreed } from './catalogue.ts'

/**
 * The breeders among the approved trainers (spec §5). A directory too large to be sent whole is searched by the server.
 *
 * @throws ApiError
 */
export async function findBreeders(breed: ShownBreed, catalogue: readonly ShownBreed[], api: Api = browserApi): Promise<Trainer[]> {
  const { records, whole } = await listTrainers(api)
  if (!whole) return listBreeders(breed.ems, api)
  const names = catalogue.flatMap(({ name, name_en }) => [name, name_en])
  return records.filter(({ pets_can_train }) => isBreederOf(breed, pets_can_train, names))
}
