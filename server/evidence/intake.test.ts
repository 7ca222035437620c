import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { person } from '#tests/cast.ts'
import { phonePhoto } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'
import { openIntake } from './intake.ts'
import { openDecoderPool } from './media/decoder-pool.ts'

/** An intake of its own with Ana before it, and a folder to look into. */
async function opened(setBytes = 1e7) {
  const { app, database, files } = await emptyWorld()
  const folder = mkdtempSync(join(tmpdir(), 'bobita-intake-'))
  const decoders = openDecoderPool(folder)
  onTestFinished(() => {
    decoders.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const intake = openIntake({ db: database.db, store: files, decoders, folder, limits: { photoBytes: 1e6, videoBytes: 1e6, setBytes } })
  const ana = await person(app, 'Ana')
  const take = (given: AsyncIterable<AsyncIterable<Buffer>>, announcedBytes = 1_000) => intake.take({ userId: ana.user.id, files: given, announcedBytes })
  return { intake, take, folder }
}

async function* formOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<AsyncIterable<Buffer>> {
  yield pieces
}

async function* whole(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

/** A file that comes in two pieces, the second when `rest` says so; `begun` resolves after the first. */
function held(content: Buffer) {
  const begun = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  const middle = Math.floor(content.length / 2)
  async function* pieces(): AsyncGenerator<Buffer> {
    yield content.subarray(0, middle)
    begun.resolve()
    await rest.promise
    yield content.subarray(middle)
  }
  return { form: formOf(pieces()), begun: begun.promise, release: rest.resolve }
}

test('a third upload of one account at the same time is refused until one has ended', async () => {
  const { take } = await opened()
  const photo = await phonePhoto()
  const slow = [held(photo), held(photo)]
  const taking = slow.map(({ form }) => take(form))
  await expect(take(formOf(whole(photo)))).rejects.toMatchObject({ code: 'evidence.busy' })
  for (const { release } of slow) release()
  expect((await Promise.all(taking)).flat()).toHaveLength(2)
  expect(await take(formOf(whole(photo)))).toHaveLength(1)
})

test('uploads side by side are counted together, and none of them twice', async () => {
  const photo = await phonePhoto()
  const { take } = await opened(Math.floor(photo.length * 3.2))
  const slow = held(photo)
  const taking = take(slow.form)
  await slow.begun
  await take(formOf(whole(photo)))
  await take(formOf(whole(photo)))
  await expect(take(formOf(whole(photo)))).rejects.toMatchObject({ code: 'evidence.set_too_large' })
  slow.release()
  expect(await taking).toHaveLength(1)
})

test('an upload under way is refused when the server stops and leaves nothing, and a new one is refused too', async () => {
  const { intake, take, folder } = await opened()
  const slow = held(await phonePhoto())
  const refused = expect(take(slow.form)).rejects.toMatchObject({ code: 'server.unavailable' })
  await slow.begun
  intake.close()
  await refused
  await expect(take(formOf(whole(await phonePhoto())))).rejects.toMatchObject({ code: 'server.unavailable' })
  slow.release()
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('an upload is refused while the disk is nearly full, before a byte is taken', async () => {
  const { take, folder } = await opened(2 ** 52)
  await expect(take(formOf(whole(await phonePhoto())), 2 ** 50)).rejects.toMatchObject({ code: 'server.no_space' })
  expect(readdirSync(folder)).toEqual([])
})
