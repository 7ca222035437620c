import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyPluginAsync } from 'fastify'
import { cacheBody, sendBody } from '../http/body.ts'

const built = fileURLToPath(new URL('../../build/worker/sw.js', import.meta.url))

/**
 * Replaces a worker that does harm (SERVICE_WORKER=off, docs/operate.md): it removes what was kept, listens to no
 * request, and is in force at once. What the old one was still keeping at that moment goes when the next page asks it to keep. It stays where it is, so that pages may go on to register it without a round of installs.
 */
const WITHDRAWN = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))
self.addEventListener('message', (event) => event.waitUntil(withdraw()))
async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.navigationPreload?.disable()
}
`

/** A worker may ask its own site and nobody else; nothing else in it loads anything. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** GET /sw.js: the service worker, which a browser asks for anew at each visit, past everything it keeps. */
export const workerScriptRoute: FastifyPluginAsync<{ withdrawn: boolean }> = async (app, { withdrawn }) => {
  const script = cacheBody(withdrawn || !existsSync(built) ? WITHDRAWN : readFileSync(built, 'utf8'))
  app.get('/sw.js', { schema: { hide: true } }, (request, reply) =>
    sendBody(request, reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').header('content-security-policy', POLICY), script),
  )
}
