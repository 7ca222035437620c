import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { logOptions } from '#server/platform/process/log.ts'
import { giveBackMemory, openGiveBack } from '#server/platform/process/memory.ts'

/** What its parent may ask: how long it was deaf since the last time (p99.9, in milliseconds), or to give back all memory that it does not need. */
export type Order = 'how long' | 'give back'

/** The site in a process of its own, for tests that need several or kill one (tests/servers/servers.ts); its pages, which must be built, only with TEST_PAGES=1. */
const level = process.env['TEST_LOGS']
if (level !== undefined) logOptions.level = level
const config = readConfig(process.env)
const { app } = await openBobita(config, level !== undefined, { pages: process.env['TEST_PAGES'] === '1' ? 'whole' : 'none' })
await app.listen({ port: 0, host: '127.0.0.1' })
giveBackMemory()
const address = app.server.address()
const blocked = monitorEventLoopDelay({ resolution: 10 })
blocked.enable()
const giveBack = openGiveBack()
const orders: Record<Order, () => unknown> = {
  'how long'() {
    const blockedMs = blocked.percentile(99.9) / 1e6
    blocked.reset()
    return blockedMs
  },
  'give back'() {
    giveBack()
    return process.memoryUsage()
  },
}
process.on('message', (order: Order) => process.send?.(orders[order]()))
// Ends with its parent, however that ends.
process.once('disconnect', () => process.exit(0))
process.send?.(typeof address === 'object' && address ? address.port : 0)
