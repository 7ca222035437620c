import type { Point } from './curve.ts'

/** How many numbers each command takes. */
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

interface Segment {
  command: string
  values: number[]
}

/** The same path in the fewest characters: every step counted from the one before. */
export function tight(path: string): string {
  let at: Point = [0, 0]
  let start = at
  let last = ''
  let text = ''
  for (const { command, values } of segments(path)) {
    const name = command.toLowerCase()
    const steps = name === command ? values : relative(name, values, at)
    const rounded = steps.map((value) => Math.round(value * 10) / 10)
    if (name === 'z') at = start
    else at = moved(name, rounded, at)
    if (name === 'm') start = at
    const follows = name === last || (last === 'm' && name === 'l')
    text += rounded.reduce((sofar, value) => sofar + (/[a-z]$/.test(sofar) || value < 0 ? '' : ' ') + short(value), follows ? '' : name)
    last = name
  }
  return text
}

function segments(path: string): Segment[] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = [...rest.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(Number)
    const size = arity[command.toLowerCase()] ?? 0
    if (size === 0) return [{ command, values: [] }]
    return Array.from({ length: numbers.length / size }, (_, index) => ({
      command: index === 0 ? command : ({ M: 'L', m: 'l' }[command] ?? command),
      values: numbers.slice(index * size, index * size + size),
    }))
  })
}

/** Coordinates counted from a point; of an arc only the last two are coordinates. */
function relative(name: string, values: readonly number[], [x, y]: Point): number[] {
  if (name === 'h') return values.map((value) => value - x)
  if (name === 'v') return values.map((value) => value - y)
  const first = name === 'a' ? 5 : 0
  return values.map((value, index) => (index < first ? value : value - ((index - first) % 2 === 0 ? x : y)))
}

function moved(name: string, steps: readonly number[], [x, y]: Point): Point {
  const [dx = 0, dy = 0] = name === 'v' ? [0, steps[0]] : name === 'h' ? [steps[0], 0] : steps.slice(-2)
  return [x + dx, y + dy]
}

function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.')
}
