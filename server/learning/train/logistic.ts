/** One case to fit: its inputs, and whether it is so. */
export interface Case {
  inputs: readonly number[]
  holds: boolean
  weight?: number
}

const STEPS = 25
const RIDGE = 1e-3

/** Logistic regression by Newton's method: the bias, then a weight for each input. */
export function fitLogistic(cases: readonly Case[]): number[] {
  const size = (cases[0]?.inputs.length ?? 0) + 1
  let fitted = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = Array.from({ length: size }, (_, at) => -RIDGE * (fitted[at] ?? 0))
    const curve = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => Number(row === column) * RIDGE))
    for (const { inputs, holds, weight = 1 } of cases) {
      const point = [1, ...inputs]
      const chance = 1 / (1 + Math.exp(-point.reduce((sum, value, at) => sum + value * (fitted[at] ?? 0), 0)))
      const bend = Math.max(1e-6, chance * (1 - chance)) * weight
      point.forEach((value, row) => {
        gradient[row] = (gradient[row] ?? 0) + (Number(holds) - chance) * value * weight
        const line = curve[row] ?? []
        point.forEach((other, column) => (line[column] = (line[column] ?? 0) + bend * value * other))
      })
    }
    const change = solve(curve, gradient)
    fitted = fitted.map((value, at) => value + Math.max(-2, Math.min(2, change[at] ?? 0)))
  }
  // Few digits: the last ones differ between processors.
  return fitted.map((value) => Number(value.toFixed(4)))
}

/** Gaussian elimination with pivots. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let best = column
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row
    const pivot = rows[best] ?? []
    rows[best] = rows[column] ?? []
    rows[column] = pivot
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const line = rows[row] ?? []
      const share = (line[column] ?? 0) / (pivot[column] ?? 1)
      if (share !== 0) for (let at = column; at <= size; at++) line[at] = (line[at] ?? 0) - share * (pivot[at] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}
