import { useCallback, useEffect, useState } from 'react'
import type { Petition } from '#contract/petitions.ts'
import { listPetitions } from '#web/api/petitions.ts'
import { ApiError, browserApi, type Api } from '#web/api/client.ts'

/** Loading, error, then a list that may be empty (S-378). `message` is the server's sentence or 'HTTP {status}: …'; null when nothing answered. */
export type PetitionList = { kind: 'loading' } | { kind: 'failed'; message: string | null } | { kind: 'ready'; petitions: Petition[] }

/** Reads the list; a failure is one of its states. */
export async function loadPetitions(api: Api, signal?: AbortSignal): Promise<PetitionList> {
  try {
    return { kind: 'ready', petitions: await listPetitions(signal, api) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof ApiError ? error.message : null }
  }
}

/** What to show when the browser has asked again: a list on the screen outlives a lost connection, but not a refusal of the server. */
export function refreshed(shown: PetitionList, fresh: PetitionList): PetitionList {
  return shown.kind === 'ready' && fresh.kind === 'failed' && fresh.message === null ? shown : fresh
}

/** The local counter of a signed petition goes up by one (S-269). */
export function withSignature(list: PetitionList, id: number): PetitionList {
  if (list.kind !== 'ready') return list
  const petitions = list.petitions.map((petition) => (petition.id === id ? { ...petition, current_signatures: petition.current_signatures + 1 } : petition))
  return { kind: 'ready', petitions }
}

/** The petition of an id in the address, e.g. '3'; undefined when it is not in the list. */
export function petitionOf(list: PetitionList, id: string | null): Petition | undefined {
  return list.kind === 'ready' && id !== null ? list.petitions.find((petition) => String(petition.id) === id) : undefined
}

/** The list the page came with, then the list as it is now: pages are kept for a while, and numbers of signatures must be true. */
export function usePetitions(initial: PetitionList) {
  const [list, setList] = useState(initial)
  useEffect(() => {
    const leaving = new AbortController()
    void loadPetitions(browserApi, leaving.signal).then((fresh) => {
      if (!leaving.signal.aborted) setList((shown) => refreshed(shown, fresh))
    })
    return () => leaving.abort()
  }, [])
  const countSignature = useCallback((id: number) => setList((shown) => withSignature(shown, id)), [])
  return { list, countSignature }
}
