import { setTimeout } from 'node:timers/promises'

/** What somebody who kept asking was answered. */
export interface Answer {
  /** Which of the things asked for. */
  what: string
  /** When it was asked and answered, by `performance.now()`. */
  from: number
  to: number
  /** Null when the connection was cut. */
  status: number | null
  headers: Headers
  body: string
}

/** One thing people keep asking for. */
export interface Ask {
  what: string
  url: string
  init?: () => RequestInit
}

/** Asks for several things, each again and again, one after the other, until `stop`; what was answered is in `answers`. */
export function keepAsking(asks: readonly Ask[], pauseMs: number): { answers: Answer[]; stop(): Promise<void> } {
  const answers: Answer[] = []
  let going = true
  const loops = asks.map(async (ask) => {
    while (going) {
      answers.push(await askOnce(ask))
      await setTimeout(pauseMs)
    }
  })
  return {
    answers,
    async stop() {
      going = false
      await Promise.all(loops)
    },
  }
}

/** Asks once. */
export async function askOnce({ what, url, init }: Ask): Promise<Answer> {
  const from = performance.now()
  const answered = await fetch(url, init?.()).catch(() => null)
  const body = await answered?.text().catch(() => null)
  const whole = answered && typeof body === 'string' ? answered : null
  return { what, from, to: performance.now(), status: whole?.status ?? null, headers: whole?.headers ?? new Headers(), body: body ?? '' }
}

/** How long until something is answered with success again, in milliseconds. */
export async function recovery(ask: Ask): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { status } = await askOnce(ask)
    if (status !== null && status < 300) return Math.round(performance.now() - from)
    await setTimeout(50)
  }
}
