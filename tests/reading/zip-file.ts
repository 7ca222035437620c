import { crc32 } from 'node:zlib'

const END = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22

/** The files of an uncompressed ZIP, by name. @throws Error when a checksum does not fit */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - END_BYTES
  if (zip.readUInt32LE(end) !== END) throw new Error('not a whole ZIP')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('not a directory entry')
    const [nameLength, extraLength, commentLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24))
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
