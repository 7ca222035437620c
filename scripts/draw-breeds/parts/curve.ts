/** A point of the drawing, in units of its viewBox; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** A contour point with the direction of travel there (a unit vector). */
export interface Step {
  at: Point
  along: Point
}

const ORIGIN: Point = [0, 0]

/** A number as SVG likes it: no needless characters, tenths only near the origin, where faces are drawn. */
export function num(value: number): string {
  return String(Math.abs(value) < 30 ? Math.round(value * 10) / 10 : Math.round(value)).replace(/^(-?)0\./, '$1.')
}

/** A pair of coordinates as SVG text. */
export function xy([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

/** The points of an SVG polyline: `x,y x,y`. */
export function pointsOf(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',')
    return [Number(x), Number(y)]
  })
}

/** The point a share `t` of the way from one point to another. */
export function between(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

/** The point moved by `dx`, `dy`. */
export function shift([x, y]: Point, dx: number, dy: number): Point {
  return [x + dx, y + dy]
}

/** The right half of a shape, given from top to bottom, with its mirror image: one clockwise ring. */
export function mirrored(top: number, right: readonly Point[], bottom: number): Point[] {
  const left = right.map(([x, y]): Point => [-x, y]).reverse()
  return [[0, top], ...right, [0, bottom], ...left]
}

/** The Bézier controls of each side of a ring of points (Catmull-Rom). */
function sides(points: readonly Point[]): [Point, Point, Point, Point][] {
  const at = (index: number): Point => points.at(index % points.length) ?? ORIGIN
  return points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return [from, leave, arrive, to]
  })
}

/** A smooth closed path through a ring of points. */
export function ring(points: readonly Point[]): string {
  const curves = sides(points).map(([, leave, arrive, to]) => `${xy(leave)} ${xy(arrive)} ${xy(to)}`)
  return `M${xy(points[0] ?? ORIGIN)}C${curves.join(' ')}z`
}

/** Walks a smooth ring and stops about every `stride` units. */
export function walk(points: readonly Point[], stride: number): Step[] {
  const fine = sides(points).flatMap((side) => [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => onSide(side, eighth / 8)))
  const stops: Step[] = []
  let travelled = stride
  fine.forEach((at, index) => {
    const next = fine.at((index + 1) % fine.length) ?? at
    const length = Math.hypot(next[0] - at[0], next[1] - at[1])
    if (travelled >= stride && length > 0) {
      stops.push({ at, along: [(next[0] - at[0]) / length, (next[1] - at[1]) / length] })
      travelled = 0
    }
    travelled += length
  })
  return stops
}

function onSide([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  return between(between(between(a, b, t), between(b, c, t), t), between(between(b, c, t), between(c, d, t), t), t)
}

/** A stripe that is pointed at both ends: `width` across the middle, bowed sideways by `bow`. */
export function leaf(from: Point, to: Point, width: number, bow = 0): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const side: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const middle = between(from, to, 0.5)
  const bend = (by: number): Point => shift(middle, side[0] * by, side[1] * by)
  const [out, back] = [bend(bow + width), bend(bow - width)]
  const across: Point = [to[0] - from[0], to[1] - from[1]]
  return `M${xy(from)}q${xy([out[0] - from[0], out[1] - from[1]])} ${xy(across)}q${xy([back[0] - to[0], back[1] - to[1]])} ${xy([-across[0], -across[1]])}z`
}

/** A number from -1 to 1 that depends on nothing but its two seeds, so that every drawing comes out the same. */
export function scatter(seed: number, index: number): number {
  let hash = Math.imul(seed * 7919 + index * 104729 + 1, 2654435761)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2147483648 - 1
}

/** An uneven patch: an ellipse whose edge wanders with the seed. */
export function patch([x, y]: Point, rx: number, ry: number, seed: number, corners = 6): string {
  const edge = Array.from({ length: corners }, (_, index): Point => {
    const turn = (index / corners) * 2 * Math.PI
    const reach = 1 + scatter(seed, index) * 0.22
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach]
  })
  return ring(edge)
}
