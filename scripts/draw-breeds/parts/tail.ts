import { type Coat, outline } from './coat.ts'
import { type Point, pointsOf, ring } from './curve.ts'
import type { Frame } from './frame.ts'

/** A tail along a line from the rump (written as the points of an SVG polyline), thick as `widths` say from root to tip. */
interface Line {
  spine: string
  widths: readonly number[]
}

/** Spines are counted from the lower right corner of the haunch. */
const lines = {
  up: { spine: '-26,-14 14,-10 42,-24 52,-56 42,-86 48,-108', widths: [11, 11, 10, 9.5, 9, 7] },
  short: { spine: '-26,-16 10,-14 34,-24 44,-46 42,-62', widths: [15, 16, 16, 15, 12] },
  thick: { spine: '-26,-14 14,-12 44,-24 56,-54 52,-84', widths: [13, 14, 14, 14, 11] },
  whip: { spine: '-24,-12 16,-6 52,-20 62,-58 44,-92 50,-122 66,-134', widths: [8, 6.5, 5.5, 5, 4.2, 3.4, 2] },
  wrap: { spine: '-8,-24 6,-8 -20,2 -66,3 -104,2 -122,-6', widths: [9, 10, 9.5, 9, 8.5, 7] },
  slim: { spine: '-8,-22 4,-6 -24,4 -66,5 -102,4 -124,-5', widths: [7, 7, 6, 5.5, 4.5, 3] },
  plume: { spine: '-26,-16 14,-14 48,-34 60,-74 46,-112 58,-142', widths: [12, 18, 25, 27, 20, 5] },
  brush: { spine: '-26,-16 10,-14 36,-28 50,-52 58,-78', widths: [14, 22, 28, 26, 8] },
  fox: { spine: '-26,-14 16,-12 50,-32 60,-72 48,-106 54,-132', widths: [9, 14, 22, 26, 21, 4] },
  sabre: { spine: '-26,-18 0,-4 14,30 12,66 26,94', widths: [10, 14, 18, 17, 4] },
  otter: { spine: '-26,-18 10,-14 44,-8 76,-4', widths: [17, 16, 13, 8] },
  high: { spine: '-26,-18 -2,-38 8,-68 6,-100', widths: [8, 8, 7, 5] },
  sickle: { spine: '-26,-16 6,-22 28,-48 30,-84 10,-106', widths: [12, 13, 12, 10, 6] },
  curlicue: { spine: '-14,-34 12,-36 28,-54 16,-70 4,-60', widths: [11, 10.5, 9.5, 8, 6] },
  level: { spine: '-26,-18 -2,-22 26,-34 50,-58', widths: [10, 9.5, 7.5, 4] },
  carrot: { spine: '-26,-18 -4,-36 2,-58 2,-80', widths: [11, 11, 9, 4] },
  curl: { spine: '-30,-14 -6,-44 -22,-74 -56,-70 -62,-42', widths: [13, 20, 24, 22, 12] },
  twist: { spine: '-28,-16 -8,-40 -24,-62 -48,-52 -40,-32 -24,-36', widths: [10, 10, 9.5, 9, 8, 6] },
  sweep: { spine: '-26,-14 10,-10 46,-8 80,-18', widths: [10, 15, 16, 4] },
  rod: { spine: '-26,-14 10,-8 46,-6 78,-12', widths: [9, 8.5, 7, 4] },
  hang: { spine: '-26,-18 -4,-2 10,34 6,70 18,94', widths: [8, 8.5, 8, 7.5, 6] },
  flag: { spine: '-26,-18 4,-22 34,-8 58,26 66,64', widths: [8, 13, 19, 19, 4] },
  silk: { spine: '-24,-12 16,-8 52,-28 62,-70 46,-110 58,-140', widths: [7, 10, 15, 17, 13, 3] },
} as const satisfies Record<string, Line>

/** Every kind of tail; a pompom and no tail have no line. */
export const tails = { ...lines, pompom: null, none: null }

export type TailKind = keyof typeof tails

/** What a tail is coloured with: one ring of `mark` for each [from, to] share of its length. */
export interface TailColours {
  fur: string
  mark: string
  shade: string
  bands: readonly Point[]
}

