/** What each open body adds to the wait between two pieces: with a few open, nothing is buffered. */
const WAIT_MS_PER_BODY = 0.5
/** A reader still sees ten pieces a second. */
const MAX_WAIT_MS = 100
/** More buffered bytes than these are sent on without a wait. */
const MAX_BUFFERED_BYTES = 64 * 1024

/**
 * A fetch that coalesces the chunks of its bodies when many are open: what arrives within the wait is parsed, checked and
 * sent on as one piece, so that 200 answers at once leave the process time for pages. The first bytes are never buffered.
 */
export function coalescingFetch(): typeof fetch {
  let open = 0
  const waitMs = () => Math.min(MAX_WAIT_MS, open * WAIT_MS_PER_BODY)

  return async (address, request) => {
    const response = await fetch(address, request)
    if (!response.body) return response
    open += 1
    return new Response(
      coalesced(response.body, waitMs, () => (open -= 1)),
      response,
    )
  }
}

function coalesced(body: ReadableStream<Uint8Array>, waitMs: () => number, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  /** Backpressure: resolves when the reader has taken the piece before, and when nobody reads any more. */
  let taken = Promise.withResolvers<void>()
  let buffered: Uint8Array[] = []
  let timer: NodeJS.Timeout | undefined
  let flushedAt = 0
  const over = () => {
    taken.resolve()
    onEnd()
  }
  // Also when the request is given up while nobody reads.
  void reader.closed.then(over, over)

  function flush(controller: ReadableStreamDefaultController<Uint8Array>): void {
    clearTimeout(timer)
    timer = undefined
    if (buffered.length === 0) return
    flushedAt = performance.now()
    taken = Promise.withResolvers<void>()
    controller.enqueue(Buffer.concat(buffered))
    buffered = []
  }

  async function pump(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      await taken.promise
      buffered.push(next.value)
      const wait = flushedAt + waitMs() - performance.now()
      if (wait <= 0 || buffered.reduce((sum, { length }) => sum + length, 0) > MAX_BUFFERED_BYTES) flush(controller)
      else timer ??= setTimeout(flush, wait, controller)
    }
    flush(controller)
    controller.close()
  }

  return new ReadableStream(
    {
      start(controller) {
        void pump(controller)
          .catch((error: unknown) => controller.error(error))
          .finally(() => clearTimeout(timer))
      },
      pull: () => taken.resolve(),
      async cancel(reason) {
        clearTimeout(timer)
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 1 },
  )
}
