import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { firstView } from './first-view.ts'
import { lateScripts } from './late-scripts.ts'
import type { PageRenderer } from './pages.ts'

const client = fileURLToPath(new URL('../../build/client', import.meta.url))
const bundle = new URL('../../build/server/index.js', import.meta.url)

/**
 * The folder of the files whose names carry the hash of their content.
 *
 * @throws Error when the pages are not built
 */
export function builtAssets(): string {
  if (!existsSync(bundle)) throw new Error('The pages are not built: run `npm run build` first.')
  return join(client, 'assets')
}

/**
 * Adds the built files to the app, compressed by the build (scripts/compress.ts), with how long a browser keeps them, and
 * answers what renders the built pages. The bundle is loaded by its address, not by an import: the server knows nothing of
 * web/ but the two functions of PageRenderer.
 */
export async function serveBuiltFiles(app: FastifyInstance): Promise<PageRenderer> {
  const files = { index: false, preCompressed: true, cacheControl: false } as const
  // Names under assets/ carry the hash of their content. One route for all of them: one a file are 1,500, a fifth of a start.
  await app.register(fastifyStatic, { ...files, root: join(client, 'assets'), prefix: '/assets/', setHeaders: keepFor('31536000, immutable') })
  const others = { root: client, wildcard: false, globIgnore: ['assets/**', '**/*.{br,gz}'], decorateReply: false }
  await app.register(fastifyStatic, { ...files, ...others, setHeaders: keepFor('3600') })
  const application: PageRenderer = await import(bundle.href)
  return {
    ...application,
    async render(request, parts) {
      const page = await application.render(request, parts)
      // The data of a navigation in the browser brings no styles.
      if (page.type?.startsWith('text/html') !== true) return page
      const { body, scripts } = lateScripts(page.body, new URL(request.url).pathname)
      return { ...page, scripts: [...page.scripts, ...scripts], ...firstView(body, readStyles) }
    },
  }
}

/** @param maxAge seconds, and what else is said about them */
function keepFor(maxAge: string): (reply: { header: (name: string, value: string) => unknown }) => void {
  return (reply) => void reply.header('cache-control', `public, max-age=${maxAge}`)
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
