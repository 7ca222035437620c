interface Revised<State> {
  /** Changes whenever what the state is made of may have. */
  revision(): Promise<string>
  build(revision: string): Promise<State>
}

interface Freshness {
  /** How long a state may lag behind a write, also of another process. */
  freshMs?: number
  now?: () => number
}

const FRESH_MS = 5_000

/** Keeps a state in this process (memoization); asks at most every few seconds whether its revision has changed, and builds it anew only then. */
export function keptByRevision<State>({ revision, build }: Revised<State>, { freshMs = FRESH_MS, now = Date.now }: Freshness = {}): () => Promise<State> {
  let kept: Promise<{ state: State; revision: string }> | null = null
  let checkedAt = 0

  async function refreshed(before: typeof kept): Promise<{ state: State; revision: string }> {
    const previous = await before?.catch(() => null)
    const latest = await revision()
    return previous?.revision === latest ? previous : { state: await build(latest), revision: latest }
  }

  return async () => {
    if (!kept || now() - checkedAt >= freshMs) {
      checkedAt = now()
      kept = refreshed(kept)
      // A failed look is not an answer for the next seconds.
      kept.catch(() => (checkedAt = 0))
    }
    return (await kept).state
  }
}
