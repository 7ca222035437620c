import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { isLanguage, type Language } from '#texts/language.ts'
import { ASKED_PARAMETER, keptAddress, OFFLINE_PATH, PAGES_CACHE } from '#web/lib/kept-pages.ts'
import { keptLanguage } from './keep-pages.ts'

declare const self: ServiceWorkerGlobalScope

/** How long a page that is kept waits for a fresh one; a page that is not waits as long as the browser does. */
const PATIENCE_S = 4
/** Downloads and pictures, which are nothing to be read instead. */
const NO_PAGE = /^\/(api|files)\//

export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname)

/** A page comes from the network where there is one, so a kept page never stands before a fresh one. */
const networkFirst = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      // What the network brings is shown and not kept: only what was packed for a guest is (keep-pages.ts).
      cacheWillUpdate: async () => null,
      cacheKeyWillBeUsed: async ({ request }) => {
        const url = new URL(request.url)
        return keptAddress(url.pathname, await languageOf(url))
      },
      handlerDidError: async ({ request }) => offlinePage(new URL(request.url)),
    },
  ],
})

export const answerPage: RouteHandlerCallback = (parts) => networkFirst.handle(parts)

/** The page that says what can be read. A redirect, because scripts wake a page by the address it stands at. */
async function offlinePage(asked: URL): Promise<Response> {
  if (asked.pathname === OFFLINE_PATH) return Response.error()
  return Response.redirect(`${OFFLINE_PATH}?${ASKED_PARAMETER}=${encodeURIComponent(asked.pathname + asked.search)}`)
}

async function languageOf(url: URL): Promise<Language> {
  const asked = url.searchParams.get('lang')
  return isLanguage(asked) ? asked : keptLanguage()
}

/** What the application asks for when a link is followed inside it. */
export const isData: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data')

/**
 * Without a network the application is told to open the page as a document, which may be kept; only to another page than
 * it stands at, or it would open the same one for ever.
 */
export const answerData: RouteHandlerCallback = async ({ request, url, event }) => {
  try {
    return await fetch(request)
  } catch (error) {
    const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
    const tab = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined
    if (request.method !== 'GET' || tab === undefined || new URL(tab.url).pathname === path) throw error
    return new Response(null, { status: 204, headers: { 'X-Remix-Redirect': path + rest(url), 'X-Remix-Reload-Document': 'true' } })
  }
}

function rest({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  return query.size === 0 ? '' : `?${query}`
}
