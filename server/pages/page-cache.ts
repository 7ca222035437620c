import { hash } from 'node:crypto'
import { keepBody, keptBytes, type KeptBody } from '../http/body.ts'
import { Refusal } from '../platform/refusal.ts'

/** A page as the application renders it; web/ssr.ts is the other side. */
export interface RenderedPage {
  status: number
  /** Content type. */
  type: string | null
  /** Where a redirect leads. */
  location: string | null
  body: string
}

/** A page rendered once for everybody: its bytes, its status and the policy that allows just its own scripts. */
export interface KeptPage {
  body: KeptBody
  status: number
  /** Content type: HTML, or the data of a navigation in the browser. */
  type: string
  csp: string
  /** Whether search engines are to leave it out: as its own meta says, and whatever is no page for a reader. */
  noindex: boolean
  /** Where a redirect leads. */
  location: string | null
  at: number
  /** The content it was made of has changed: shown only while nothing newer can be rendered. */
  outdated: boolean
  /** What was sent with it before, ready to be sent again (server/pages/kept-answers.ts). */
  answers: Map<string, KeptAnswer>
}

/** A whole answer: header names and values in turn, and the bytes as latin1 text, because Node sends a text together with its headers in one cheap write. */
interface KeptAnswer {
  status: number
  headers: string[]
  bytes: string
}

/** Bytes of pages kept at most: random addresses cannot grow the process. */
const MAX_BYTES = 24 * 1024 * 1024
const FRESH_MS = 60_000
/** A page older than this is not shown again before it was rendered anew. */
const OLDEST_MS = 10 * 60_000

/** Pages rendered at once: beyond it the process would drown in addresses nobody has kept. */
const MAX_RENDERING = 64

/** What tells kept pages apart. */
export function pageKey(origin: string, language: string, address: string): string {
  return `${origin} ${language} ${address}`
}

/** Pages by address: rendered at most once at a time, least recently used go first. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #rendering = new Map<string, Promise<KeptPage>>()
  readonly #maxBytes: number
  #bytes = 0
  /** Counts how often everything was forgotten. */
  #age = 0
  #last: string | null = null

  /** @param maxBytes 0 keeps nothing, which is how the benchmark measures rendering itself */
  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The page of an address; a stale one is served at once and rendered anew behind. @throws Refusal server.unavailable when too many are being rendered */
  async get(address: string, render: () => Promise<RenderedPage>, now = Date.now()): Promise<KeptPage> {
    const kept = this.#pages.get(address)
    if (!kept || now - kept.at > OLDEST_MS) return this.#render(address, render)
    this.#used(address, kept)
    if (kept.outdated) return this.#anew(address, kept, render)
    if (now - kept.at > FRESH_MS) this.#render(address, render).catch(() => undefined)
    return kept
  }

  /** The page of an address if it is kept and needs no rendering. */
  fresh(address: string, now = Date.now()): KeptPage | null {
    const kept = this.#pages.get(address)
    if (!kept || kept.outdated || now - kept.at > FRESH_MS) return null
    this.#used(address, kept)
    return kept
  }

  async #anew(address: string, kept: KeptPage, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const page = await this.#render(address, render).catch(() => kept)
    return page.status < 500 ? page : kept
  }

  /** Moves a page to the end of those that go; the one asked for last is there already. */
  #used(address: string, page: KeptPage): void {
    if (address === this.#last) return
    this.#last = address
    this.#pages.delete(address)
    this.#pages.set(address, page)
  }

  #render(address: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const underWay = this.#rendering.get(address)
    if (underWay) return underWay
    if (this.#rendering.size >= MAX_RENDERING) return Promise.reject(new Refusal('server.unavailable', { retryAfterS: 2 }))
    const age = this.#age
    const work = render()
      .then(keepPage)
      .then((page) => {
        // What was begun before everything was forgotten may say what no longer holds.
        if (age !== this.#age) return page
        if (page.status < 400) this.#keep(address, page)
        // What is gone is gone at once; a page that only failed stays as it was until it is too old.
        else if (page.status < 500) this.#forget(address)
        return page
      })
      .finally(() => {
        if (this.#rendering.get(address) === work) this.#rendering.delete(address)
      })
    this.#rendering.set(address, work)
    return work
  }

  /** The content all pages were made of has changed: each is rendered anew when it is next asked for. */
  outdate(): void {
    this.#age += 1
    this.#rendering.clear()
    for (const page of this.#pages.values()) page.outdated = true
  }

  #forget(address: string): void {
    const kept = this.#pages.get(address)
    if (!kept) return
    this.#pages.delete(address)
    if (address === this.#last) this.#last = null
    this.#bytes -= keptBytes(kept.body)
  }

  #keep(address: string, page: KeptPage): void {
    this.#forget(address)
    this.#pages.set(address, page)
    this.#bytes += keptBytes(page.body)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#forget(oldest)
    }
  }
}

/** Keeps a rendered page and makes its policy from the hashes of its inline scripts. */
function keepPage({ status, type, location, body }: RenderedPage): KeptPage {
  return {
    body: keepBody(body),
    status,
    type: type ?? 'text/html; charset=utf-8',
    csp: pagePolicy(body),
    noindex: type?.startsWith('text/html') !== true || NOINDEX.test(body),
    location,
    at: Date.now(),
    outdated: false,
    answers: new Map(),
  }
}

const NOINDEX = /<meta name="robots" content="noindex"/
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The content security policy of a page: nothing from outside, and only the inline scripts and styles it was rendered with. */
export function pagePolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, INLINE_SCRIPT)}`.trim(),
    `style-src 'self' ${hashes(html, INLINE_STYLE)}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashes(html: string, inline: RegExp): string {
  return [...new Set([...html.matchAll(inline)].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`))].join(' ')
}
