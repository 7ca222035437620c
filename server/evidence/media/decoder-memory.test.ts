import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { phoneFile } from '#tests/evidence.ts'
import { photoBombs } from '#tests/hostile/hostile-uploads.ts'
import { openDecoderPool } from './decoder-pool.ts'

const MOST_BYTES = 512 * 1024 * 1024

/** The most memory any child of this process has had so far, in bytes, as Linux remembers it. */
function peakOfChildren(): number {
  const peaks = readdirSync('/proc').map((entry) => {
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'latin1')
      const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
      return field('PPid') === process.pid ? field('VmHWM') * 1024 : 0
    } catch {
      return 0
    }
  })
  return Math.max(0, ...peaks)
}

test.skipIf(!existsSync('/proc/self/status'))('T4 no photo swells its decoder above 512 MB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-memory-'))
  const pool = openDecoderPool(folder)
  onTestFinished(() => {
    pool.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { manyTexts, interlaced, avif } = photoBombs()
  const bombs: [string, Buffer, object | string][] = [
    ['texts', manyTexts, { width: 8, height: 8 }],
    ['interlaced', interlaced, 'evidence.photo_too_wide'],
    ['avif', avif, 'evidence.photo_too_wide'],
    ['heic', phoneFile('wide.heic'), { width: 2048, height: 1536 }],
  ]
  let peak = 0
  for (const [name, content, expected] of bombs) {
    const given = join(folder, name)
    writeFileSync(given, content)
    const job = { kind: 'photo' as const, heic: name === 'heic', given, photo: `${given}.webp`, preview: `${given}-640.webp` }
    const looking = setInterval(() => (peak = Math.max(peak, peakOfChildren())), 5)
    const outcome = await pool.run({ sender: name, job, bytes: content.length }).catch(({ code }) => code)
    clearInterval(looking)
    peak = Math.max(peak, peakOfChildren())
    expect([name, outcome]).toEqual([name, expected])
  }
  expect(peak).toBeGreaterThan(0)
  expect(peak).toBeLessThanOrEqual(MOST_BYTES)
})
