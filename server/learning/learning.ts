import { readdirSync } from 'node:fs'
import { QUESTIONS } from '#content/questions/questions.ts'
import type { LearningPage } from '#contract/learning.ts'
import { labelledFile } from '../knowledge/labelled/labelled-questions.ts'
import type { Passage } from '../knowledge/passages.ts'
import type { Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { causeOf } from '../platform/process/cause.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Brain } from './brain.ts'
import { beginLearning, failLearning, forgetFiles, goesOn, learningShown, settleLearning, undoLearning } from './learnings.ts'
import { startTeacher, TeachingFault, type Teacher, type TeachingBounds } from './teacher.ts'
import { hashOf, keepWeights, liveLearning, readWeights, removeWeights } from './weights-store.ts'

/** The questions of other hands that come with the site, which nothing is learned from. */
const OTHERS = new URL('../../tests/questions/', import.meta.url)
const BEAT_MS = 5_000

interface LearningParts {
  db: Db
  store: ObjectStore
  brain: Brain
  log: { warn(fields: object, message: string): void }
  /** What the site publishes. */
  passages: () => Promise<Passage[]>
  /** On the disk of the store. */
  folder: string
  /** Other folders of questions than those that come with the site. */
  questions?: URL | undefined
  others?: URL | undefined
  bounds?: TeachingBounds
}

/** Learning from what editors labelled, in a process of its own, one at a time in the whole site. */
export interface Learning {
  page(): Promise<LearningPage>
  /** `ended` resolves when it is over, however. @throws Refusal learning.running, learning.no_questions */
  start(by: Actor): Promise<{ id: string; ended: Promise<void> }>
  /** @throws Refusal learning.running, learning.not_live */
  undo(by: Actor, id: string): Promise<void>
  /** Ends the learning of this process, which says that it was cut. */
  close(): Promise<void>
}

export function openLearning({ db, store, brain, log, passages, folder, questions = QUESTIONS, others = OTHERS, bounds }: LearningParts): Learning {
  let running: { teacher: Teacher | null; ended: Promise<void> } | null = null
  let closed = false
  const isReady = () => [questions, others].every(holdsQuestions)

  async function live(): Promise<Uint8Array | null> {
    const found = brain.damaged() ? null : await liveLearning(db, brain.own)
    return found && (await readWeights(store, found)).file
  }

  async function teach(id: string, by: Actor, take: (teacher: Teacher) => void): Promise<void> {
    const job = { passages: await passages(), labelled: await labelledFile(db), questions: questions.href, others: others.href, live: await live() }
    const { teacher, silence } = startHeartbeat(db, id, (onStage) => startTeacher(job, onStage, bounds))
    take(teacher)
    try {
      const { weights, figures, labelled, left_out } = await teacher.taught
      const isWorse = figures.some(({ worse }) => worse)
      if (!isWorse) await keepWeights(store, folder, id, weights)
      await settleLearning(db, by, id, { figures, labelled, left_out, file: isWorse ? null : hashOf(weights) })
    } finally {
      silence()
    }
    await brain.look()
    for (const old of await forgetFiles(db)) await removeWeights(store, old)
  }

  async function run(id: string, by: Actor, take: (teacher: Teacher) => void): Promise<void> {
    try {
      await teach(id, by, take)
    } catch (fault) {
      const why = closed ? 'cut' : fault instanceof TeachingFault ? fault.why : 'fault'
      log.warn({ cause: why === 'fault' ? causeOf(fault) : why }, 'Bobita has learned nothing')
      await failLearning(db, by, id, why).catch((error: unknown) => log.warn({ cause: causeOf(error) }, 'that nothing was learned could not be noted'))
    }
  }

  return {
    page: () => learningShown(db, { own: brain.own, damaged: brain.damaged(), ready: isReady() }),
    async start(by) {
      if (!isReady()) throw new Refusal('learning.no_questions')
      const id = await beginLearning(db, by, brain.own)
      const own: NonNullable<typeof running> = { teacher: null, ended: Promise.resolve() }
      running = own
      own.ended = run(id, by, (teacher) => {
        own.teacher = teacher
        if (closed) teacher.end('cut')
      })
      return { id, ended: own.ended }
    },
    async undo(by, id) {
      await undoLearning(db, by, id, brain.own)
      await brain.look()
    },
    async close() {
      closed = true
      running?.teacher?.end('cut')
      await running?.ended
    },
  }
}

/** Says while a teacher works that its learning goes on, and ends it when another process has taken the learning for ended. */
function startHeartbeat(db: Db, id: string, start: (onStage: (stage: 'learning' | 'measuring') => void) => Teacher): { teacher: Teacher; silence: () => void } {
  let stage: 'waiting' | 'learning' | 'measuring' = 'waiting'
  const beat = () =>
    goesOn(db, id, stage).then(
      (isOurs) => isOurs || teacher.end('cut'),
      // A database that is away is tried again; for too long, and the learning is taken for ended.
      () => undefined,
    )
  const teacher = start((next) => {
    stage = next
    void beat()
  })
  const timer = setInterval(() => void beat(), BEAT_MS)
  return { teacher, silence: () => clearInterval(timer) }
}

function holdsQuestions(folder: URL): boolean {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.txt'))
  } catch {
    return false
  }
}
