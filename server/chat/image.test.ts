import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { phonePhoto } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'
import { openDecoderPool } from '../evidence/media/decoder-pool.ts'
import { createRedraw } from '../evidence/redraw.ts'
import { drawImage } from './image.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-pictures-'))
const decoders = openDecoderPool(folder)
afterAll(() => {
  decoders.close()
  rmSync(folder, { recursive: true })
})

test('a decoder with too many waiting tells who comes to come back, and leaves nothing of anybody behind', async () => {
  const redraw = createRedraw(decoders, folder)
  const picture = await phonePhoto({ width: 8, height: 8 })
  const drawn = await Promise.allSettled(Array.from({ length: 120 }, (_, at) => drawImage(picture, redraw, `sender ${at}`)))
  const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(drawn.length - refused.length).toBeGreaterThan(0)
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'evidence.overloaded', details: { retryAfterS: expect.any(Number) } })
  expect(readdirSync(folder)).toEqual([])
})

test('a picture is kept without the place and the phone it was made with, and one that cannot be decoded is refused', async () => {
  const { app, database } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const ask = (picture: Buffer) =>
    call(app, 'POST', '/chat/ask/stream', {
      payload: { question: 'Ce vezi?', image_data: `data:image/jpeg;base64,${picture.toString('base64')}` },
      headers: ana.headers,
    })
  const given = await phonePhoto()
  expect((await sharp(given).metadata()).exif).toBeDefined()
  expect((await ask(given)).statusCode).toBe(200)
  const { image_data } = await database.db.selectFrom('chat_messages').select('image_data').where('image_data', 'is not', null).executeTakeFirstOrThrow()
  const kept = Buffer.from(image_data ?? '', 'base64')
  const { format, width, height, exif, xmp, iptc } = await sharp(kept).metadata()
  // Upright: the turn that stood in the metadata is done.
  expect({ format, width, height, exif, xmp, iptc }).toEqual({ format: 'jpeg', width: 80, height: 120, exif: undefined, xmp: undefined, iptc: undefined })
  for (const secret of ['Telefonul Anei', 'SECRET-COPYRIGHT', 'Exif']) expect(kept.includes(secret)).toBe(false)

  const [onNothing] = await sharp(await createRedraw(decoders, folder)(await seeThrough(), 'Ana'))
    .raw()
    .toBuffer()
  expect(onNothing).toBe(255)

  const torn = await ask(given.subarray(0, given.length / 2))
  expect([torn.statusCode, torn.json().message]).toEqual([422, 'Imaginea nu poate fi citită. Trimite un fișier JPEG, PNG, WebP sau GIF.'])
})

/** A picture with nothing drawn on it. */
const seeThrough = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()
