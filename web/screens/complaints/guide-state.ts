import type { PoliceGuide } from '#contract/police-guide.ts'
import type { Api } from '#web/api/client.ts'
import { readPoliceGuide } from '#web/api/complaints.ts'

export type GuideState = { kind: 'failed' } | { kind: 'ready'; guide: PoliceGuide }

/** Reads the guide; the page stands without it, because 112 must be there in any case. */
export async function loadGuide(api: Api): Promise<GuideState> {
  try {
    return { kind: 'ready', guide: await readPoliceGuide(api) }
  } catch {
    return { kind: 'failed' }
  }
}
