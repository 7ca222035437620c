/** Vectors of all messages, one after the other; those of message n lie from starts[n] to starts[n + 1]. */
export interface Matrix {
  starts: Uint32Array
  indices: Uint32Array
  values: Float32Array
  /** How many features there are. */
  features: number
}

/** A line that parts the messages of a class from all others: above zero is inside. */
export interface LinearModel {
  weights: Float32Array
  bias: number
  /** The dual variables of the messages by number, without those that are 0, as most are. */
  alphas: ReadonlyMap<number, number>
}

export interface SvmSettings {
  /** What a message on the wrong side costs, by message. */
  cost: (message: number) => number
  epochs: number
  /** The alphas of a line learned from most of the same messages, to begin with: it is reached in fewer epochs. None begin at zero. */
  from: LinearModel['alphas']
}

/** Steps smaller than this are done. */
const TOLERANCE = 0.05

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent with shrinking (Hsieh et al. 2008,
 * the method of liblinear); the bias is a feature that every message has. Deterministic: the order comes from a seed.
 *
 * @param messages numbers of the rows to learn from
 * @param inside whether a row belongs to the class
 */
export function trainLinear(matrix: Matrix, messages: Uint32Array, inside: Uint8Array, { cost, epochs, from }: SvmSettings): LinearModel {
  const { starts, indices, values } = matrix
  const weights = new Float64Array(matrix.features)
  let bias = 0
  const alphas = new Float64Array(messages.length)
  const squares = new Float64Array(messages.length)
  const diagonal = new Float64Array(messages.length)
  for (let at = 0; at < messages.length; at++) {
    const message = messages[at] ?? 0
    const end = starts[message + 1] ?? 0
    let sum = 1
    for (let cell = starts[message] ?? 0; cell < end; cell++) sum += (values[cell] ?? 0) * (values[cell] ?? 0)
    const own = 1 / (2 * cost(message))
    diagonal[at] = own
    squares[at] = sum + own
  }
  messages.forEach((message, at) => {
    const alpha = from.get(message) ?? 0
    if (alpha === 0) return
    alphas[at] = alpha
    const step = inside[message] === 1 ? alpha : -alpha
    bias += step
    const end = starts[message + 1] ?? 0
    for (let cell = starts[message] ?? 0; cell < end; cell++) {
      const index = indices[cell] ?? 0
      weights[index] = (weights[index] ?? 0) + step * (values[cell] ?? 0)
    }
  })
  const order = Uint32Array.from(messages, (_, at) => at)
  const random = randomNumbers(1)
  let active = order.length
  let limit = Infinity
  for (let epoch = 0; epoch < epochs; epoch++) {
    let highest = -Infinity
    let lowest = Infinity
    for (let at = active - 1; at > 0; at--) swap(order, at, Math.floor(random() * (at + 1)))
    for (let at = 0; at < active; at++) {
      const row = order[at] ?? 0
      const message = messages[row] ?? 0
      const start = starts[message] ?? 0
      const end = starts[message + 1] ?? 0
      const side = inside[message] === 1 ? 1 : -1
      let sum = bias
      for (let cell = start; cell < end; cell++) sum += (weights[indices[cell] ?? 0] ?? 0) * (values[cell] ?? 0)
      const alpha = alphas[row] ?? 0
      const gradient = side * sum - 1 + (diagonal[row] ?? 0) * alpha
      if (alpha === 0 && gradient > limit) {
        swap(order, at--, --active)
        continue
      }
      const projected = alpha === 0 ? Math.min(gradient, 0) : gradient
      if (projected > highest) highest = projected
      if (projected < lowest) lowest = projected
      if (projected === 0) continue
      const next = Math.max(alpha - gradient / (squares[row] ?? 1), 0)
      alphas[row] = next
      const step = (next - alpha) * side
      bias += step
      for (let cell = start; cell < end; cell++) {
        const index = indices[cell] ?? 0
        weights[index] = (weights[index] ?? 0) + step * (values[cell] ?? 0)
      }
    }
    if (highest - lowest <= TOLERANCE) {
      if (active === order.length) break
      active = order.length
      limit = Infinity
    } else limit = highest <= 0 ? Infinity : highest
  }
  const supporting = [...alphas.keys()].filter((at) => (alphas[at] ?? 0) > 0)
  return { weights: Float32Array.from(weights), bias, alphas: new Map(supporting.map((at) => [messages[at] ?? 0, alphas[at] ?? 0])) }
}

function swap(order: Uint32Array, one: number, other: number): void {
  const first = order[one] ?? 0
  order[one] = order[other] ?? 0
  order[other] = first
}

/** mulberry32: numbers of 0 to 1, the same on every machine for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
