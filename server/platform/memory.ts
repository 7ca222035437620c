import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After the first visitors have been answered. */
const LATER_MS = 2_000

/**
 * Starting reads every article and builds the index, and leaves twice the memory that serving needs. Node keeps it
 * while nobody asks for more, so it is collected once; that takes about a tenth of a second.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setTimeout(() => {
    if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, LATER_MS).unref()
}
