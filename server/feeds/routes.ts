import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { listPosts } from '../blog/blog.ts'
import { createSnapshot } from '../http/snapshot.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { rss } from './rss.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

export interface FeedParts {
  db: Db
  /** What absolute addresses begin with. */
  origin: string
  publicUrl: string | undefined
  /** Whom a weakness is reported to; without it there is no security.txt. */
  operatorEmail: string | null
}

const MAX_AGE_MS = 60_000

/** What machines read: /rss.xml, /sitemap.xml, /robots.txt, /.well-known/security.txt. */
export const feedRoutes: FastifyPluginAsync<FeedParts> = async (app, { db, origin, publicUrl, operatorEmail }) => {
  const file = (path: string, type: string, make: () => Promise<string>) => serve(app, path, type, make)

  file('/rss.xml', 'application/rss+xml; charset=utf-8', async () => rss(await listPosts(db), origin))
  file('/sitemap.xml', 'application/xml; charset=utf-8', async () => sitemap(await listPosts(db), origin))
  // Conversations are one page without content. /media is not named here: a crawler has to read its noindex to obey it.
  file(
    '/robots.txt',
    'text/plain; charset=utf-8',
    async () => `User-agent: *\nDisallow: /chat/\nDisallow: /api/docs\nDisallow: /operatori\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
  file('/.well-known/security.txt', 'text/plain; charset=utf-8', async () => {
    if (operatorEmail === null) throw new Refusal('request.not_found')
    return securityTxt(operatorEmail, publicUrl)
  })
}

/** Serves a made file, made anew once a minute. */
function serve(app: FastifyInstance, path: string, type: string, make: () => Promise<string>): void {
  const file = createSnapshot(async () => ({ text: await make() }), { type, cacheControl: 'public, max-age=600', maxAgeMs: MAX_AGE_MS })
  app.get(path, { schema: { hide: true } }, (request, reply) => file.send(request, reply))
}
