import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { mountPages } from '#server/pages/mount.ts'
import { logOptions } from '#server/platform/log.ts'
import { giveBackMemory } from '#server/platform/memory.ts'

/** The site in a process of its own, for tests that need several or kill one (tests/servers.ts); its pages, which must be built, only with TEST_PAGES=1. */
const level = process.env['TEST_LOGS']
if (level !== undefined) logOptions.level = level
const { app, pageCache } = await openBobita(readConfig(process.env), level !== undefined)
if (process.env['TEST_PAGES'] === '1') await mountPages(app, { cache: pageCache, publicUrl: undefined })
await app.listen({ port: 0, host: '127.0.0.1' })
giveBackMemory()
const address = app.server.address()
// Whoever asks how long the process was deaf since the last time is told p99.9, in milliseconds.
const blocked = monitorEventLoopDelay({ resolution: 10 })
blocked.enable()
process.on('message', () => {
  process.send?.(blocked.percentile(99.9) / 1e6)
  blocked.reset()
})
// Ends with its parent, however that ends.
process.once('disconnect', () => process.exit(0))
process.send?.(typeof address === 'object' && address ? address.port : 0)
