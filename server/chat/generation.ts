import type { ChatEvent, FinalEvent } from '#contract/chat.ts'

/** How a generation ended, as its readers are told. */
export type Ending = FinalEvent | Extract<ChatEvent, { type: 'error' }>

/**
 * One answer being written. It belongs to the server: readers come and go, and each keeps only a place in the
 * shared text, so a slow reader costs no memory and what readers get always adds up to the same text.
 */
export class Generation {
  readonly messageId: string
  readonly sessionId: string
  readonly owner: string
  readonly network: string | null
  readonly stopped = new AbortController()
  #text = ''
  #ending: Ending | null = null
  #changed = Promise.withResolvers<void>()

  constructor(place: { messageId: string; sessionId: string; owner: string; network: string | null }) {
    this.messageId = place.messageId
    this.sessionId = place.sessionId
    this.owner = place.owner
    this.network = place.network
  }

  get text(): string {
    return this.#text
  }

  get ended(): boolean {
    return this.#ending !== null
  }

  append(content: string): void {
    if (content === '') return
    this.#text += content
    this.#wake()
  }

  end(ending: Ending): void {
    this.#ending = ending
    this.#wake()
  }

  /** The events of this answer from its beginning, then its ending. Null means nothing happened for `quietMs`. */
  async *follow(quietMs: number): AsyncGenerator<ChatEvent | null> {
    let place = 0
    for (;;) {
      const changed = this.#changed.promise
      if (place < this.#text.length) {
        const rest = this.#text.slice(place)
        const content = this.#ending === null ? wholeLetters(rest) : rest
        place += content.length
        if (content !== '') yield { type: 'chunk', content }
      }
      if (this.#ending && place >= this.#text.length) {
        yield this.#ending
        return
      }
      if ((await withTimeout(changed, quietMs)) === 'quiet') yield null
    }
  }

  #wake(): void {
    const { resolve } = this.#changed
    this.#changed = Promise.withResolvers<void>()
    resolve()
  }
}

/** Holds back half of a surrogate pair until its other half is written, or a broken letter would be sent or kept. */
export function wholeLetters(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}

async function withTimeout(changed: Promise<void>, quietMs: number): Promise<'changed' | 'quiet'> {
  let timer: NodeJS.Timeout | undefined
  const quiet = new Promise<'quiet'>((resolve) => {
    timer = setTimeout(resolve, quietMs, 'quiet')
  })
  try {
    return await Promise.race([changed.then(() => 'changed' as const), quiet])
  } finally {
    clearTimeout(timer)
  }
}
