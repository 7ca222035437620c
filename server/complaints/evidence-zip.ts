import { Readable } from 'node:stream'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { zipStream, type ZipEntry } from '../platform/files/zip.ts'
import { manifestJson, manifestText, namedFiles } from './manifest.ts'
import { objectKey } from '../evidence/evidence.ts'
import { toComplaint, type SetWithFiles } from './sets.ts'

/**
 * All evidence of a set in one ZIP, with the list of it first.
 *
 * @param page address of the set's page
 * @returns the stream, its length in bytes and a file name of plain letters
 */
export function evidenceZip(store: ObjectStore, stored: SetWithFiles, page: string) {
  const set = toComplaint(stored)
  const files = namedFiles(set)
  const madeAt = new Date(set.created_at)
  const entries = [
    textEntry('manifest.txt', manifestText(set, files, page), madeAt),
    textEntry('manifest.json', manifestJson(set, files, page), madeAt),
    ...stored.files.map((row, index): ZipEntry => {
      const name = files[index]?.name ?? objectKey(row)
      return { name, bytes: row.bytes, at: new Date(row.created_at), open: () => store.read(objectKey(row)) }
    }),
  ]
  return { ...zipStream(entries), name: `bobita-dovezi-${set.created_at.slice(0, 10)}.zip` }
}

function textEntry(name: string, text: string, at: Date): ZipEntry {
  const content = Buffer.from(text)
  return { name, bytes: content.length, at, open: async () => Readable.from([content], { objectMode: false }) }
}
