import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask, mannerOf, PIECES, STREAMS } from '#scripts/bench/streams.ts'
import { asMonitor } from '#tests/operators/monitor.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { startModelServer } from '#tests/servers/model-server.ts'
import { startServer } from '#tests/servers/servers.ts'
import { engine, emptySettings } from '#tests/world.ts'

const MINUTE_MS = 60_000
/** Two hundred answers together say 800 pieces a second. */
const PAUSE_MS = 250
const QUIET_MS = 20_000
const LOOK_MS = 10_000

/** Bytes the server holds, as it says itself. */
async function memory(origin: string): Promise<number> {
  const said = await (await fetch(`${origin}/metrics`, { headers: asMonitor })).text()
  return Number(/^process_resident_memory_bytes ([\d.e+]+)$/m.exec(said)?.[1])
}

/** Milliseconds of a call that everybody makes, asked for again and again. */
async function times(origin: string, goOn: () => boolean): Promise<number[]> {
  const all: number[] = []
  while (goOn()) {
    const started = performance.now()
    await (await fetch(`${origin}/api/v1/petitions?active=true`)).arrayBuffer()
    all.push(performance.now() - started)
    await setTimeout(50)
  }
  return all
}

const p95 = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

test.runIf(holding)('T12 of 200 answers at once each reader who stays gets all of their own and none of another’s, and the memory is given back', async () => {
  const model = await startModelServer({ kind: 'echoes', pieces: PIECES, pauseMs: PAUSE_MS })
  const server = await startServer({ ...(await emptySettings()), LLM_BASE_URL: model.url, LLM_MODEL: 'test', TRUST_PROXY: '1', TEST_LOGS: 'warn' })
  const { origin } = new URL(server.url)
  // A reader who does not get the whole of an answer throws.
  const once = (reader: number, time: number) => ask({ url: origin }, reader, mannerOf(reader), time)
  await Promise.all(Array.from({ length: STREAMS }, (_, reader) => once(reader, 0)))
  await setTimeout(QUIET_MS)
  const before = await memory(origin)
  let left = 200
  const idle = await times(origin, () => (left -= 1) > 0)

  const until = performance.now() + rounds * MINUTE_MS
  let open = true
  const busy = times(origin, () => open)
  const read: string[] = []
  let most = 0
  const looking = setInterval(() => void memory(origin).then((now) => (most = Math.max(most, now))), LOOK_MS)
  // Whoever has hung up asks again when the answer they left is written: there are always 200.
  const readers = Array.from({ length: STREAMS }, async (_, reader) => {
    for (let time = 1; performance.now() < until; time += 1) {
      const [how] = await Promise.all([once(reader, time), setTimeout(PIECES * PAUSE_MS)])
      read.push(how)
    }
  })
  await Promise.all(readers)
  clearInterval(looking)
  open = false
  const beside = await busy
  await setTimeout(QUIET_MS)
  const after = await memory(origin)
  const count = (kind: string) => read.filter((one) => one === kind).length
  figure(`T12 whole answers, ${engine}`, count('own'))
  figure(`T12 answers with words of others, ${engine}`, count('crossed'))
  figure(`T12 answers quoted because the model failed, ${engine}`, count('quoted'))
  const faults = Array.from(server.printed().matchAll(/"provider_fault":"([^"]*)"/g), ([, fault]) => fault)
  figure(`T12 faults of the model, ${engine}`, JSON.stringify(Object.fromEntries([...Map.groupBy(faults, String)].map(([fault, all]) => [fault, all.length]))))
  figure(`T12 readers who hung up, ${engine}`, count('gone'))
  figure(`T12 memory before, at most and after, ${engine}`, [before, most, after].map((bytes) => `${Math.round(bytes / 1e6)} MB`).join(', '))
  figure(`T12 p95 of others, idle against beside, ${engine}`, `${p95(idle).toFixed(1)} ms, ${p95(beside).toFixed(1)} ms`)
  await server.kill()
  await model.close()
  expect(count('crossed')).toBe(0)
})
