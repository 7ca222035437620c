import { parentPort, workerData } from 'node:worker_threads'
import type { Corpus } from './corpus.ts'
import type { TrainingTask } from './heads.ts'
import { trainLinear, type LinearModel, type Matrix } from './svm.ts'

const EPOCHS = 12
const COST = 0.5

/** A linear model whose lightest weights were pruned. */
export interface PrunedModel {
  indices: Uint32Array
  weights: Float32Array
  bias: number
}

/** Trains one class: on all rows, or without those held out, to judge them by a line that has not seen them. */
export function runTask(corpus: Corpus, heldOut: Uint8Array, task: TrainingTask, judges: boolean): { line: PrunedModel | null; margins: Float32Array | null } {
  const matrix = task.reads === 'pairs' ? corpus.pairs : corpus
  const rows = judges ? task.rows.filter((row) => heldOut[row] === 0) : task.rows
  const line = trainLinear(matrix, rows, task.inside, { cost: (row) => (task.inside[row] === 1 ? COST * task.insideCost : COST), epochs: EPOCHS })
  const thin = pruned(line, task.most)
  return judges ? { line: null, margins: marginsOf(matrix, thin, heldOut) } : { line: thin, margins: null }
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
  const { corpus, heldOut, jobs }: { corpus: Corpus; heldOut: Uint8Array; jobs: { task: TrainingTask; judges: boolean; job: number }[] } = workerData
  for (const { task, judges, job } of jobs) parentPort.postMessage({ job, ...runTask(corpus, heldOut, task, judges) })
}
