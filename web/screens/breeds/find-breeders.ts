import { useEffect, useState } from 'react'
import { isBreederOf } from '#content/breeds/breeder-match.ts'
import { dogMatcher } from '#content/breeds/dog-match.ts'
import type { Trainer } from '#contract/trainers.ts'
import { listBreeders, listDogHelpers } from '#web/api/breeds.ts'
import { browserApi, type Api } from '#web/api/client.ts'
import { listTrainers } from '#web/api/trainers.ts'
import type { ShownBreed } from './catalogue.ts'

/**
 * The breeders of a cat among the approved trainers (S-350), or whoever trains or breeds a dog. A directory too large to
 * be sent whole is searched by the server.
 *
 * @throws ApiError
 */
export async function findBreeders(breed: ShownBreed, catalogue: readonly ShownBreed[], api: Api = browserApi): Promise<Trainer[]> {
  const { records, whole } = await listTrainers(api)
  if ('slug' in breed) {
    const names = dogMatcher(breed)
    return whole ? records.filter(({ pets_can_train }) => names(pets_can_train)) : listDogHelpers(breed.slug, api)
  }
  if (!whole) return listBreeders(breed.ems, api)
  const names = catalogue.flatMap(({ name, name_en }) => [name, name_en])
  return records.filter(({ pets_can_train }) => isBreederOf(breed, pets_can_train, names))
}

type FoundBreeders = { kind: 'searching' } | { kind: 'found'; breeders: readonly Trainer[] }

/** The breeders of a breed, asked for when its detail opens; a failure counts as none (S-480). */
export function useBreeders(breed: ShownBreed, catalogue: readonly ShownBreed[]): FoundBreeders {
  const [found, setFound] = useState<FoundBreeders>({ kind: 'searching' })

  useEffect(() => {
    let closed = false
    void findBreeders(breed, catalogue)
      .catch(() => [])
      .then((breeders) => {
        if (!closed) setFound({ kind: 'found', breeders })
      })
    return () => {
      closed = true
    }
  }, [breed, catalogue])

  return found
}
