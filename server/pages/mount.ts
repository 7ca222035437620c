import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { internalTransport } from '../http/internal-transport.ts'
import { pages, type PageRenderer, type PagesParts } from './pages.ts'

const client = fileURLToPath(new URL('../../build/client', import.meta.url))
const bundle = new URL('../../build/server/index.js', import.meta.url)

/**
 * Adds the built pages and files to the app. The bundle is loaded by its address, not by an import: the server
 * knows nothing of web/ but the two functions of PageRenderer.
 *
 * @throws Error when the pages are not built
 */
export async function mountPages(
  app: FastifyInstance,
  { cache, publicUrl, streaming = false }: Pick<PagesParts, 'cache' | 'publicUrl' | 'streaming'>,
): Promise<void> {
  if (!existsSync(bundle)) throw new Error('The pages are not built: run `npm run build` first.')
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Files under assets/ carry the hash of their content in their name.
    setHeaders: (reply, path) => reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
  })
  const renderer: PageRenderer = await import(bundle.href)
  await app.register(pages, { renderer, transport: internalTransport(app), cache, publicUrl, streaming })
}
