import { num, type Point, ring, type Step, walk, xy } from './curve.ts'
import { GROUND } from './frame.ts'

/** How the edge of a coat is cut: `stride` between locks and `reach` of each beyond the body, in units; the reach of a curl is its radius as a share of its width. */
interface Cut {
  kind: 'smooth' | 'locks' | 'curls'
  stride: number
  reach: number
}

const SMOOTH: Cut = { kind: 'smooth', stride: 0, reach: 0 }

/** Every kind of coat. */
export const cuts = {
  bare: SMOOTH,
  short: SMOOTH,
  wavy: SMOOTH,
  plush: SMOOTH,
  scruffy: { kind: 'locks', stride: 9, reach: 4.5 },
  semilong: { kind: 'locks', stride: 26, reach: 8 },
  shaggy: { kind: 'locks', stride: 28, reach: 11 },
  long: { kind: 'locks', stride: 30, reach: 11 },
  'ringlets-short': { kind: 'curls', stride: 17, reach: 0.8 },
  'ringlets-long': { kind: 'curls', stride: 24, reach: 0.66 },
  'curly-short': { kind: 'curls', stride: 17, reach: 0.56 },
  'curly-long': { kind: 'curls', stride: 22, reach: 0.56 },
} as const satisfies Record<string, Cut>

export type Coat = keyof typeof cuts

/** The coats that make a mane and hide the legs. */
export function isLong(coat: Coat): boolean {
  return coat === 'semilong' || coat === 'shaggy' || coat === 'long' || coat === 'ringlets-long' || coat === 'curly-long'
}

/** The coats that curl on the face too. */
export function isCurly(coat: Coat): boolean {
  return coat === 'curly-short' || coat === 'curly-long'
}

/**
 * The outline of a part in its coat.
 *
 * @param points the ring of the bare part, clockwise
 * @param fullness how long the coat is here: 0 is bare, 1 as on the back
 */
export function outline(points: readonly Point[], coat: Coat, fullness = 1): string {
  const cut: Cut = cuts[coat]
  if (cut.kind === 'smooth' || fullness === 0) return ring(points)
  const steps = walk(points, cut.stride)
  const [first] = steps
  if (first === undefined) return ring(points)
  const draw = cut.kind === 'locks' ? lock : curl
  const reach = cut.kind === 'locks' ? cut.reach * fullness : cut.reach
  const edges = steps.map((step, index) => draw(step, steps.at((index + 1) % steps.length) ?? first, reach))
  return `M${xy(first.at)}${edges.join('')}z`
}

/** One pointed lock, hanging the way fur lies: down, whichever way the ring runs. */
function lock(from: Step, to: Step, reach: number): string {
  const outwards: Point = [from.along[1], -from.along[0]]
  const falling = from.along[1] >= 0
  const end = falling ? to.at : from.at
  const tip: Point = [end[0] + outwards[0] * reach * 0.75, Math.min(GROUND + 2, end[1] + outwards[1] * reach * 0.4 + reach * 0.75)]
  const swell: Point = [(from.at[0] + to.at[0]) / 2 + outwards[0] * reach * 0.6, (from.at[1] + to.at[1]) / 2 + outwards[1] * reach * 0.6]
  return falling ? `Q${xy(swell)} ${xy(tip)}L${xy(to.at)}` : `L${xy(tip)}Q${xy(swell)} ${xy(to.at)}`
}

/** One round curl between two stops. */
function curl(from: Step, to: Step, reach: number): string {
  const radius = num(Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) * reach)
  return `A${radius} ${radius} 0 0 1 ${xy(to.at)}`
}
