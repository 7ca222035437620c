import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fetchInBeats } from './in-beats.ts'

const PIECES = 40
const PAUSE_MS = 5
const AT_ONCE = 150

async function speakingServer(): Promise<string> {
  const server = createServer(async (_request, response) => {
    for (let piece = 0; piece < PIECES; piece += 1) {
      response.write(`${piece} `)
      await setTimeout(PAUSE_MS)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('answers that many models speak at once are read in few pieces, and none loses a word', async () => {
  const url = await speakingServer()
  const fetchBody = fetchInBeats()
  const whole = Array.from({ length: PIECES }, (_, piece) => `${piece} `).join('')
  const read = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const pieces: string[] = []
      for await (const piece of (await fetchBody(url)).body?.pipeThrough(new TextDecoderStream()) ?? []) pieces.push(piece)
      return pieces
    }),
  )
  expect(new Set(read.map((pieces) => pieces.join('')))).toEqual(new Set([whole]))
  expect(read.reduce((sum, pieces) => sum + pieces.length, 0)).toBeLessThan((AT_ONCE * PIECES) / 2)
})

test('a reader who stops closes the connection of a model that is still speaking', async () => {
  let gone = (): void => undefined
  const closed = new Promise<void>((resolve) => (gone = resolve))
  const server = createServer((_request, response) => {
    response.write('a')
    response.once('close', gone)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const { body } = await fetchInBeats()(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  const reader = body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('a')
  await reader?.cancel()
  await closed
})
