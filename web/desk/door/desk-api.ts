import { ApiError, type Api } from '#web/api/client.ts'

/** What stands between an operator and a call: their session has ended, or the second factor is not fresh. */
export type Threshold = 'sign-in' | 'confirm'

/** A call may need both, one after the other; who fails more often hears why. */
const MOST_ROUNDS = 3

/**
 * The API as operators use it: where a session has ended or the second factor is asked for again, `ask` does that, over the
 * page, and the call is made again as it was. What the person typed stays.
 *
 * @param ask answers whether it was done; when it was not, the call is refused as the server said
 */
export function deskApi(api: Api, ask: (threshold: Threshold) => Promise<boolean>): Api {
  const call: Api['call'] = async (...parts) => {
    for (let round = 1; ; round += 1) {
      try {
        return await api.call(...parts)
      } catch (error) {
        const threshold = thresholdOf(error)
        if (threshold === null || round > MOST_ROUNDS || !(await ask(threshold))) throw error
      }
    }
  }
  return { ...api, call }
}

function thresholdOf(error: unknown): Threshold | null {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  if (code === 'operator.required') return 'sign-in'
  return code === 'operator.confirm_needed' ? 'confirm' : null
}
