import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { coalescingFetch } from './coalescing-fetch.ts'

const PIECES = 40
const PAUSE_MS = 5
const AT_ONCE = 150

/** What a model that speaks for a while says, and where. */
const WHOLE = Array.from({ length: PIECES }, (_, piece) => `${piece} `)

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const speaking: RequestListener = async (_request, response) => {
  for (const piece of WHOLE) {
    response.write(piece)
    await setTimeout(PAUSE_MS)
  }
  response.end()
}

async function read({ body }: Response): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) pieces.push(piece)
  return pieces
}

test('while many answers are open, what one says within the wait is read as one, and nothing of it is lost', async () => {
  const open: ServerResponse[] = []
  const url = await serve((_request, response) => {
    open.push(response)
    response.flushHeaders()
  })
  const fetchBody = coalescingFetch()
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchBody(url)))
  const answer = read(await fetchBody(url))
  for (const piece of WHOLE) {
    open.at(-1)?.write(piece)
    await setImmediate()
  }
  for (const response of open) response.end()
  const pieces = await answer
  expect(pieces.join('')).toBe(WHOLE.join(''))
  expect(pieces.length).toBeLessThan(PIECES / 2)
})

test('a lone answer is read piece by piece, also after many that were given up unread', async () => {
  const url = await serve(speaking)
  const fetchBody = coalescingFetch()
  const given = new AbortController()
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchBody(url, { signal: given.signal })))
  given.abort()
  const pieces = await read(await fetchBody(url))
  expect(pieces.join('')).toBe(WHOLE.join(''))
  expect(pieces.length).toBeGreaterThan(PIECES / 2)
})

test('a reader who stops closes the connection of a model that is still speaking', async () => {
  const closed = Promise.withResolvers<void>()
  const url = await serve((_request, response) => {
    response.write('a')
    response.once('close', closed.resolve)
  })
  const { body } = await coalescingFetch()(url)
  const reader = body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('a')
  await reader?.cancel()
  await closed.promise
})
