import { giveBackMemory } from './platform/memory.ts'
import { TIMEOUTS } from './app.ts'
import { openBobita } from './bobita.ts'
import { readConfig } from './config.ts'
import { listen } from './http/front-door.ts'
import { mountPages } from './pages/mount.ts'

/** A stop that takes longer is cut (design.md §2). */
const STOP_MS = 15_000

/** Reads the settings, opens everything, mounts the pages and listens. @throws Error naming what is wrong with the settings */
export async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const bobita = await openBobita(config, true)
  const { app, pageCache } = bobita
  await mountPages(app, { cache: pageCache, publicUrl: config.publicUrl })
  await listen(app, config, TIMEOUTS)
  app.log.info(`Bobita is at http://${config.host}:${config.port}`)
  giveBackMemory()

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
