import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { person, type Person } from '#tests/cast.ts'
import { formBody, phoneFile, phonePhoto } from '#tests/evidence.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { emptyWorld, engine } from '#tests/world.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'bobita-disconnect-'))
const PATH = '/api/v1/upload/plangere-media'
const OFFSETS = holding ? rounds : 100
const SETTINGS = { DATA_DIR, EVIDENCE_PHOTO_MB: '0.5' }
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Sends the first bytes of an upload and hangs up; resolves when the server has noticed. */
async function hangUp(app: FastifyInstance, who: Person, { payload, headers }: ReturnType<typeof formBody>, offset: number): Promise<void> {
  const noticed = once(app.server, 'request').then(([, answer]) => once(answer, 'close'))
  const socket = connect(await portOf(app), '127.0.0.1')
  await once(socket, 'connect')
  const lines = Object.entries({ ...headers, ...who.headers, host: 'localhost' }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${PATH} HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(payload.subarray(0, offset), () => socket.destroy())
  await noticed
}

/** Files and sockets this process holds; null where nobody counts them. */
function openFiles(): number | null {
  return existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : null
}

test('T5 somebody who hangs up in the middle leaves nothing, wherever it is: no file, no row, nothing open', async () => {
  const { app, database, files } = await emptyWorld(SETTINGS)
  const people = await Promise.all([person(app, 'Ana'), person(app, 'Dan'), person(app, 'Ilinca')])
  const form = formBody([{ content: phoneFile('phone.mp4') }, { content: await phonePhoto() }, { content: phoneFile('phone.webm') }])
  const whoever = (index: number) => people[index % people.length] ?? people[0]
  await hangUp(app, whoever(0), form, 0)
  const before = openFiles()
  for (let index = 0; index < OFFSETS; index += 1) {
    // Anywhere, or evenly over the whole body, and one byte before its end.
    const offset = holding ? randomInt(form.payload.length) : Math.floor(((form.payload.length - 1) * index) / (OFFSETS - 1))
    await hangUp(app, whoever(index), form, offset)
  }
  await expect.poll(() => readdirSync(join(DATA_DIR, 'arriving'))).toEqual([])
  await expect.poll(() => openFiles() ?? 0).toBeLessThanOrEqual(before ?? 0)
  figure(`T5 disconnects, ${engine}`, `${OFFSETS}, 0 orphans; open files ${before} before, ${openFiles()} after`)
  expect(await database.db.selectFrom('evidence_files').select('id').execute()).toEqual([])
  for await (const key of files.keys()) expect(key).toBe('nothing is left')
})

test('D-017 whoever sends too much reads why while still sending', async () => {
  const { app } = await emptyWorld(SETTINGS)
  const ana = await person(app, 'Ana')
  const { payload, headers } = formBody([{ content: Buffer.concat([await phonePhoto(), Buffer.alloc(8_000_000)]) }])
  const sending = request({ port: await portOf(app), host: '127.0.0.1', method: 'POST', path: PATH, headers: { ...headers, ...ana.headers } })
  // The last byte is never sent: an answer can only come early.
  sending.write(payload.subarray(0, -1))
  const [answer] = await once(sending, 'response')
  expect([answer.statusCode, JSON.parse(await text(answer)).code]).toEqual([413, 'evidence.photo_too_large'])
  sending.destroy()
  await expect.poll(() => readdirSync(join(DATA_DIR, 'arriving'))).toEqual([])
})
