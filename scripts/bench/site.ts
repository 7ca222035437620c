import { createServer } from 'node:http'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { mountPages } from '#server/pages/mount.ts'
import { PageCache } from '#server/pages/page-cache.ts'

/** The site in a process of its own, telling its parent when it is ready, what it uses and, with argument 'uncached' or 'streamed', keeping no page. */
const started = performance.now()
const way = process.argv[2]
const cache = new PageCache(way === undefined ? undefined : 0)
const config = readConfig(process.env)
const bobita = await openBobita(config, false)
await mountPages(bobita.app, { cache, publicUrl: config.publicUrl, streaming: way === 'streamed' })
await bobita.app.listen({ port: 0, host: '127.0.0.1' })
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
    readyMs: Math.round(performance.now() - started + performance.timeOrigin - Number(process.env['BENCH_SPAWNED_AT'] ?? performance.timeOrigin)),
  })
})
