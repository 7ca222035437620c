import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { uploaded } from '#contract/evidence.ts'
import { openDecoderPool, type DecoderPool } from '#server/evidence/media/decoder-pool.ts'
import { makeLongFilm } from '#tests/servers/long-film.ts'
import { percentile } from './first-chunk.ts'
import { startMeasured, type Measured } from './processes.ts'

const MEGABYTE = 1_048_576
/** Just under the cap of a film (contract/limits.ts), as a phone writes it: pictures of 60 KB. */
const FILM_BYTES = 198 * MEGABYTE
const PICTURE_BYTES = 60_000
const RUNS = 3
const PHOTOS = 12
const PHOTOS_AT_ONCE = 4
const LOOK_MS = 25

export interface Account {
  url: string
  token: string
}

/**
 * What uploads cost. `uploadOfDisk` is the throughput of a large film, from its first byte to the answer, as a share of
 * writing the same bytes to the same disk with fsync; `...WithoutRemux` without the copying of its packets in the child process.
 * `uploadServerCpuMs` is what the server itself works for one film, whoever else uses the machine; its child works besides.
 */
export async function uploadFigures(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-uploads-'))
  const film = join(folder, 'film.mp4')
  await makeLongFilm({ from: 'phone.mp4', to: film, bytes: FILM_BYTES, fillerBytes: PICTURE_BYTES })
  const site = await startMeasured('site', { folder: join(folder, 'data') })
  try {
    return { ...(await filmFigures(site, film, folder)), ...(await photoFigures(site, folder)) }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function filmFigures(site: Measured, film: string, folder: string): Promise<Record<string, number>> {
  const ana = await register(site)
  // The first one starts the child processes and grows what is reused later.
  await drop(ana, await send(ana, film, 'video/mp4'))
  const times = { disk: [] as number[], upload: [] as number[], remux: [] as number[], cpu: [] as number[] }
  let growth = 0
  const decoders = openDecoderPool(folder)
  await remux(decoders, film)
  // In turns, so that a disk that changes its mind changes all three.
  for (let run = 0; run < RUNS; run += 1) {
    times.disk.push(await timed(() => writeThrough(film, join(folder, 'copy'))))
    const { cpuUs } = await site.usage()
    const watch = await watchMemory(site)
    times.upload.push(await timed(async () => void (watch.sent = await send(ana, film, 'video/mp4'))))
    growth = Math.max(growth, await watch.stop())
    times.cpu.push(((await site.usage()).cpuUs - cpuUs) / 1000)
    await drop(ana, watch.sent)
    times.remux.push(await timed(() => remux(decoders, film)))
  }
  decoders.close()
  const [disk, upload, copying] = [percentile(times.disk, 0.5), percentile(times.upload, 0.5), percentile(times.remux, 0.5)]
  const megabytes = statSync(film).size / MEGABYTE
  return {
    uploadMb: Math.round(megabytes),
    uploadMbPerSecond: Math.round((megabytes / upload) * 1000),
    diskMbPerSecond: Math.round((megabytes / disk) * 1000),
    uploadRemuxMs: Math.round(copying),
    uploadServerCpuMs: Math.round(percentile(times.cpu, 0.5)),
    uploadOfDisk: share(disk, upload),
    uploadOfDiskWithoutRemux: share(disk, upload - copying),
    uploadRssGrowthMb: Math.round(growth / MEGABYTE),
  }
}

const share = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100

/** A photo of 12 megapixels each, drawn anew in two sizes. */
async function photoFigures(site: Measured, folder: string): Promise<Record<string, number>> {
  const photo = join(folder, 'photo.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 85 })
    .toFile(photo)
  const accounts: Account[] = []
  for (let one = 0; one < PHOTOS_AT_ONCE; one += 1) accounts.push(await register(site))
  for (const account of accounts) await drop(account, await send(account, photo, 'image/jpeg'))
  const inTurn = async (account: Account): Promise<void> => {
    for (let one = 0; one < PHOTOS / PHOTOS_AT_ONCE; one += 1) await send(account, photo, 'image/jpeg')
  }
  const ms = await timed(() => Promise.all(accounts.map(inTurn)))
  return { photoMb: Math.round((statSync(photo).size / MEGABYTE) * 10) / 10, photosPerSecond: Math.round((PHOTOS / ms) * 10_000) / 10 }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export async function register({ url }: Measured): Promise<Account> {
  const answer = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: `${randomUUID()}@exemplu.ro`, password: 'mac-verde-tractor' }),
  })
  const { data } = await answer.json()
  return { url, token: data.token }
}

/** Uploads a file as a browser does, from the disk; returns the id it got. */
export async function send({ url, token }: Account, file: string, type: string): Promise<string> {
  const boundary = '----bobita-bench'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`
  const foot = `\r\n--${boundary}--\r\n`
  const sending = request(`${url}/api/v1/upload/plangere-media`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + statSync(file).size + foot.length,
    },
  })
  const answered = new Promise<unknown>((resolve, reject) => {
    sending.once('response', (answer) => void json(answer).then(resolve, reject)).once('error', reject)
  })
  await pipeline(async function* () {
    yield Buffer.from(head)
    yield* createReadStream(file, { highWaterMark: 256 * 1024 })
    yield Buffer.from(foot)
  }, sending)
  return uploaded.parse(await answered).files[0]?.id ?? ''
}

async function drop({ url, token }: Account, id: string): Promise<void> {
  await fetch(`${url}/api/v1/upload/plangere-media/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
}

/** Writes the same bytes in pieces of the same size, and waits until the disk has them. */
async function writeThrough(from: string, to: string): Promise<void> {
  const file = await open(to, 'w')
  for await (const piece of createReadStream(from, { highWaterMark: 64 * 1024 })) await file.write(piece)
  await file.sync()
  await file.close()
  rmSync(to)
}

async function remux(decoders: DecoderPool, film: string): Promise<void> {
  await decoders.run({ sender: 'bench', job: { kind: 'video', container: 'mp4', given: film, video: `${film}.made` }, bytes: statSync(film).size })
  rmSync(`${film}.made`)
}

/** Looks at the memory of the server again and again; `stop` tells by how many bytes it grew at most. */
async function watchMemory(site: Measured) {
  const before = (await site.usage()).rss
  let most = before
  let watching = true
  const look = async (): Promise<void> => {
    while (watching) {
      most = Math.max(most, (await site.usage()).rss)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }
  const looking = look()
  return {
    sent: '',
    async stop() {
      watching = false
      await looking
      return most - before
    },
  }
}
