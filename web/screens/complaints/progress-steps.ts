/** What the progress of an upload shows, in this order (S-204). */
export const STEPS = [25, 50, 75, 100] as const
export type Step = (typeof STEPS)[number]

/** Each step stays long enough to be seen; a small photo would otherwise jump to its end. */
const STEP_MS = 150

/** Begun, half of the bytes sent, all of them sent; the last step is the set itself. */
export function stepOf(sentShare: number): Step {
  if (sentShare >= 1) return 75
  return sentShare >= 0.5 ? 50 : 25
}

/** How full the bar is: it follows the real bytes between 25 and 75, within what its step says. */
export function fillOf(step: Step, sentShare: number): number {
  if (step === 100) return 100
  return Math.min(step + 25, Math.max(step, 25 + 50 * sentShare))
}

export interface Steps {
  /** Shows every step up to `step`, never one again; resolves when it has been seen. */
  reach: (step: Step) => Promise<void>
}

/** Shows steps one after another, none skipped. */
export function paceSteps(show: (step: Step) => void, stepMs = STEP_MS): Steps {
  let next = 0
  let shown = Promise.resolve()
  const reach = (step: Step) => {
    while ((STEPS[next] ?? Infinity) <= step) {
      const due = STEPS[next] ?? step
      next += 1
      shown = shown.then(async () => {
        show(due)
        await new Promise((resolve) => setTimeout(resolve, stepMs))
      })
    }
    return shown
  }
  return { reach }
}
