import type { Generation } from './generation.ts'

/** How long a finished generation can still be attached to. */
const LINGER_MS = 5_000

/** The answers in the memory of this process, by session: those it writes, and those it mirrors from another process. */
export class RunningAnswers {
  readonly #own = new Map<string, Generation>()
  readonly #mirrors = new Map<string, Generation>()
  readonly #work = new Set<Promise<unknown>>()
  #isClosing = false

  get isClosing(): boolean {
    return this.#isClosing
  }

  /** What this process is writing now. */
  unfinished(): Generation[] {
    return [...this.#own.values()].filter(({ ended }) => !ended)
  }

  /** The answer this process writes for a session, or has just finished. */
  own(sessionId: string): Generation | undefined {
    return this.#own.get(sessionId)
  }

  mirror(sessionId: string): Generation | undefined {
    return this.#mirrors.get(sessionId)
  }

  addOwn(generation: Generation): void {
    this.#own.set(generation.sessionId, generation)
  }

  /** A mirror that is added while the process closes ends at once. */
  addMirror(generation: Generation): void {
    this.#mirrors.set(generation.sessionId, generation)
    if (this.#isClosing) generation.stopped.abort('closing')
  }

  /** Waits for the work when the process closes. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    const tracked = work.finally(() => this.#work.delete(tracked))
    this.#work.add(tracked)
    return tracked
  }

  /** Tracks the work that ends a generation, and forgets the generation a little later. */
  run(generation: Generation, work: Promise<void>): void {
    void this.track(work).finally(() => setTimeout(() => this.forget(generation), LINGER_MS).unref())
  }

  forget(generation: Generation): void {
    for (const bySession of [this.#own, this.#mirrors]) if (bySession.get(generation.sessionId) === generation) bySession.delete(generation.sessionId)
  }

  /** Ends every answer with what it has; resolves when all are saved. */
  async close(): Promise<void> {
    this.#isClosing = true
    for (const generation of [...this.#own.values(), ...this.#mirrors.values()]) generation.stopped.abort('closing')
    while (this.#work.size > 0) await Promise.allSettled(this.#work)
  }
}
