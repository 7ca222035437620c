import type { ChatEvent, FinalEvent, UrgentCard } from '#contract/chat.ts'
import type { RunningAnswer } from '../sessions/stream-limits.ts'

/** How a generation ended, as its readers are told. */
export type AnswerEnding = FinalEvent | Extract<ChatEvent, { type: 'error' }>

/**
 * One answer being written. It belongs to the server: readers come and go, and each keeps only an offset into the
 * shared text, so a slow reader costs no memory and what readers get always adds up to the same text.
 */
export class Generation implements RunningAnswer {
  readonly messageId: string
  readonly sessionId: string
  readonly owner: string
  readonly guestNetwork: string | null
  readonly stopped = new AbortController()
  #text = ''
  #card: UrgentCard | null = null
  #ending: AnswerEnding | null = null
  #changed = Promise.withResolvers<void>()

  constructor({ messageId, sessionId, owner, guestNetwork }: RunningAnswer & { messageId: string }) {
    this.messageId = messageId
    this.sessionId = sessionId
    this.owner = owner
    this.guestNetwork = guestNetwork
  }

  get text(): string {
    return this.#text
  }

  get ended(): boolean {
    return this.#ending !== null
  }

  /** The urgent card it begins with; null while there is none. */
  get card(): UrgentCard | null {
    return this.#card
  }

  /** @param card with the first words, when the answer begins with one */
  append(content: string, card?: UrgentCard): void {
    if (card) this.#card = card
    if (content === '') return
    this.#text += content
    this.#wake()
  }

  end(ending: AnswerEnding): void {
    this.#ending = ending
    this.#wake()
  }

  /** The events of this answer from its beginning, then its ending. Null means nothing happened for `quietMs`. */
  async *follow(quietMs: number): AsyncGenerator<ChatEvent | null> {
    let offset = 0
    for (;;) {
      const changed = this.#changed.promise
      if (offset < this.#text.length) {
        const rest = this.#text.slice(offset)
        const content = this.#ending === null ? wholeLetters(rest) : rest
        const first = offset === 0
        offset += content.length
        if (content !== '') yield { type: 'chunk', content, ...(first && this.#card && { card: this.#card }) }
      }
      if (this.#ending && offset >= this.#text.length) {
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
