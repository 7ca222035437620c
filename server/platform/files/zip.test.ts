import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { readZip } from '#tests/reading/zip-file.ts'
import { zipStream, type ZipEntry } from './zip.ts'

const CHUNK_BYTES = 64 * 1024

function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: Buffer.byteLength(text), at: new Date('2026-11-20T10:00:00Z'), open: async () => Readable.from([Buffer.from(text)]) }
}

/** An entry that says how much of it was read. */
function countedEntry(chunks: number) {
  const counted = { read: 0, closed: false }
  const source = new Readable({
    read() {
      counted.read += 1
      this.push(counted.read > chunks ? null : Buffer.alloc(CHUNK_BYTES))
    },
    destroy(error, done) {
      counted.closed = true
      done(error)
    },
  })
  return { counted, entry: { name: 'mare.bin', bytes: chunks * CHUNK_BYTES, at: new Date(), open: async () => source } }
}

test('a ZIP holds its entries under their names and says its length', async () => {
  const { stream, bytes } = zipStream([textEntry('întâi.txt', 'unu'), textEntry('gol.txt', ''), textEntry('02.txt', 'doi')])
  const zip = await buffer(stream)
  expect(zip.length).toBe(bytes)
  expect([...readZip(zip)].map(([name, content]) => [name, String(content)])).toEqual([
    ['întâi.txt', 'unu'],
    ['gol.txt', ''],
    ['02.txt', 'doi'],
  ])
})

test('a reader who waits makes the entries wait, and one who leaves closes them', async () => {
  const { counted, entry } = countedEntry(1_000)
  const { stream } = zipStream([entry])
  await once(stream, 'readable')
  await new Promise((resolve) => setImmediate(resolve))
  expect(counted.read).toBeLessThan(20)
  stream.destroy()
  await expect.poll(() => counted.closed).toBe(true)
})

test('an entry that cannot be opened ends the stream with its error, and later ones are never opened', async () => {
  const open = vi.fn(async () => Readable.from([]))
  const { stream } = zipStream([
    { name: 'a', bytes: 1, at: new Date(), open: () => Promise.reject(new Error('missing')) },
    { name: 'b', bytes: 1, at: new Date(), open },
  ])
  await expect(buffer(stream)).rejects.toThrow('missing')
  expect(open).not.toHaveBeenCalled()
})

test('an entry that breaks or is not as long as said ends the stream with an error', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('broken'))
    },
  })
  await expect(buffer(zipStream([{ name: 'a', bytes: 5, at: new Date(), open: async () => broken }]).stream)).rejects.toThrow('broken')
  await expect(buffer(zipStream([{ ...textEntry('a', 'scurt'), bytes: 9 }]).stream)).rejects.toThrow()
})
