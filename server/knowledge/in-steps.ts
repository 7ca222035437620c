import { setImmediate as nextLoop } from 'node:timers/promises'

/** Long work that yields every few milliseconds (cooperative scheduling): whoever runs it decides what happens between its steps. */
export type Stepwise<Result> = Generator<void, Result>

/** Runs the work to its end without a pause. */
export function atOnce<Result>(work: Stepwise<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Runs the work between other things: requests are answered after every step. @throws what `signal` was aborted with */
export async function inSteps<Result>(work: Stepwise<Result>, signal: AbortSignal): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    await nextLoop()
    signal.throwIfAborted()
    step = work.next()
  }
  return step.value
}
