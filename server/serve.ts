import { giveBackMemory } from './platform/process/memory.ts'
import { TIMEOUTS } from './app.ts'
import { openBobita } from './bobita.ts'
import { readConfig } from './config.ts'
import { listen } from './http/http-server.ts'
import { causeOf } from './platform/process/cause.ts'
import { databaseFault } from './platform/database/database-fault.ts'
import { logConsole } from './platform/process/log.ts'
import { startedWith } from './started.ts'

/** A stop that takes longer is cut (T14). */
const STOP_MS = 15_000

/** Why the site did not start, in one line. */
export function startFault(error: unknown, databaseUrl: string | undefined): string {
  const sentence = databaseFault(error, databaseUrl)
  if (sentence !== null || !(error instanceof Error)) return sentence ?? causeOf(error)
  return error.cause === undefined ? error.message : `${error.message} (${causeOf(error.cause)})`
}

/** Reads the settings, opens everything and listens. @throws Error naming what is wrong with the settings */
export async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const bobita = await openBobita(config, true, { pages: 'whole' })
  const { app, database } = bobita
  logConsole(app.log)
  await listen(app, config, TIMEOUTS)
  if (config.publicUrl === undefined && config.host !== 'localhost') app.log.warn(`PUBLIC_URL is not set: links name ${config.origin}`)
  app.log.info(await startedWith(config, database), `Bobita is at http://${config.host}:${new URL(app.listeningOrigin).port}`)
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
