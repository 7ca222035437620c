/** Marks a way to `/chat?q=` that somebody of ours pressed: the question is asked. Any other link only writes it into the box. */
export const ASKED_AT_ONCE = { askedAtOnce: true } as const

/** True for the state of a history entry that was marked so. */
export function isAskedAtOnce(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedAtOnce' in state
}
