import { useEffect, useState } from 'react'
import type { Trainer } from '#contract/trainers.ts'
import type { ShownBreed } from './catalogue.ts'

export type FoundBreeders = { kind: 'searching' } | { kind: 'found'; breeders: readonly Trainer[] }

/** The breeders of a breed, asked for when its detail opens; a failure counts as none (spec §8). */
export function useBreeders(breed: ShownBreed, catalogue: readonly ShownBreed[]): FoundBreeders {
  const [found, setFound] = useState<FoundBreeders>({ kind: 'searching' })

  useEffect(() => {
    let closed = false
    // Most readers only look: what finds breeders comes with the first detail that opens.
    void import('./find-breeders.ts')
      .then(({ findBreeders }) => findBreeders(breed, catalogue))
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
