import { cacheBody, cachedBytes, type CachedBody } from '../http/body.ts'
import { createLru } from '../platform/lru.ts'
import { Refusal } from '../platform/refusal.ts'
import { pagePolicy } from './page-policy.ts'

/** A page as the application renders it; web/ssr.ts is the other side. */
export interface PageRendering {
  status: number
  /** Content type. */
  type: string | null
  /** Where a redirect leads. */
  location: string | null
  body: string
  /** The inline scripts the application wrote itself: no other may run. */
  scripts: readonly string[]
  /** The styles put inside it (server/pages/first-view.ts). */
  styles?: readonly string[]
  /** False for what is private, or may be gone the next moment: rendered for each who asks. */
  keep: boolean
}

/** A page rendered once for everybody: its bytes, its status and the policy that allows just its own scripts. */
export interface CachedPage {
  body: CachedBody
  status: number
  /** Content type: HTML, or the data of a navigation in the browser. */
  type: string
  csp: string
  /** Whether search engines are to leave it out: as its own meta says, and whatever is no page for a reader. */
  noindex: boolean
  /** Where a redirect leads. */
  location: string | null
  keep: boolean
  at: number
  /** The content it was made of has changed: shown only while nothing newer can be rendered. */
  outdated: boolean
  /** What was sent with it before, ready to be sent again (server/pages/cached-answers.ts). */
  answers: Map<string, CachedAnswer>
}

/** A whole answer: header names and values in turn, and the bytes as latin1 text, because Node sends a text together with its headers in one cheap write. */
interface CachedAnswer {
  status: number
  headers: string[]
  bytes: string
}

/** Bytes of all pages at most: random addresses cannot grow the process. */
const MAX_BYTES = 24 * 1024 * 1024
const FRESH_MS = 60_000
/** A page older than this is not shown again before it was rendered anew. */
const OLDEST_MS = 10 * 60_000

/** Backpressure: pages rendered at once; beyond it the process would drown in addresses nobody has asked for before. */
const MAX_RENDERING = 64

/** What tells cached pages apart. */
export function pageKey(language: string, address: string): string {
  return `${language} ${address}`
}

/** Pages by address (LRU): calls for one address at the same time are coalesced into one rendering, stale pages are shown while they are rendered anew. */
export class PageCache {
  readonly #pages
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  /** Counts how often the content has changed. */
  #generation = 0

  readonly #filesOrigin

  /**
   * @param maxBytes 0 keeps nothing, which is how the benchmark measures rendering itself
   * @param filesOrigin where photos and films come from besides this site
   */
  constructor(maxBytes = MAX_BYTES, filesOrigin: string | null = null) {
    this.#filesOrigin = filesOrigin
    this.#pages = createLru<string, CachedPage>({ bytes: maxBytes, bytesOf: ({ body }) => cachedBytes(body) })
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /**
   * The page of an address; a stale one is served at once and rendered anew behind.
   *
   * @param admit is asked before somebody is rendered a page there is none of, and refuses by throwing
   * @throws Refusal server.unavailable when too many are being rendered
   */
  async get(address: string, render: () => Promise<PageRendering>, now = Date.now(), admit?: () => Promise<void>): Promise<CachedPage> {
    const page = this.#pages.get(address)
    if (!page || now - page.at > OLDEST_MS) {
      if (admit && !this.#rendering.has(address)) await admit()
      return this.#render(address, render)
    }
    if (page.outdated) return this.#renderOr(page, address, render)
    if (now - page.at > FRESH_MS) this.#render(address, render).catch(() => undefined)
    return page
  }

  /** The page of an address if it is cached and needs no rendering. */
  fresh(address: string, now = Date.now()): CachedPage | null {
    const page = this.#pages.get(address)
    return !page || page.outdated || now - page.at > FRESH_MS ? null : page
  }

  /** The content all pages were made of has changed: each is rendered anew when it is next asked for. */
  outdate(): void {
    this.#generation += 1
    this.#rendering.clear()
    for (const page of this.#pages.values()) page.outdated = true
  }

  async #renderOr(before: CachedPage, address: string, render: () => Promise<PageRendering>): Promise<CachedPage> {
    const page = await this.#render(address, render).catch(() => before)
    return page.status < 500 ? page : before
  }

  #render(address: string, render: () => Promise<PageRendering>): Promise<CachedPage> {
    const inProgress = this.#rendering.get(address)
    if (inProgress) return inProgress
    if (this.#rendering.size >= MAX_RENDERING) return Promise.reject(new Refusal('server.unavailable', { retryAfterS: 2 }))
    const generation = this.#generation
    const rendering = render()
      .then((made) => toCachedPage(made, this.#filesOrigin))
      .then((page) => {
        // A rendering begun before the content changed may say what no longer holds.
        if (generation === this.#generation) this.#store(address, page)
        return page
      })
      .finally(() => {
        if (this.#rendering.get(address) === rendering) this.#rendering.delete(address)
      })
    this.#rendering.set(address, rendering)
    return rendering
  }

  #store(address: string, page: CachedPage): void {
    if (page.status < 500 && page.keep) this.#pages.set(address, page)
    // What is gone is gone at once; a page that only failed stays as it was until it is too old.
    else if (page.status < 500) this.#pages.delete(address)
  }
}

function toCachedPage({ status, type, location, body, scripts, styles, keep }: PageRendering, filesOrigin: string | null): CachedPage {
  return {
    body: cacheBody(body),
    status,
    type: type ?? 'text/html; charset=utf-8',
    csp: pagePolicy(scripts, styles, filesOrigin),
    noindex: type?.startsWith('text/html') !== true || NOINDEX.test(body),
    location,
    keep,
    at: Date.now(),
    outdated: false,
    answers: new Map(),
  }
}

const NOINDEX = /<meta name="robots" content="noindex"/
