import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#texts/language.ts'
import { BYTES_HEADER, DATE_HEADER, keptAddress, packetsOf, PAGES_CACHE, TITLE_HEADER, type PackedPage, type WorkerMessage } from '#web/lib/kept-pages.ts'

/** Bytes of one packet at most, unpacked: the articles are 2.6 MB. A larger one is a mistake that no phone must pay for. */
const MAX_PACKET_BYTES = 8 * 1024 * 1024
const FRESH_MS = 24 * 60 * 60_000
/** Under it the cache holds which language the pages were last read in. */
const LANGUAGE_ADDRESS = '/offline/language'

/** The language of the tab that spoke last: a worker reads no cookies. */
export async function keptLanguage(): Promise<Language> {
  const kept = await (await (await caches.open(PAGES_CACHE)).match(LANGUAGE_ADDRESS))?.text()
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE
}

/** Keeps the pages of a language, once a day at most; calls at the same time are one. */
export async function keepPages({ language, sparingly }: Extract<WorkerMessage, { type: 'keep' }>): Promise<void> {
  const cache = await caches.open(PAGES_CACHE)
  await cache.put(LANGUAGE_ADDRESS, new Response(language))
  await navigator.locks.request(PAGES_CACHE, { ifAvailable: true }, async (lock) => {
    if (lock) for (const packet of packetsOf(language, sparingly)) await keepPacket(cache, packet, language)
  })
}

/** What is noted of a packet once all its pages are kept. */
interface PacketNote {
  etag: string
  /** Of when, in ms since 1970. */
  at: number
  paths: string[]
}

async function keepPacket(cache: Cache, packet: string, language: Language): Promise<void> {
  const note = await readNote(cache, packet)
  if (note && Date.now() - note.at < FRESH_MS) return
  // Nothing of the person travels with it, and no cookie is set by it: the pages are those of a guest.
  const answer = await fetch(packet, { credentials: 'omit', headers: note ? { 'if-none-match': note.etag } : {} })
  if (answer.status === 304 && note) return putNote(cache, packet, { ...note, at: Date.now() })
  if (!answer.ok) return
  const text = await answer.text()
  if (text.length > MAX_PACKET_BYTES) return
  const pages: PackedPage[] = JSON.parse(text)
  const paths = await putPages(cache, pages, language)
  const gone = note?.paths.filter((path) => !paths.includes(path)) ?? []
  for (const path of gone) await cache.delete(keptAddress(path, language))
  const etag = paths.length === pages.length ? answer.headers.get('etag') : null
  await putNote(cache, packet, { etag: etag ?? '', at: Date.now(), paths })
}

/** Puts pages until the device refuses more. @returns the paths of those it took */
async function putPages(cache: Cache, pages: readonly PackedPage[], language: Language): Promise<string[]> {
  const paths: string[] = []
  for (const page of pages) {
    try {
      await cache.put(keptAddress(page.path, language), responseOf(page, language))
      paths.push(page.path)
    } catch {
      // The device is full: what is kept stays, and the rest is tried again tomorrow.
      break
    }
  }
  return paths
}

async function readNote(cache: Cache, packet: string): Promise<PacketNote | null> {
  const kept = await cache.match(packet)
  return kept ? kept.json() : null
}

async function putNote(cache: Cache, packet: string, note: PacketNote): Promise<void> {
  await cache.put(packet, Response.json(note))
}

function responseOf({ title, csp, html }: PackedPage, language: Language): Response {
  const bytes = new TextEncoder().encode(html)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': csp,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    [TITLE_HEADER]: encodeURIComponent(title),
    [BYTES_HEADER]: String(bytes.length),
    [DATE_HEADER]: new Date().toISOString(),
  }
  return new Response(bytes, { headers })
}
