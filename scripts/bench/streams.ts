import { request, type IncomingMessage } from 'node:http'
import { startModelServer } from '#tests/servers/model-server.ts'
import { percentile } from './first-chunk.ts'
import { pageTimes } from './page-times.ts'
import { startMeasured, type Measured } from './processes.ts'

/** At once. */
export const STREAMS = 200
const SLOW = 40
const VANISHING = 40
/** What a slow reader leaves lying before it reads on. */
const SLOW_MS = 4_000
/** What the model says in an answer. */
export const PIECES = 80
/** How long a model pauses between two pieces: four words a second, as 200 readers at once of a small service get, and as fast as the quickest. */
const PAUSES_MS = { calm: 250, quick: 40 }

/** What `paceFigures` says of each pace. */
export async function streamFigures(): Promise<Record<string, number>> {
  const figures: Record<string, number> = { streams: STREAMS }
  for (const [pace, pauseMs] of Object.entries(PAUSES_MS)) {
    for (const [name, figure] of Object.entries(await paceFigures(pauseMs))) figures[`${pace}${name}`] = figure
  }
  return figures
}

/**
 * Two hundred answers at once by a model that takes its time: 40 readers stop reading for a while, 40 hang up, and
 * other pages are asked for meanwhile. Every guest comes from a network of its own.
 *
 * @throws Error when an answer holds a word of another, or a reader who stayed does not get the whole of it
 */
async function paceFigures(pauseMs: number): Promise<Record<string, number>> {
  const model = await startModelServer({ kind: 'echoes', pieces: PIECES, pauseMs })
  const site = await startMeasured('site', { env: { LLM_BASE_URL: model.url, LLM_MODEL: 'test', TRUST_PROXY: '1' } })
  try {
    // A server that has been up for a while, as most are.
    await Promise.all(Array.from({ length: STREAMS }, (_, reader) => ask(site, reader, 'stays')))
    const page = `${site.url}/blogs`
    const idle = await pageTimes(page)
    const before = (await site.usage()).rss
    const streams = Promise.all(Array.from({ length: STREAMS }, (_, reader) => ask(site, reader, mannerOf(reader))))
    const busy = await pageTimes(page, streams)
    const most = (await site.usage()).rss
    const crossed = (await streams).filter((answer) => answer === 'crossed').length
    if (crossed > 0) throw new Error(`${crossed} answers hold words of others`)
    return {
      Crossed: crossed,
      RssGrowthMb: Math.round((most - before) / 1_048_576),
      PageIdleMsP95: percentile(idle, 0.95),
      PageBesideMsP95: percentile(busy, 0.95),
    }
  } finally {
    await site.stop()
    await model.close()
  }
}

type Manner = 'stays' | 'slow' | 'vanishes'

/** 40 of 200 read slowly, 40 hang up. */
export function mannerOf(reader: number): Manner {
  return reader < SLOW ? 'slow' : reader < SLOW + VANISHING ? 'vanishes' : 'stays'
}

/** A word no other question has, in letters alone: figures are checked against the passages. */
function wordOf(reader: number): string {
  return `q${reader
    .toString(26)
    .padStart(5, '0')
    .replace(/[0-9a-p]/g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)))}`
}

const WORDS: ReadonlySet<string> = new Set(Array.from({ length: STREAMS }, (_, reader) => wordOf(reader)))

/** Reads one answer; each guest of each time comes from a network of its own. @throws Error when it is refused or a reader who stayed does not get the whole of it */
export async function ask({ url }: Pick<Measured, 'url'>, reader: number, manner: Manner, time = 0): Promise<'own' | 'crossed' | 'gone' | 'quoted'> {
  const word = wordOf(reader)
  const body = JSON.stringify({ question: `Ce știi despre ${word}?` })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${reader}.${time}.1` }
    request(`${url}/api/v1/chat/ask/stream`, { method: 'POST', headers, agent: false }, resolve).once('error', reject).end(body)
  })
  if (answer.statusCode !== 200) throw new Error(`refused: ${answer.statusCode}`)
  let text = ''
  try {
    for await (const piece of answer) {
      text += String(piece)
      if (!text.includes(word)) continue
      if (manner === 'vanishes') return 'gone'
      if (manner === 'slow' && text.length < 4_000) await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    }
  } finally {
    answer.destroy()
  }
  // Of those that somebody has: an id may hold what looks like one, about once in a hundred thousand.
  const words = (text.match(/\bq[a-z]{5}\b/g) ?? []).filter((one) => WORDS.has(one))
  // The model had failed before its first word, and the reader was told so.
  if (text.includes('"mode":"fallback"') && words.length === 0) return 'quoted'
  if (!text.includes('"final"') || words.length < PIECES) throw new Error(`an answer was not whole: ${words.length} words`)
  const foreign = words.find((one) => one !== word)
  if (foreign !== undefined) console.error(`reader ${reader} got ${foreign}: …${text.slice(Math.max(0, text.indexOf(foreign) - 300)).slice(0, 600)}…`)
  return foreign === undefined ? 'own' : 'crossed'
}
