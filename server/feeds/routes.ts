import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { listPosts } from '../blog/blog.ts'
import { keepBody, sendBody, type KeptBody } from '../http/body.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { rss } from './rss.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

export interface FeedParts {
  db: Db
  /** Origin of the addresses in the files; without one, that of the request. */
  publicUrl: string | undefined
  /** Whom a weakness is reported to; without it there is no security.txt. */
  operatorEmail: string | null
}

const FRESH_MS = 60_000

/** What machines read: /rss.xml, /sitemap.xml, /robots.txt, /.well-known/security.txt. */
export const feedRoutes: FastifyPluginAsync<FeedParts> = async (app, { db, publicUrl, operatorEmail }) => {
  const file = (path: string, type: string, make: (origin: string) => Promise<string>) => serve(app, path, type, publicUrl, make)

  file('/rss.xml', 'application/rss+xml; charset=utf-8', async (origin) => rss(await listPosts(db), origin))
  file('/sitemap.xml', 'application/xml; charset=utf-8', async (origin) => sitemap(await listPosts(db), origin))
  // Conversations are one page without content. /media is not named here: a crawler has to read its noindex to obey it.
  file('/robots.txt', 'text/plain; charset=utf-8', async (origin) => `User-agent: *\nDisallow: /chat/\nDisallow: /api/docs\n\nSitemap: ${origin}/sitemap.xml\n`)
  file('/.well-known/security.txt', 'text/plain; charset=utf-8', async () => {
    if (operatorEmail === null) throw new Refusal('request.not_found')
    return securityTxt(operatorEmail, publicUrl)
  })
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