/** Whether the tail lies in front of the paws. */
export function liesInFront(kind: TailKind): boolean {
  return kind === 'wrap' || kind === 'slim'
}

/**
 * The tail, from the corner that the pose gives.
 *
 * @param coat cuts the edge of bushy tails
 */
export function tail(kind: TailKind, { tail: root, stub }: Pick<Frame, 'tail' | 'stub'>, coat: Coat, colours: TailColours): string {
  if (kind === 'none') return ''
  if (kind === 'pompom') return pompom(stub, colours)
  const { spine, widths }: Line = lines[kind]
  const placed = pointsOf(spine).map(([x, y]): Point => [x + root[0], y + root[1]])
  const bushy = widths.some((width) => width > 14.5)
  const shape = outline(ribbon(placed, widths, 0, 1), bushy ? coat : 'short')
  const bands = colours.bands.map(([from, to]) => ring(ribbon(placed, widths, from, to))).join('')
  return `<path fill="${colours.fur}" d="${shape}"/>${bands === '' ? '' : `<path fill="${colours.mark}" d="${bands}"/>`}`
}

/** Both edges of the part of the tail between two shares of its length: a clockwise ring. */
function ribbon(spine: readonly Point[], widths: readonly number[], from: number, to: number): Point[] {
  const count = Math.max(3, Math.round((to - from) * 9))
  const sections = Array.from({ length: count }, (_, index) => section(spine, widths, from + ((to - from) * index) / (count - 1)))
  const cap = to === 1 ? sections.slice(-1).map(({ tip }) => tip) : []
  return [...sections.map(({ left }) => left), ...cap, ...sections.map(({ right }) => right).reverse()]
}

/** The tail cut across at a share of its length; `tip` is how far a rounded end would reach. */
function section(spine: readonly Point[], widths: readonly number[], t: number): { left: Point; right: Point; tip: Point } {
  const [at, ahead] = [along(spine, t), along(spine, Math.min(1, t + 0.02))]
  const behind = along(spine, Math.max(0, t - 0.02))
  const length = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1
  const scale = t * (widths.length - 1)
  const [low = 0, high = low] = widths.slice(Math.floor(scale))
  const half = low + (high - low) * (scale % 1)
  const side: Point = [((ahead[1] - behind[1]) / length) * half, (-(ahead[0] - behind[0]) / length) * half]
  return { left: [at[0] + side[0], at[1] + side[1]], right: [at[0] - side[0], at[1] - side[1]], tip: [at[0] - side[1] * 0.8, at[1] + side[0] * 0.8] }
}

/** A point of the smooth line through the spine. */
function along(spine: readonly Point[], t: number): Point {
  const scale = Math.min(t, 0.9999) * (spine.length - 1)
  const at = Math.floor(scale)
  const pick = (index: number): Point => spine[Math.max(0, Math.min(spine.length - 1, index))] ?? [0, 0]
  const [a, b, c, d] = [pick(at - 1), pick(at), pick(at + 1), pick(at + 2)]
  const u = scale % 1
  const blend = (axis: 0 | 1): number => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]]
    return q + 0.5 * u * (r - p + u * (2 * p - 5 * q + 4 * r - s + u * (3 * (q - r) + s - p)))
  }
  return [blend(0), blend(1)]
}

/** The knotted stump of the bobtails, fluffed out round as a rabbit's. */
function pompom([x, y]: Point, { fur, shade }: TailColours): string {
  const ball = (size: number, turned: number): Point[] =>
    Array.from({ length: 16 }, (_, index): Point => {
      const turn = (index / 16) * 2 * Math.PI + turned
      const reach = size * (index % 2 ? 0.88 : 1.06)
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
    })
  const shadow = ball(21, 0).map(([px, py]): Point => [px > x + 4 ? px : x + 4 + Math.abs(py - y) * 0.3, py])
  return `<path fill="${fur}" d="${ring(ball(22, 0))}"/><path fill="${shade}" fill-opacity=".14" d="${ring(shadow)}"/>`
}
