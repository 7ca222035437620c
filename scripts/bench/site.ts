import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The site in a process of its own, telling its parent when it is ready, what it uses and, with argument 'uncached' or 'streamed', keeping no page. */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
const [{ openBobita }, { readConfig }, { PageCache }, { giveBackMemory }] = await Promise.all([
  import('#server/bobita.ts'),
  import('#server/config.ts'),
  import('#server/pages/page-cache.ts'),
  import('#server/platform/process/memory.ts'),
])
const way = process.argv[2]
const cache = new PageCache(way === undefined ? undefined : 0)
const config = readConfig(process.env)
const bobita = await openBobita(config, false, { pages: way === 'streamed' ? 'streamed' : 'whole', pageCache: cache })
await bobita.app.listen({ port: 0, host: '127.0.0.1' })
giveBackMemory()
const readyMs = Math.round(Date.now() - Number(process.env['BENCH_SPAWNED_AT'] ?? Date.now()))
const address = bobita.app.server.address()

const usage = createServer((_request, response) => {
  const { rss } = process.memoryUsage()
  response.end(JSON.stringify({ ...process.cpuUsage(), rss, pages: cache.size, pageBytes: cache.bytes }))
})
// Ends with its parent, however that ends.
process.once('disconnect', () => process.exit(0))
usage.listen(0, '127.0.0.1', () => {
  const own = usage.address()
  process.send?.({
    port: typeof address === 'object' ? address?.port : 0,
    usagePort: typeof own === 'object' ? own?.port : 0,
    readyMs,
  })
})
