import { useState } from 'react'
import type { DeskPetition } from '#contract/petition-desk.ts'
import { ApiError } from '#web/api/client.ts'
import { readDeskPetition } from '#web/api/petition-desk.ts'
import { useDesk } from '../door/desk-context.ts'

/** The petition a form is based on, and the one that stands there now when somebody else has changed it. */
export type Stale = ReturnType<typeof useStale>

export function useStale(first: DeskPetition) {
  const { api } = useDesk()
  const [based, setBased] = useState(first)
  const [present, setPresent] = useState<DeskPetition | null>(null)

  /** Sends a change, and goes on from what it answers; refused as stale it reads what stands there now. @throws ApiError as the change does */
  const send = async (change: (expected: string) => Promise<DeskPetition>) => {
    try {
      setBased(await change(based.version))
      setPresent(null)
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'operator.stale') setPresent(await readDeskPetition(api, first.id))
      throw error
    }
  }
  const goOn = () => {
    if (present) setBased(present)
    setPresent(null)
  }
  return { based, present, send, goOn }
}
