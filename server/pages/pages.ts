import type { FastifyPluginAsync, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import type { Language } from '#texts/language.ts'
import { pageLanguage } from '../http/language.ts'
import { sendBody } from '../http/body.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { Refusal } from '../platform/refusal.ts'
import { keepAnswer } from './kept-answers.ts'
import { pageKey, type KeptPage, type PageCache, type RenderedPage } from './page-cache.ts'

/** How the server asks the application for a page; web/ssr.ts is the other side. */
export interface PageRenderer {
  render(request: Request, parts: { transport: Transport; language: Language; streaming: boolean }): Promise<RenderedPage>
  /** The address a page is kept under: unknown parameters dropped, pages that are the same for every id folded into one. */
  pageAddress(path: string, query: URLSearchParams): string
}
export type Transport = (path: string, init: RequestInit) => Promise<Response>

export interface PagesParts {
  renderer: PageRenderer
  transport: Transport
  cache: PageCache
  /** Origin for absolute addresses in pages; without it the request's own is taken. */
  publicUrl: string | undefined
  /** Whether pages are rendered in a stream, which only the benchmark asks for. */
  streaming?: boolean
}

/** Every address that is no file and no API call is a page, rendered as a guest sees it (design.md §6). */
export const pages: FastifyPluginAsync<PagesParts> = async (app, { renderer, transport, cache, publicUrl, streaming = false }) => {
  const shown = new WeakMap<FastifyRequest, KeptPage>()
  const onSend: onSendAsyncHookHandler = async (request, reply, payload) => {
    const page = shown.get(request)
    if (page && (payload === undefined || payload === null || Buffer.isBuffer(payload))) keepAnswer(page, request, reply, payload ?? null)
    return payload
  }

  app.get('/*', { onSend }, async (request, reply) => {
    // One slash in front: with two, what follows would be read as a host.
    const url = URL.parse(request.url.replace(/^\/+/, '/'), 'http://site')
    if (!url || url.pathname.startsWith('//')) throw new Refusal('request.not_found')
    const language = pageLanguage(request, url.searchParams)
    const address = renderer.pageAddress(url.pathname, url.searchParams)
    const origin = publicUrl ?? ownOrigin(request)
    const render = () => renderer.render(new Request(new URL(address, origin)), { transport, language, streaming })
    const page = await cache.get(pageKey(origin, language, address), render)

    reply.code(page.status).header('content-security-policy', page.csp).header('cache-control', 'private, no-cache').header('content-language', language)
    if (page.noindex) reply.header('x-robots-tag', 'noindex')
    if (page.location !== null) return reply.header('location', page.location).send()
    shown.set(request, page)
    return sendBody(request, reply.type(page.type), page.body)
  })
}
