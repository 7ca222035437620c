import { createServer } from 'vite'
import { TIMEOUTS } from '#server/app.ts'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/http-server.ts'
import { internalTransport } from '#server/http/internal-transport.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import { pageRoutes, type PageRenderer } from '#server/pages/pages.ts'

/** The site with its pages taken from source: what changes in web/ shows at once. */
const config = readConfig(process.env)
const { app } = await openBobita(config, true)
const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })

// Vite's own files first; what it does not know goes on to the app.
app.addHook('onRequest', (request, reply, done) => {
  if (request.url.startsWith('/api/')) return done()
  vite.middlewares(request.raw, reply.raw, () => done())
})

const load = async (): Promise<PageRenderer> => {
  const { render, pageAddress } = await vite.ssrLoadModule('/web/ssr.ts')
  return { render, pageAddress }
}
const renderer: PageRenderer = {
  render: async (request, parts) => (await load()).render(request, parts),
  pageAddress: (path, query) => `${path}?${query}`,
}
await app.register(pageRoutes, { renderer, transport: internalTransport(app), cache: new PageCache(0), origin: config.origin })
// In development Vite adds scripts of its own, so the policy of the built pages cannot hold.
app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'))
await listen(app, config, TIMEOUTS)
