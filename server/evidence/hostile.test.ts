import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { uploaded } from '#contract/evidence.ts'
import { person, type Person } from '#tests/cast.ts'
import { upload } from '#tests/evidence.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { mutatedUploads } from '#tests/hostile/hostile-mutations.ts'
import { hostileUploads, PAYLOAD, type Hostile } from '#tests/hostile/hostile-uploads.ts'
import { emptyWorld, engine } from '#tests/world.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'bobita-hostile-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

/** The same in `npm test`, new ones in each long run. */
const SEED = holding ? randomInt(2 ** 32) : 20_261_122
const MUTATED = holding ? rounds : 63
const FORBIDDEN = new RegExp(`${PAYLOAD}|<script|Telefonul|SECRET|Acasa la Ana|\\+44\\.42|Exif`)

let paused = 0
let slowestMs = 0

/** Sends one file as somebody else once two of the files before have ended their decoders. */
async function send(app: FastifyInstance, sender: { who: Person }, { content, name }: Hostile) {
  const parts = [{ content, ...(name !== undefined && { name }) }]
  const started = performance.now()
  const answer = await upload(app, sender.who, parts)
  slowestMs = Math.max(slowestMs, Math.round(performance.now() - started))
  if (answer.statusCode !== 429) return answer
  expect([answer.json().code, answer.json().message]).toEqual(['evidence.paused', expect.stringContaining('30 de minute')])
  paused += 1
  sender.who = await person(app, 'Ana')
  return upload(app, sender.who, parts)
}

/** Sends one file; true when it was taken, and then what is served is clean and is not what was sent. */
async function isTaken(app: FastifyInstance, sender: { who: Person }, hostile: Hostile): Promise<boolean> {
  const { what, content } = hostile
  const answer = await send(app, sender, hostile)
  expect([what, answer.statusCode, [200, 400, 413, 415, 422].includes(answer.statusCode)]).toEqual([what, answer.statusCode, true])
  if (answer.statusCode !== 200) {
    expect(answer.json().message.length).toBeGreaterThan(10)
    return false
  }
  for (const file of uploaded.parse(answer.json()).files) {
    for (const url of [file.url, file.preview_url]) {
      if (url === null) continue
      const { rawPayload } = await app.inject(url)
      // The packets of a film are copied: what was pushed into one of them stays there, and plays as noise.
      if (file.type === 'image' || !hostile.inside) expect([what, FORBIDDEN.exec(rawPayload.toString('latin1'))?.[0]]).toEqual([what, undefined])
      expect([what, rawPayload.equals(content)]).toEqual([what, false])
      if (file.type === 'image') expect((await sharp(rawPayload).metadata()).format).toBe('webp')
    }
  }
  return true
}

test('D-012 D-014 whatever is sent, the answer is a sentence or a clean picture or film, and the server stands', async () => {
  // Made before the server runs: it counts a thread that is busy for seconds as its own trouble.
  const hostile = await hostileUploads()
  expect(hostile.length).toBeGreaterThanOrEqual(200)
  const { app } = await emptyWorld({ DATA_DIR })
  const people = await Promise.all([person(app, 'Ana'), person(app, 'Dan')])

  const waiting = hostile.values()
  const taken: string[] = []
  const sendAll = async (who: Person) => {
    const sender = { who }
    for (const one of waiting) if (await isTaken(app, sender, one)) taken.push(one.what)
  }
  await Promise.all(people.map(sendAll))

  // Odd names and what hangs behind a whole file do no harm; pages, drawings and archives are never taken.
  expect(taken.filter((what) => what.includes('named'))).toHaveLength(hostile.filter(({ what }) => what.includes('named')).length)
  expect(hostile.filter(({ what }) => what.endsWith('script behind it') && !taken.includes(what)).map(({ what }) => what)).toEqual([])
  expect(taken.filter((what) => /behind a page|^a page|drawing|PDF|archive$|program|65535|2147483647/.test(what))).toEqual([])
  expect(readdirSync(join(DATA_DIR, 'arriving'))).toEqual([])
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test(`T4 ${MUTATED} files changed at random, seed ${SEED}: a sentence or a clean picture or film each`, async () => {
  const mutated = await mutatedUploads(SEED, MUTATED)
  const { app } = await emptyWorld({ DATA_DIR })
  const waiting = mutated.values()
  let taken = 0
  const sendAll = async (who: Person) => {
    const sender = { who }
    for (const one of waiting) if (await isTaken(app, sender, one)) taken += 1
  }
  await Promise.all((await Promise.all([person(app, 'Ana'), person(app, 'Dan')])).map(sendAll))
  figure(
    `T4 changed files, ${engine}, seed ${SEED}`,
    `${MUTATED}: ${taken} taken and clean, ${MUTATED - taken} refused, ${paused} accounts paused, slowest ${slowestMs} ms`,
  )
  expect(taken).toBeGreaterThan(0)
  expect(readdirSync(join(DATA_DIR, 'arriving'))).toEqual([])
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})
