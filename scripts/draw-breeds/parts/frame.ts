import type { Point } from './curve.ts'

/** The y of the ground under the paws. */
export const GROUND = 324

/** A leg that can be seen: `x` and `half` its middle and half its width near the paw, `top` where it leaves the trunk. */
export interface Leg {
  x: number
  half: number
  top: number
  ring: readonly Point[]
}

/** A thigh that lies on the trunk; `side` is -1 when its outer edge is on the left. */
export interface Thigh {
  at: Point
  radii: Point
  side: -1 | 1
  ring: readonly Point[]
}

/** A box by its upper left and lower right corners. */
export type Box = readonly [Point, Point]

/** Where the parts of a posed animal lie, in units of the picture; rings run clockwise. */
export interface Frame {
  head: Point
  headScale: number
  /** Where the neck leaves the head. */
  neck: { x: number; y: number; half: number }
  trunk: readonly Point[]
  thighs: readonly Thigh[]
  legs: readonly Leg[]
  /** Legs behind the trunk. */
  farLegs: readonly Leg[]
  /** Hind paws that show under a thigh. */
  feet: readonly { x: number; half: number }[]
  /** The corner from which tails are measured: right of and below where they grow. */
  tail: Point
  /** The middle of a bobtail. */
  stub: Point
  /** From the nape to the rump along the back, and how far stripes run from it. */
  back: readonly Point[]
  rib: Point
  flank: Box
  breast: { x: number; half: number; top: number; bottom: number }
  shadow: { x: number; half: number }
  /** Paths around what lies out of the light. */
  unlit: { trunk: string; thighs: string }
}

/** A point a share `t` of the way along a line of points. */
export function along(points: readonly Point[], t: number): Point {
  const scale = Math.min(t, 0.9999) * (points.length - 1)
  const index = Math.floor(scale)
  const [from, to] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]]
  const share = scale - index
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The box around a thigh that patterns fill. */
export function thighBox({ at: [x, y], radii: [rx, ry] }: Thigh): Box {
  return [
    [x - rx * 0.8, y - ry * 0.8],
    [x + rx, y + ry - 12],
  ]
}
