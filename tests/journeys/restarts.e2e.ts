import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { personAt } from '#tests/cast.ts'
import { formBody, phonePhoto } from '#tests/evidence.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { startModelServer } from '#tests/servers/model-server.ts'
import { expect, startSite, test } from './site.ts'

const PEOPLE = holding ? 25 : 3
const STREAMS_EACH = 2
const UPLOADS = holding ? 10 : 2
const PIECE_BYTES = 2_000
/** `npm run hold` names a PostgreSQL in the environment of the site. */
const engine = process.env['DATABASE_URL'] === undefined ? 'sqlite' : 'postgres'

interface Answer {
  /** Null when nobody took the connection. */
  status: number | null
}

/** Connections are kept and used again, as proxies do. */
const kept = new Agent({ keepAlive: true })

/** One request. @throws Error when the connection is cut after it was taken */
function once(method: string, url: string, body?: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = httpRequest(url, { method, headers, agent: kept }, (answer) => {
    answer.resume()
    answer.once('end', () => resolve({ status: answer.statusCode ?? null }))
    answer.once('error', reject)
  })
  sent.once('error', (error) => ('code' in error && error.code === 'ECONNREFUSED' ? resolve({ status: null }) : reject(error)))
  sent.end(body)
  return promise
}

/**
 * As a proxy asks: again for as long as nobody takes the connection or the server says that it is not there, and what
 * only reads also when it was cut.
 *
 * @param up when the server is there again
 */
async function behindProxy(up: () => Promise<void>, method: string, url: string, body?: string): Promise<number> {
  for (;;) {
    const { status } = await once(method, url, body).catch((error: unknown) => {
      if (method === 'GET') return { status: null }
      throw error
    })
    if (status !== null && status !== 503) return status
    await up()
  }
}

test('T14 a site that is restarted again and again fails no short request behind a proxy that tries again', async () => {
  const site = await startSite()
  const address = site.url.replace('localhost', '127.0.0.1')
  let [going, asked, signed] = [true, 0, 0]
  const statuses = new Set<number>()
  let restarted = Promise.withResolvers<void>()
  restarted.resolve()
  const up = () => restarted.promise
  const asking = ['/', '/api/v1/petitions', '/livez'].map(async (path) => {
    while (going) {
      statuses.add(await behindProxy(up, 'GET', address + path))
      asked += 1
    }
  })
  const signing = (async () => {
    while (going) {
      const body = JSON.stringify({ full_name: 'Ana Exemplu', email: `${randomUUID()}@exemplu.ro` })
      statuses.add(await behindProxy(up, 'POST', `${address}/api/v1/petitions/1/sign`, body))
      signed += 1
    }
  })()
  let slowest = 0
  for (let round = 0; round < rounds; round += 1) {
    const before = asked
    await expect.poll(() => asked).toBeGreaterThan(before + 10)
    const exited = new Promise<number | null>((resolve) => site.process().once('exit', resolve))
    restarted = Promise.withResolvers()
    const stopped = Date.now()
    site.process().kill('SIGTERM')
    expect(await exited).toBe(0)
    slowest = Math.max(slowest, Date.now() - stopped)
    await site.restart()
    restarted.resolve()
  }
  going = false
  await Promise.all([...asking, signing])
  expect([...statuses]).toEqual([200])
  // Every yes is a signature, none is two.
  const petitions = await (await fetch(`${site.url}/api/v1/petitions`)).json()
  expect(petitions.find(({ id }: { id: number }) => id === 1).current_signatures).toBe(signed)
  figure(`T14 restarts, ${engine}`, rounds)
  figure(`T14 requests meanwhile, none failed, ${engine}`, `${asked} read, ${signed} signatures`)
  figure(`T14 slowest stop, ${engine}`, `${slowest} ms`)
  await site.stop()
})

test('T14 a stop ends every answer with a line that says so, loses no upload it said yes to, and is over in time', async () => {
  const model = await startModelServer({ kind: 'says', pieces: Array.from({ length: 5_000 }, () => 'Încă [1]. '), pauseMs: 20 })
  const site = await startSite({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  const people = []
  for (let one = 0; one < PEOPLE; one += 1) people.push((await personAt(site.url, 'Ana')).headers)
  const streams = people.flatMap((headers) =>
    Array.from({ length: STREAMS_EACH }, async () => {
      const body = JSON.stringify({ question: 'Cum scot o căpușă de la câine?' })
      const answer = await fetch(`${site.url}/api/v1/chat/ask/stream`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
      const reader = answer.body?.getReader()
      const first = await reader?.read()
      return { reader, first }
    }),
  )
  const running = await Promise.all(streams)
  expect(running.every(({ first }) => first?.done === false)).toBe(true)

  const content = await phonePhoto({ width: 800, height: 600 })
  const stopping = Promise.withResolvers<void>()
  const uploads = people.slice(0, UPLOADS).map((headers) => slowUpload(site.url, headers, content, stopping.promise))
  await Promise.all(uploads.map(({ begun }) => begun))
  const exited = new Promise<number | null>((resolve) => site.process().once('exit', resolve))
  const stopped = Date.now()
  site.process().kill('SIGTERM')
  stopping.resolve()
  const endings = await Promise.all(running.map(({ reader }) => rest(reader)))
  const answers = await Promise.all(uploads.map(({ answered }) => answered))
  // 0 says that it was over within 15 s: server/serve.ts ends a longer one with 1.
  expect(await exited).toBe(0)
  const stopMs = Date.now() - stopped
  for (const ending of endings) expect(ending).toMatch(/"type":"(error|final)".*\n+\[DONE\]\s*$/)

  await site.restart()
  const acknowledged = answers.flatMap((link) => link ?? [])
  for (const [at, link] of answers.entries()) {
    if (link !== null) expect((await fetch(site.url + link, { headers: people[at] ?? {} })).status).toBe(200)
  }
  figure(`T14 answers running at the stop, all ended with a line, ${engine}`, endings.length)
  figure(`T14 uploads running at the stop, ${engine}`, `${answers.length}, of which ${acknowledged.length} were acknowledged, all kept`)
  figure(`T14 stop with work under way, ${engine}`, `${stopMs} ms`)
  await site.stop()
  await model.close()
})

async function rest(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text = (text + decoder.decode(part.value)).slice(-2_000)
  return text
}

/** An upload that has begun and sends the rest when `goOn` says so; `answered` is the link of its file, or null when there was no yes. */
function slowUpload(url: string, who: Record<string, string>, content: Buffer, goOn: Promise<void>) {
  const { headers, payload } = formBody([{ content }])
  const begun = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<string | null>()
  const sent = httpRequest(`${url}/api/v1/upload/plangere-media`, { method: 'POST', headers: { ...headers, ...who }, agent: false }, (answer) => {
    let body = ''
    answer.on('data', (piece: Buffer) => (body += piece.toString()))
    answer.once('error', () => answered.resolve(null))
    answer.once('end', () => answered.resolve(answer.statusCode === 200 ? (/"url":"([^"]+)"/.exec(body)?.[1] ?? null) : null))
  })
  sent.once('error', () => answered.resolve(null))
  sent.write(payload.subarray(0, PIECE_BYTES), () => begun.resolve())
  void goOn.then(() => sent.end(payload.subarray(PIECE_BYTES)))
  return { begun: begun.promise, answered: answered.promise }
}
