import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { endlessFilm } from '#tests/hostile/hostile-uploads.ts'
import { percentile } from './first-chunk.ts'
import { startMeasured } from './processes.ts'
import { register, send, type Account } from './uploads.ts'

const PHOTOS = 20
const ATTACKERS = 6
/** A stranger looks for the next photo meanwhile. */
const BETWEEN_MS = 100

/** How long a stranger's photo takes, alone and while six accounts send films that are read for ever, as fast as they are answered. */
export async function strangerFigures(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-strangers-'))
  const site = await startMeasured('site')
  try {
    const figures: Record<string, number> = {}
    for (const [name, width, height] of [
      ['Small', 1_200, 900],
      ['12Mp', 4_000, 3_000],
    ] as const) {
      const photo = join(folder, `${name}.jpg`)
      const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
      await sharp({ create: { width, height, channels: 3, background: 'white', noise } })
        .jpeg()
        .toFile(photo)
      const stranger = await register(site)
      const alone = await photoTimes(stranger, photo)
      const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => register(site)))
      const attack = Promise.all(attackers.map(sendEndless))
      const beside = await photoTimes(stranger, photo)
      const answers = (await attack).flat()
      for (const [way, times] of Object.entries({ Alone: alone, Beside: beside })) {
        figures[`stranger${name}${way}MsP50`] = Math.round(percentile(times, 0.5))
        figures[`stranger${name}${way}MsP95`] = Math.round(percentile(times, 0.95))
        figures[`stranger${name}${way}MsMost`] = Math.round(Math.max(...times))
      }
      figures[`stranger${name}P95Ratio`] = Math.round((percentile(beside, 0.95) / percentile(alone, 0.95)) * 100) / 100
      figures[`stranger${name}FilmsUntilPaused`] = answers.filter((status) => status !== 429).length
    }
    return figures
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function photoTimes(account: Account, photo: string): Promise<number[]> {
  // The first one starts the child processes.
  await send(account, photo, 'image/jpeg')
  const times: number[] = []
  for (let one = 0; one < PHOTOS; one += 1) {
    const started = performance.now()
    await send(account, photo, 'image/jpeg')
    times.push(performance.now() - started)
    await pause(BETWEEN_MS)
  }
  return times
}

/** Sends the film again and again until the account has to wait; gives the statuses. */
async function sendEndless({ url, token }: Account): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.at(-1) !== 429) {
    const body = new FormData()
    body.append('files', new Blob([new Uint8Array(endlessFilm())]), 'a.webm')
    const answer = await fetch(`${url}/api/v1/upload/plangere-media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return statuses
}
