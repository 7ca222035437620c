import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { LabelledQuestion } from '#content/questions/question.ts'
import type { Passage } from '../../knowledge/passages.ts'
import type { Weights } from '../../understanding/weights-file.ts'
import { PAIR_SLOTS, readCorpus, type Corpus } from './corpus.ts'
import { headTasks, rowsOf, type Rows, type TrainingTask } from './heads.ts'
import type { PrunedModel, TrainedTask } from './trainer.ts'

/** What was learned, and how some messages were judged by lines that had not seen them. */
export interface Learned {
  weights: Weights
  rows: Rows
  /** The rows held out. */
  heldOut: number[]
  /** Their margins by class and row. */
  unseen: ReadonlyMap<string, Float32Array>
}

const THREADS = 2
/** Steps a weight has to either side of zero: with a third of those a byte has, twice as many weights fit into a file of 6 MB, and no figure moves. */
const HIGHEST_WEIGHT = 40
/** One message in so many is held out to fit what is reckoned from the margins. */
const HELD_OUT = 4

/**
 * Learns every head from labelled messages, those of sections from what these say too, and once more without a quarter of
 * the messages, to judge that quarter. The result does not depend on how many threads work at it.
 */
export async function learn(questions: readonly LabelledQuestion[], passages: readonly Passage[], threads = THREADS): Promise<Learned> {
  const rows = rowsOf(questions, passages)
  const corpus = readCorpus(rows.questions, rows.told)
  const tasks = headTasks(rows)
  const heldOut = Uint8Array.from(rows.questions, (question, row) => (row < rows.told ? isHeldOut(question) : 0))
  const lines = new Map<string, PrunedModel>()
  const unseen = new Map<string, Float32Array>()
  await train({ corpus, heldOut, tasks, threads }, ({ name, line, margins }) => {
    lines.set(name, line)
    if (margins) unseen.set(name, margins)
  })
  return { weights: assemble(corpus, tasks, lines, questions), heldOut: [...heldOut.keys()].filter((row) => heldOut[row] === 1), rows, unseen }
}

/** By a hash of the text: a new message never moves an old one, and the same words typed by two people stay together. */
function isHeldOut({ text }: LabelledQuestion): number {
  return Number(createHash('sha256').update(text.toLowerCase()).digest().readUInt32LE(0) % HELD_OUT === 0)
}

interface TrainingWork {
  corpus: Corpus
  heldOut: Uint8Array
  tasks: TrainingTask[]
  threads: number
}

function train({ corpus, heldOut, tasks, threads }: TrainingWork, take: (trained: TrainedTask & { name: string }) => void): Promise<unknown> {
  return Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const own = tasks.filter((__, number) => number % threads === thread)
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('trainer.ts', import.meta.url), { workerData: { corpus, heldOut, tasks: own } })
        worker.on('message', take)
        worker.once('error', reject)
        worker.once('exit', () => resolve())
      })
    }),
  )
}

/** SHA-256 of labelled questions: what tells that weights were made from these. */
export function hashQuestions(questions: readonly LabelledQuestion[]): string {
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex')
}

/** The lines feature by feature, each weight in a byte; features no line uses are left out. */
function assemble(corpus: Corpus, tasks: TrainingTask[], lines: ReadonlyMap<string, PrunedModel>, questions: readonly LabelledQuestion[]): Weights {
  const cells: { classNumber: number; weight: number }[][] = Array.from({ length: corpus.features }, () => [])
  const pairs = new Int8Array(PAIR_SLOTS)
  const scales = new Float32Array(tasks.length)
  const biases = new Float32Array(tasks.length)
  tasks.forEach(({ name, reads }, classNumber) => {
    const line = lines.get(name)
    if (!line) throw new Error(`${name} was not trained`)
    const highest = line.weights.reduce((high, weight) => Math.max(high, Math.abs(weight)), 0)
    scales[classNumber] = highest / HIGHEST_WEIGHT
    biases[classNumber] = line.bias
    line.indices.forEach((index, at) => {
      const weight = Math.round(((line.weights[at] ?? 0) / (highest || 1)) * HIGHEST_WEIGHT)
      if (reads === 'pairs') pairs[index] = weight
      else if (weight !== 0) cells[index]?.push({ classNumber, weight })
    })
  })
  const used = cells.flatMap((of, index) => (of.length > 0 ? [{ of, index }] : []))
  const flat = used.flatMap(({ of }) => of)
  return {
    messages: corpus.messages,
    features: used.length,
    cells: flat.length,
    slots: PAIR_SLOTS,
    classes: tasks.map(({ name }) => name),
    fits: {},
    questions: hashQuestions(questions),
    hashes: Uint32Array.from(used, ({ index }) => corpus.hashes[index] ?? 0),
    frequencies: Uint16Array.from(used, ({ index }) => corpus.frequencies[index] ?? 0),
    counts: Uint16Array.from(used, ({ of }) => of.length),
    classOf: Uint16Array.from(flat, ({ classNumber }) => classNumber),
    weightOf: Int8Array.from(flat, ({ weight }) => weight),
    pairs,
    scales,
    biases,
  }
}
