import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { uploaded } from '#contract/evidence.ts'
import { person, type Person } from '#tests/cast.ts'
import { upload } from '#tests/evidence.ts'
import { hostileUploads, PAYLOAD, type Hostile } from '#tests/hostile-uploads.ts'
import { emptyWorld } from '#tests/world.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'bobita-hostile-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const FORBIDDEN = new RegExp(`${PAYLOAD}|<script|Telefonul|SECRET|Acasa la Ana|\\+44\\.42|Exif`)

/** Sends one file; true when it was taken, and then what is served is clean and is not what was sent. */
async function isTaken(app: FastifyInstance, who: Person, { what, content, name }: Hostile): Promise<boolean> {
  const answer = await upload(app, who, [{ content, ...(name !== undefined && { name }) }])
  expect([what, answer.statusCode, [200, 400, 413, 415, 422].includes(answer.statusCode)]).toEqual([what, answer.statusCode, true])
  if (answer.statusCode !== 200) {
    expect(answer.json().message.length).toBeGreaterThan(10)
    return false
  }
  for (const file of uploaded.parse(answer.json()).files) {
    for (const url of [file.url, file.preview_url]) {
      if (url === null) continue
      const { rawPayload } = await app.inject(url)
      expect([what, FORBIDDEN.exec(rawPayload.toString('latin1'))?.[0]]).toEqual([what, undefined])
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
    for (const one of waiting) if (await isTaken(app, who, one)) taken.push(one.what)
  }
  await Promise.all(people.map(sendAll))

  // Odd names and what hangs behind a whole file do no harm; pages, drawings and archives are never taken.
  expect(taken.filter((what) => what.includes('named'))).toHaveLength(hostile.filter(({ what }) => what.includes('named')).length)
  expect(hostile.filter(({ what }) => what.endsWith('script behind it') && !taken.includes(what)).map(({ what }) => what)).toEqual([])
  expect(taken.filter((what) => /behind a page|^a page|drawing|PDF|archive$|program|65535|2147483647/.test(what))).toEqual([])
  expect(readdirSync(join(DATA_DIR, 'arriving'))).toEqual([])
  expect((await app.inject('/readyz')).statusCode).toBe(200)
}, 120_000)
