import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** How the model behaves: as it should, or as providers do on a bad day (T13). */
export type Behaviour =
  | { kind: 'says'; pieces: string[]; usage?: number; pauseMs?: number }
  /** Says the code word of the question (q and five letters) again and again, so that every answer shows whose it is. */
  | { kind: 'echoes'; pieces: number; pauseMs: number }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'silent' }
  /** Closes the connection of the first call without a word. */
  | { kind: 'resets once'; pieces: string[] }
  | { kind: 'says then hangs'; pieces: string[] }
  | { kind: 'says then cuts'; pieces: string[] }
  | { kind: 'garbage' }
  | { kind: 'half a letter' }
  | { kind: 'endless' }
  | { kind: 'endless whitespace' }
  | { kind: 'empty' }
  | { kind: 'ends twice' }
  | { kind: 'a hundred megabytes' }

/** A real HTTP server speaking the OpenAI chat protocol on loopback. */
export interface ModelServer {
  url: string
  behaviour: Behaviour
  /** How it behaves when its answer is asked for in one piece, as a reading is; null: as it always does. */
  reading: Behaviour | null
  /** Bodies of the requests for an answer piece by piece, newest last. */
  readonly requests: string[]
  /** Bodies of the requests for an answer in one piece, newest last. */
  readonly readings: string[]
  /** Connections its callers closed before the answer was over. */
  abandoned: number
  close(): Promise<void>
}

/** Starts a model that does as it is told. */
export async function startModelServer(behaviour: Behaviour): Promise<ModelServer> {
  const requests: string[] = []
  const readings: string[] = []
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) model.abandoned += 1
    })
    readBody(request).then(
      (body) => {
        const inOnePiece = !body.includes('"stream":true')
        const bodies = inOnePiece ? readings : requests
        bodies.push(body)
        return behave((inOnePiece && model.reading) || model.behaviour, response, { body, inOnePiece })
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const model: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    behaviour,
    reading: null,
    requests,
    readings,
    abandoned: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return model
}

const resetOnce = new WeakSet<Behaviour>()

/** What a model is asked. */
interface Asked {
  body: string
  inOnePiece: boolean
}

async function behave(behaviour: Behaviour, response: ServerResponse, asked: Asked): Promise<void> {
  if (behaviour.kind === 'status') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers }).end(JSON.stringify({ error: { message: 'nu acum' } }))
    return
  }
  if (behaviour.kind === 'silent') return
  if (behaviour.kind === 'resets once' && !resetOnce.has(behaviour)) {
    resetOnce.add(behaviour)
    response.destroy()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour.kind === 'garbage') {
    response.end('data: {nu e json\n\n<html>502 Bad Gateway</html>\n\n')
    return
  }
  if (behaviour.kind === 'half a letter') {
    // 'ș' is two bytes; they arrive in two packets.
    const bytes = Buffer.from(`${piece('Pisica ta și câinele tău [1].')}${ending(12)}`)
    const cut = bytes.indexOf(Buffer.from('ș')) + 1
    response.write(bytes.subarray(0, cut))
    await setTimeout(30)
    response.end(bytes.subarray(cut))
    return
  }
  if (behaviour.kind === 'endless' || behaviour.kind === 'endless whitespace') {
    const text = behaviour.kind === 'endless' ? 'Încă o propoziție despre câini. ' : ' \n'
    const writing = setInterval(() => response.write(piece(text.repeat(20))), 5)
    response.on('close', () => clearInterval(writing))
    return
  }
  if (behaviour.kind === 'ends twice') {
    response.write(`${piece('Gata [1].')}${ending(12)}`)
    response.end(`${piece(' Nu, încă ceva.')}${ending(12)}`)
    return
  }
  if (behaviour.kind === 'a hundred megabytes') {
    // One piece of an answer in one line that does not end for 100 MB.
    response.write(piece('x').slice(0, -20))
    const megabyte = 'căpușă '.repeat(150_000)
    // Waited for once: every wait would leave its listeners behind.
    const closed = once(response, 'close')
    for (let sent = 0; sent < 100 && !response.destroyed; sent += 1) if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), closed])
    response.end()
    return
  }
  if (asked.inOnePiece && behaviour.kind !== 'says then hangs' && behaviour.kind !== 'says then cuts') {
    response.end(whole(piecesOf(behaviour, asked.body).join('')))
    return
  }
  for (const text of piecesOf(behaviour, asked.body)) {
    response.write(piece(text))
    await setTimeout('pauseMs' in behaviour ? (behaviour.pauseMs ?? 0) : 0)
  }
  if (behaviour.kind === 'says then hangs') return
  if (behaviour.kind === 'says then cuts') {
    response.destroy()
    return
  }
  response.end(ending('usage' in behaviour ? (behaviour.usage ?? 42) : 42))
}

function piecesOf(behaviour: Behaviour, asked: string): string[] {
  if (behaviour.kind !== 'echoes') return 'pieces' in behaviour ? behaviour.pieces : []
  const word = asked.match(/\bq[a-z]{5}\b/g)?.at(-1) ?? 'nimic'
  return Array.from({ length: behaviour.pieces }, () => `${`${word} `.repeat(15)}\n`)
}

function piece(content: string): string {
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`
}

function whole(content: string): string {
  return JSON.stringify({ id: 'x', created: 1, model: 'test', choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] })
}

function ending(total: number): string {
  const last = {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
    usage: { prompt_tokens: total - 2, completion_tokens: 2, total_tokens: total },
  }
  return `data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
