import { openBobita } from './bobita.ts'
import { readConfig } from './config.ts'
import { mountPages } from './pages/mount.ts'
import { PageCache } from './pages/page-cache.ts'

/** A stop that takes longer is cut (design.md §2). */
const STOP_MS = 15_000

/** Reads the settings, opens everything, mounts the pages and listens. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const bobita = await openBobita(config, true)
  const { app } = bobita
  await mountPages(app, { cache: new PageCache(), publicUrl: config.publicUrl })
  await app.listen({ port: config.port, host: config.host })
  app.log.info(`Bobita is at http://${config.host}:${config.port}`)

  let stopping = false
  const stop = (): void => {
    // A second signal means now.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    bobita.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause) console.error(error.cause)
  process.exit(1)
})
