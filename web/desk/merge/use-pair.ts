import { useState } from 'react'
import type { RecordMerge } from '#contract/directory-desk.ts'
import { ApiError, type Api, type CallOptions } from '#web/api/client.ts'
import { mergeRecords, readRecord } from '#web/api/directory-desk.ts'
import { useDesk } from '../door/desk-context.ts'
import type { Pair } from './choices.ts'

/** Both records as they are now. @param id such as 'shelter-12' @throws ApiError shelter.not_found, trainer.not_found */
export async function readPair(api: Api, id: string, other: string): Promise<Pair> {
  const [kind] = id.split('-')
  const [here, there] = await Promise.all([readRecord(api, id), readRecord(api, `${kind}-${other}`)])
  return { here, there }
}

/** The two records a choice is based on, and those that stand there now when somebody else has changed one. */
export function usePair(first: Pair) {
  const { api } = useDesk()
  const [based, setBased] = useState(first)
  const [present, setPresent] = useState<Pair | null>(null)

  /** Merges them; refused as stale it reads what stands there now. @throws ApiError as the call does */
  const send = async (stays: keyof Pair, fields: RecordMerge['fields'], options: CallOptions) => {
    const [kept, gone] = stays === 'here' ? [based.here, based.there] : [based.there, based.here]
    const key = `${gone.kind}-${gone.id}`
    try {
      await mergeRecords(api, key, { expected: gone.version, into: kept.id, into_expected: kept.version, fields }, options)
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'operator.stale')
        setPresent(await readPair(api, `${based.here.kind}-${based.here.id}`, String(based.there.id)))
      throw error
    }
  }
  const goOn = () => {
    if (present) setBased(present)
    setPresent(null)
  }
  return { based, present, send, goOn }
}
