import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { listPosts } from '../blog/blog.ts'
import { keepBody, sendBody, type KeptBody } from '../http/body.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { Db } from '../platform/database.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

export interface FeedParts {
  db: Db
  /** Origin of the addresses in the files; without one, that of the request. */
  publicUrl: string | undefined
}

const FRESH_MS = 60_000

/** What machines read: /rss.xml, /sitemap.xml, /robots.txt. */
export const feedRoutes: FastifyPluginAsync<FeedParts> = async (app, { db, publicUrl }) => {
  const file = (path: string, type: string, make: (origin: string) => Promise<string>) => serve(app, path, type, publicUrl, make)

  file('/rss.xml', 'application/rss+xml; charset=utf-8', async (origin) => rss(await listPosts(db), origin))
  file('/sitemap.xml', 'application/xml; charset=utf-8', async (origin) => sitemap(await listPosts(db), origin))
  // Conversations are one page without content. /media is not named here: a crawler has to read its noindex to obey it.
  file('/robots.txt', 'text/plain; charset=utf-8', async (origin) => `User-agent: *\nDisallow: /chat/\nDisallow: /api/docs\n\nSitemap: ${origin}/sitemap.xml\n`)
}

/** Serves a made file, kept for a minute for the origin that was asked last. */
function serve(app: FastifyInstance, path: string, type: string, publicUrl: string | undefined, make: (origin: string) => Promise<string>): void {
  let kept: { origin: string; body: KeptBody; at: number } | null = null
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const origin = publicUrl ?? ownOrigin(request)
    if (kept?.origin !== origin || Date.now() - kept.at > FRESH_MS) kept = { origin, body: keepBody(await make(origin)), at: Date.now() }
    return sendBody(request, reply.type(type).header('cache-control', 'public, max-age=600'), kept.body)
  })
}
