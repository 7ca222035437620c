import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { objectsIn } from '#tests/complaint-set.ts'
import { append, begin, cutPart, finished, offsetOf, sendRest } from '#tests/partial-upload.ts'
import { makeLongFilm } from '#tests/servers/long-film.ts'
import { startServer } from '#tests/servers/servers.ts'
import { aMember, openSeveral, type SeveralServers } from '#tests/servers/several-servers.ts'

const PART = 128 * 1024

let site: SeveralServers
let film: Buffer
beforeAll(async () => {
  site = await openSeveral()
  const to = join(tmpdir(), `bobita-film-${randomBytes(6).toString('hex')}.webm`)
  await makeLongFilm({ from: 'phone.webm', to, bytes: 1_000_000, fillerBytes: 20_000 })
  film = readFileSync(to)
  rmSync(to)
})
afterAll(() => site.close())

test('parts may come at any server, one may be killed in the middle, and the film is finished once', async () => {
  const { headers } = await aMember(site.proxy)
  const at = ({ url }: { url: string }) => ({ url, headers })
  const { id } = await begin(at(site.one), film.length)
  expect((await append(at(site.other), id, 0, film.subarray(0, PART))).status).toBe(200)

  const dying = await startServer(site.settings)
  await Promise.all([cutPart(at(dying), id, PART, film.subarray(PART, 2 * PART), PART / 2), dying.kill()])
  const offset = await offsetOf(at(site.other), id)
  expect(offset).toBeGreaterThanOrEqual(PART)
  expect(offset).toBeLessThanOrEqual(PART + PART / 2)

  // All but the last byte; then everybody brings it at once.
  expect((await sendRest(at(site.proxy), id, film.subarray(0, -1), PART)).status).toBe(200)
  const answers = await Promise.all(site.all.map((server) => append(at(server), id, film.length - 1, film.subarray(-1))))
  for (const { status } of answers) expect([200, 409, 429]).toContain(status)
  await expect.poll(async () => (await append(at(site.proxy), id, film.length, Buffer.alloc(0))).status).toBe(200)
  const { files } = await finished(await append(at(site.one), id, film.length, Buffer.alloc(0)))
  expect(files).toMatchObject([{ id, given_bytes: film.length, given_sha256: createHash('sha256').update(film).digest('hex') }])

  const { db } = site.database
  expect(await db.selectFrom('evidence_files').select('id').execute()).toEqual([{ id }])
  expect(await db.selectFrom('partial_uploads').select('id').execute()).toEqual([])
  expect(await objectsIn(site.files)).toEqual([`${id}.webm`])
})
