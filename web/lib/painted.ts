/** A page out of sight is not painted, and must not wait for it. */
const LONGEST_MS = 200

/**
 * Resolves when what a press has changed is on the screen: what nobody sees at once (a call, a script to fetch) is begun
 * then, so that a slow processor does not keep the person waiting for a sign of life.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
}
