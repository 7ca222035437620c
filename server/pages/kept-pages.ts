import type { FastifyPluginAsync } from 'fastify'
import { firstAidPages } from '#texts/first-aid/first-aid.ts'
import { languages, type Language } from '#texts/language.ts'
import { listPosts } from '../blog/blog.ts'
import { createSnapshot } from '../http/snapshot.ts'
import type { Db } from '../platform/database/database.ts'
import { pageOf, type PagesParts } from './pages.ts'

/** A page packed for a browser to keep; web/lib/kept-pages.ts is the other side. */
interface PackedPage {
  path: string
  title: string
  csp: string
  html: string
}

/** The chat, where urgent cards are found on the device, the form of a complaint, the page shown for all others, and first aid in its four languages. */
const FIRST = ['/', '/chat', '/plangeri', '/fara-internet', ...new Set(firstAidPages.map(({ path }) => path.replace(/\?.*/, '')))]

/** Packing takes a tenth of a second of processor once, so it may lag behind; a browser asks once a day. */
const MAX_AGE_MS = 10 * 60_000

/**
 * GET /offline/{language}/first.json, articles.json: the pages that can be read without a network, whole, as a guest sees
 * them, in two answers: fifty pages that share most of their bytes weigh 170 kB together, and 700 kB one by one.
 */
export const keptPageRoutes: FastifyPluginAsync<PagesParts & { db: Db }> = async (app, { db, ...pages }) => {
  const serve = (address: string, language: Language, paths: () => Promise<string[]>) => {
    const make = async () => ({ text: JSON.stringify(await pack(pages, language, await paths())) })
    const packet = createSnapshot(make, { type: 'application/json; charset=utf-8', cacheControl: 'public, max-age=600', maxAgeMs: MAX_AGE_MS })
    app.get(address, { schema: { hide: true } }, (request, reply) => packet.send(request, reply))
  }
  const urgentArticles = async () => (await listPosts(db)).filter(({ urgent }) => urgent).map(({ id }) => `/blog/${id}`)
  for (const language of languages) {
    serve(`/offline/${language}/first.json`, language, async () => FIRST)
    serve(`/offline/${language}/articles.json`, language, urgentArticles)
  }
}

/** One after the other: whoever waits for a page goes before. What cannot be shown now is left out. */
async function pack(pages: PagesParts, language: Language, paths: readonly string[]): Promise<PackedPage[]> {
  const packed: PackedPage[] = []
  for (const path of paths) {
    const { status, keep, csp, body } = await pageOf(pages, language, path)
    const html = body.identity.toString()
    if (status === 200 && keep) packed.push({ path, title: titleOf(html), csp, html })
  }
  return packed
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The title of a rendered page without the name of the site behind it. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/ · Bobita$/, '').replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
