import { parentPort, workerData } from 'node:worker_threads'
import type { Corpus } from './corpus.ts'
import type { TrainingTask } from './heads.ts'
import { trainLinear, type LinearModel, type Matrix } from './svm.ts'

const EPOCHS = 12
const COST = 0.5

const NO_ALPHAS: LinearModel['alphas'] = new Map()

/** A linear model whose lightest weights were pruned. */
export interface PrunedModel {
  indices: Uint32Array
  weights: Float32Array
  bias: number
}

/** What was learned of one class. */
export interface TrainedTask {
  line: PrunedModel
  /** How the rows held out are judged by a line that has not seen them; null where nothing is fitted on them. */
  margins: Float32Array | null
}

/** Trains one class: without the rows held out, to judge them, then from there on all rows. */
export function runTask(corpus: Corpus, heldOut: Uint8Array, task: TrainingTask): TrainedTask {
  const matrix = task.reads === 'pairs' ? corpus.pairs : corpus
  const settings = { cost: (row: number) => (task.inside[row] === 1 ? COST * task.insideCost : COST), epochs: EPOCHS }
  const learn = (rows: Uint32Array, from: LinearModel['alphas']) => trainLinear(matrix, rows, task.inside, { ...settings, from })
  const unseen = task.judged
    ? learn(
        task.rows.filter((row) => heldOut[row] === 0),
        NO_ALPHAS,
      )
    : null
  return {
    line: pruned(learn(task.rows, unseen?.alphas ?? NO_ALPHAS), task.most),
    margins: unseen && marginsOf(matrix, pruned(unseen, task.most), heldOut),
  }
}

/** The heaviest weights only; of equal ones the first. */
function pruned({ weights, bias }: LinearModel, most: number): PrunedModel {
  const used = [...weights.keys()].filter((index) => weights[index] !== 0)
  const heaviest = used.toSorted((one, other) => Math.abs(weights[other] ?? 0) - Math.abs(weights[one] ?? 0) || one - other).slice(0, most)
  const indices = Uint32Array.from(heaviest).toSorted()
  return { indices, weights: Float32Array.from(indices, (index) => weights[index] ?? 0), bias }
}

function marginsOf({ starts, indices, values, features }: Matrix, line: PrunedModel, heldOut: Uint8Array): Float32Array {
  const weights = new Float32Array(features)
  line.indices.forEach((index, at) => (weights[index] = line.weights[at] ?? 0))
  return Float32Array.from(heldOut, (held, row) => {
    if (held === 0) return 0
    let sum = line.bias
    for (let cell = starts[row] ?? 0; cell < (starts[row + 1] ?? 0); cell++) sum += (weights[indices[cell] ?? 0] ?? 0) * (values[cell] ?? 0)
    return sum
  })
}

/** A thread: trains what it is handed, one task after the other. */
if (parentPort !== null) {
  const { corpus, heldOut, tasks }: { corpus: Corpus; heldOut: Uint8Array; tasks: TrainingTask[] } = workerData
  for (const task of tasks) parentPort.postMessage({ name: task.name, ...runTask(corpus, heldOut, task) })
}
