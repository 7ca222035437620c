/** Bytes from `start` to `end`, both included. */
export interface Range {
  start: number
  end: number
}

/**
 * The one range a Range header asks for (RFC 9110 §14). Null when there is none, when it is not understood, and for several
 * at once: then the whole is sent. 'outside' when no byte of it exists.
 *
 * @param size of the whole, in bytes
 */
export function readRange(header: string | undefined, size: number): Range | 'outside' | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = parts ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const last = Number(to)
    return last === 0 ? 'outside' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'outside' : { start, end }
}
