import { readFileSync } from 'node:fs'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { causeOf } from '../platform/process/cause.ts'
import { createClassifier, type Classifier } from '../understanding/classifier.ts'
import { openClassifier, WEIGHTS_FILE } from '../understanding/own-classifier.ts'
import { DamagedWeights, hashOf, liveLearning, readWeights } from './weights-store.ts'

/** How often a process looks what is live: what is learned or taken back in another one is known within these and a moment. */
const CHECK_MS = 4_000

/** By what Bobita understands messages: what came with the site, or what was learned here from what editors labelled. */
export interface Brain {
  /** Follows what is live. */
  classifier: Classifier
  /** SHA-256 of the weights that came with the site. */
  own: string
  /** Whether what should be used could not be. */
  damaged(): boolean
  /** Looks now. */
  look(): Promise<void>
  close(): Promise<void>
}

interface BrainParts {
  db: Db
  store: ObjectStore
  log: { warn(fields: object, message: string): void }
}

/** Opens what is live, and follows it; a file that is damaged is told once in the log, and what came with the site goes on. @throws Error when that is damaged */
export async function openBrain({ db, store, log }: BrainParts, checkMs = CHECK_MS): Promise<Brain> {
  const own = hashOf(readFileSync(WEIGHTS_FILE))
  let used = openClassifier()
  /** Of the learning that is used, or that cannot be; null: what came with the site. */
  let known: string | null = null
  let damaged = false
  let looking: Promise<void> | null = null

  async function lookOnce(): Promise<void> {
    const live = await liveLearning(db, own)
    if ((live?.id ?? null) === known) return
    try {
      used = live ? createClassifier((await readWeights(store, live)).weights) : openClassifier()
      damaged = false
    } catch (fault) {
      if (!(fault instanceof DamagedWeights)) throw fault
      log.warn({ cause: fault.name }, 'what Bobita learned here is damaged or gone: she understands by what came with the site')
      used = openClassifier()
      damaged = true
    }
    known = live?.id ?? null
  }
  const begin = () => (looking ??= lookOnce().finally(() => (looking = null)))
  let failing = false
  const check = () =>
    begin().then(
      () => void (failing = false),
      (fault: unknown) => {
        if (!failing) log.warn({ cause: causeOf(fault) }, 'what Bobita learned could not be read, and is read again')
        failing = true
      },
    )
  await check()
  const timer = setInterval(() => void check(), checkMs).unref()

  return {
    classifier: { read: (text, before) => used.read(text, before), chance: (fit, inputs) => used.chance(fit, inputs) },
    own,
    damaged: () => damaged,
    async look() {
      // One that is under way may have read what was live before.
      await looking?.catch(() => undefined)
      await begin()
    },
    async close() {
      clearInterval(timer)
      await looking?.catch(() => undefined)
    },
  }
}
