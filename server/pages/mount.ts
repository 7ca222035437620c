import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { internalTransport } from '../http/internal-transport.ts'
import { firstView } from './first-view.ts'
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
  const application: PageRenderer = await import(bundle.href)
  const renderer: PageRenderer = {
    ...application,
    async render(request, parts) {
      const page = await application.render(request, parts)
      // The data of a navigation in the browser brings no styles.
      return page.type?.startsWith('text/html') ? { ...page, body: firstView(page.body, readStyles) } : page
    },
  }
  await app.register(pages, { renderer, transport: internalTransport(app), cache, publicUrl, streaming })
}

const styles = new Map<string, string | null>()

/** The built style file of an address; read once. */
function readStyles(address: string): string | null {
  const known = styles.get(address)
  if (known !== undefined) return known
  const file = join(client, address)
  const text = /^\/assets\/[\w.-]+\.css$/.test(address) && existsSync(file) ? readFileSync(file, 'utf8') : null
  styles.set(address, text)
  return text
}
