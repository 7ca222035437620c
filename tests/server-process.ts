import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { mountPages } from '#server/pages/mount.ts'

/** The site in a process of its own, for tests that need several or kill one (tests/servers.ts); its pages, which must be built, only with TEST_PAGES=1. */
const { app, pageCache } = await openBobita(readConfig(process.env), process.env['TEST_LOGS'] === '1')
if (process.env['TEST_PAGES'] === '1') await mountPages(app, { cache: pageCache, publicUrl: undefined })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
// Ends with its parent, however that ends.
process.once('disconnect', () => process.exit(0))
process.send?.(typeof address === 'object' && address ? address.port : 0)
