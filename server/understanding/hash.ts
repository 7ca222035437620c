/** FNV-1a over the letters of a text from `from` to `to`, going on from another hash. */
export function fnv1a(text: string, hash = 0x811c9dc5, from = 0, to = text.length): number {
  let value = hash
  for (let at = from; at < to; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}

/** Mixes a hash, so that those of texts that differ in one letter lie far apart. */
export function mixed(hash: number): number {
  const value = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}
