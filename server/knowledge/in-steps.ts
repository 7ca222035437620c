import { setImmediate } from 'node:timers/promises'

/** Long work that stops every few milliseconds, so that whoever runs it decides what happens between its steps. */
export type Steps<Result> = Generator<void, Result>

/** Runs the work to its end without a pause. */
export function atOnce<Result>(work: Steps<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Runs the work between other things: requests are answered after every step. @throws what `signal` was aborted with */
export async function inSteps<Result>(work: Steps<Result>, signal: AbortSignal): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    await setImmediate()
    signal.throwIfAborted()
    step = work.next()
  }
  return step.value
}
