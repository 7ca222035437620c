import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { logOptions } from '#server/platform/log.ts'

/** The site without its pages in a process of its own, for tests that need several or kill one (tests/servers.ts). */
const level = process.env['TEST_LOGS']
if (level !== undefined) logOptions.level = level
const { app } = await openBobita(readConfig(process.env), level !== undefined)
await app.listen({ port: 0, host: '127.0.0.1' })
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
