/** What each answer that a model is speaking adds to the pause between two looks at what it said: a few are looked at at once. */
const BEAT_MS_PER_ANSWER = 0.5
/** A reader still sees ten pieces a second. */
const MAX_BEAT_MS = 100
/** What arrives faster than this within a beat is not waited for. */
const MAX_HELD_BYTES = 64 * 1024

/**
 * A fetch whose bodies are read in beats when many are open: what arrives meanwhile is understood, checked and sent on as
 * one piece, so that 200 answers at once leave the process time for pages. The first bytes are never held back.
 */
export function fetchInBeats(): typeof fetch {
  let open = 0
  const beatMs = () => Math.min(MAX_BEAT_MS, open * BEAT_MS_PER_ANSWER)

  return async (address, request) => {
    const response = await fetch(address, request)
    if (!response.body) return response
    open += 1
    return new Response(
      inBeats(response.body, beatMs, () => (open -= 1)),
      response,
    )
  }
}

function inBeats(body: ReadableStream<Uint8Array>, beatMs: () => number, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  /** Resolves when the piece before has been taken, and when there is nothing to wait for any more. */
  let taken = Promise.withResolvers<void>()
  let held: Uint8Array[] = []
  let due: NodeJS.Timeout | undefined
  let toldAt = 0
  const over = () => {
    taken.resolve()
    onEnd()
  }
  // Also when the request is given up while nobody reads.
  void reader.closed.then(over, over)

  function tell(controller: ReadableStreamDefaultController<Uint8Array>): void {
    clearTimeout(due)
    due = undefined
    if (held.length === 0) return
    toldAt = performance.now()
    taken = Promise.withResolvers<void>()
    controller.enqueue(Buffer.concat(held))
    held = []
  }

  async function pass(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      await taken.promise
      held.push(next.value)
      const wait = toldAt + beatMs() - performance.now()
      if (wait <= 0 || held.reduce((sum, { length }) => sum + length, 0) > MAX_HELD_BYTES) tell(controller)
      else due ??= setTimeout(tell, wait, controller)
    }
    tell(controller)
    controller.close()
  }

  return new ReadableStream(
    {
      start(controller) {
        void pass(controller)
          .catch((error: unknown) => controller.error(error))
          .finally(() => clearTimeout(due))
      },
      pull: () => taken.resolve(),
      async cancel(reason) {
        clearTimeout(due)
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 1 },
  )
}
