import type { FastifyPluginAsync, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import type { Language } from '#texts/language.ts'
import { rememberLanguage, pageLanguage, pageUrl } from '../http/language.ts'
import { sendBody } from '../http/body.ts'
import type { Limit } from '../platform/limits/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { cacheAnswer } from './cached-answers.ts'
import { refusePage } from './refused-page.ts'
import { pageKey, type CachedPage, type PageCache, type PageRendering } from './page-cache.ts'

/** How the server asks the application for a page; web/ssr.ts is the other side. */
export interface PageRenderer {
  render(request: Request, parts: { transport: PageTransport; language: Language; streaming: boolean }): Promise<PageRendering>
  /** The address a page is cached under: unknown parameters dropped, pages that are the same for every id folded into one. */
  pageAddress(path: string, query: URLSearchParams): string
}
export type PageTransport = (path: string, init: RequestInit) => Promise<Response>

export interface PagesParts {
  renderer: PageRenderer
  transport: PageTransport
  cache: PageCache
  /** What absolute addresses in pages begin with. */
  origin: string
  /** Whether pages are rendered in a stream, which only the benchmark asks for. */
  streaming?: boolean
}

/**
 * Every address that is no file and no API call is a page, rendered as a guest sees it (docs/decisions/0003).
 *
 * `limit` counts what a network has rendered: pages that are kept cost it nothing.
 */
export const pageRoutes: FastifyPluginAsync<PagesParts & { limit?: Limit }> = async (app, { limit, ...parts }) => {
  const sent = new WeakMap<FastifyRequest, CachedPage>()
  const onSend: onSendAsyncHookHandler = async (request, reply, payload) => {
    const page = sent.get(request)
    if (page && (payload === undefined || payload === null || Buffer.isBuffer(payload))) cacheAnswer(page, request, reply, payload ?? null)
    return payload
  }

  app.get(
    '/*',
    { onSend, errorHandler: (error, ...way) => void refusePage(error instanceof Error ? error : new Error('thrown value'), ...way) },
    async (request, reply) => {
      const url = pageUrl(request)
      if (!url || url.pathname.startsWith('//')) throw new Refusal('request.not_found')
      const language = pageLanguage(request, url.searchParams)
      rememberLanguage(request, reply, url.searchParams)
      const page = await pageOf(parts, language, parts.renderer.pageAddress(url.pathname, url.searchParams), limit && (() => limit(request)))

      const cacheControl = page.keep ? 'private, no-cache' : 'no-store'
      reply.code(page.status).header('content-security-policy', page.csp).header('cache-control', cacheControl).header('content-language', language)
      if (page.noindex) reply.header('x-robots-tag', 'noindex')
      if (page.location !== null) return reply.header('location', page.location).send()
      if (page.keep) sent.set(request, page)
      return sendBody(request, reply.type(page.type), page.body)
    },
  )
}

/**
 * A page as it is kept, or rendered now.
 *
 * @param address as `pageAddress` makes it
 * @param admit is asked before a page is rendered that is not kept, and refuses by throwing
 * @throws Refusal server.unavailable when too many are being rendered
 */
export function pageOf(
  { renderer, transport, cache, origin, streaming = false }: PagesParts,
  language: Language,
  address: string,
  admit?: () => Promise<void>,
): Promise<CachedPage> {
  const render = () => renderer.render(new Request(new URL(address, origin)), { transport, language, streaming })
  return cache.get(pageKey(language, address), render, Date.now(), admit)
}
