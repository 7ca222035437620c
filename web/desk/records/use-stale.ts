import { useState } from 'react'
import type { DeskRecord } from '#contract/directory-desk.ts'
import { ApiError } from '#web/api/client.ts'
import { readRecord } from '#web/api/directory-desk.ts'
import { useDesk } from '../door/desk-context.ts'

/** The record a form is based on, and the one that stands there now when somebody else has changed it. */
export function useStale(first: DeskRecord) {
  const { api } = useDesk()
  const [based, setBased] = useState(first)
  const [present, setPresent] = useState<DeskRecord | null>(null)

  /** Sends a change; refused as stale it reads what stands there now. @throws ApiError as the change does */
  const send = async (change: (expected: string) => Promise<void>) => {
    try {
      await change(based.version)
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'operator.stale') setPresent(await readRecord(api, `${first.kind}-${first.id}`))
      throw error
    }
  }
  const goOn = () => {
    if (present) setBased(present)
    setPresent(null)
  }
  return { based, present, send, goOn }
}
