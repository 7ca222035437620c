import { type Coat, outline } from '../parts/coat.ts'
import { type Point, pointsOf } from '../parts/curve.ts'
import { type EarColours, type Upright, uprightEar } from '../parts/ears.ts'
import { mix } from '../parts/palette.ts'
import { fill } from '../parts/svg.ts'

/** A right ear that hangs, from the fold down, as the points of a polyline; `fold` is the part that lies in shadow. */
interface Hanging {
  ring: string
  fold?: string
  coat?: Coat
}

/** Every kind of ear that stands. */
const standing = {
  shepherd: { inner: [12, -42], outer: [46, -18], tip: [46, -92], round: 0.14, bow: 5 },
  prick: { inner: [16, -42], outer: [48, -16], tip: [48, -84], round: 0.18, bow: 5 },
  furred: { inner: [20, -40], outer: [54, -14], tip: [54, -76], round: 0.28, bow: 6 },
  akita: { inner: [24, -42], outer: [56, -20], tip: [56, -70], round: 0.3, bow: 5 },
  tiny: { inner: [18, -38], outer: [42, -24], tip: [38, -64], round: 0.3, bow: 4 },
  bear: { inner: [28, -40], outer: [58, -20], tip: [58, -66], round: 0.44, bow: 6 },
  bat: { inner: [14, -38], outer: [62, -12], tip: [60, -136], round: 0.94, bow: 2 },
  flared: { inner: [18, -46], outer: [58, -8], tip: [86, -84], round: 0.2, bow: 8 },
  terrier: { inner: [20, -40], outer: [46, -20], tip: [46, -78], round: 0.16, bow: 3 },
} as const satisfies Record<string, Upright>

/** Every kind of ear that hangs or folds over. */
const hanging = {
  vee: { ring: '20,-45 40,-50 56,-38 70,-6 66,10 54,2 44,-20', fold: '20,-45 40,-50 56,-38 46,-30' },
  small: { ring: '26,-44 44,-50 60,-38 72,-12 68,0 58,-6 48,-22', fold: '26,-44 44,-50 60,-38 50,-32' },
  low: { ring: '44,-38 54,-42 64,-32 70,-12 66,-2 58,-8 54,-22', fold: '44,-38 54,-42 64,-32 56,-28' },
  broad: { ring: '24,-44 42,-50 60,-40 76,0 74,26 60,24 50,-6', fold: '24,-44 42,-50 60,-40 52,-30' },
  retriever: { ring: '26,-42 44,-46 60,-30 72,4 66,26 56,22 46,-4', fold: '26,-42 44,-46 60,-30 50,-24' },
  button: { ring: '16,-44 32,-58 52,-46 60,-20 54,-12 42,-26', fold: '16,-44 32,-58 52,-46 40,-38' },
  semi: { ring: '16,-42 30,-74 44,-82 62,-70 66,-54 54,-56 52,-20', fold: '30,-74 44,-82 62,-70 66,-54 52,-62' },
  rose: { ring: '30,-40 50,-54 70,-46 80,-28 70,-26 58,-30 50,-22', fold: '50,-54 70,-46 80,-28 64,-38' },
  hound: { ring: '26,-38 42,-38 58,-14 66,30 60,60 46,62 38,30', fold: '26,-38 42,-38 54,-18 44,-16' },
  teckel: { ring: '24,-36 40,-38 58,-16 70,26 64,58 48,60 40,28', fold: '24,-36 40,-38 54,-18 44,-16' },
  spaniel: { ring: '28,-22 44,-28 62,0 76,46 70,86 50,92 40,60 40,14', coat: 'curly-long' },
  silk: { ring: '26,-40 46,-42 62,-10 70,40 62,78 46,80 42,20', coat: 'semilong' },
  poodle: { ring: '26,-26 44,-30 64,-2 74,36 64,62 46,62 40,20', coat: 'curly-short' },
  tab: { ring: '28,-44 42,-48 54,-38 56,-26 46,-24', fold: '28,-44 42,-48 54,-38 44,-36' },
  shaggy: { ring: '30,-36 50,-38 66,-8 72,26 60,42 48,20', coat: 'shaggy' },
} as const satisfies Record<string, Hanging>

/** Every kind of ear. */
export const earShapes = { ...standing, ...hanging, none: null }
export type EarKind = keyof typeof earShapes

/** Both ears, the lit one first. */
export function ears(kind: EarKind, colours: EarColours): string {
  const shape: Upright | Hanging | null = earShapes[kind]
  if (shape === null) return ''
  const dark = mix(colours.fur, colours.shade, 0.2)
  if ('inner' in shape) return uprightEar(shape, -1, colours.fur, colours) + uprightEar(shape, 1, dark, colours)
  return hangingEar(shape, -1, colours.fur, colours.shade) + hangingEar(shape, 1, dark, colours.shade)
}

function hangingEar({ ring, fold, coat = 'short' }: Hanging, side: -1 | 1, fur: string, shade: string): string {
  const turn = (text: string): Point[] => {
    const points = pointsOf(text).map(([x, y]): Point => [x * side, y])
    return side > 0 ? points : points.reverse()
  }
  return fill(fur, outline(turn(ring), coat, 0.8)) + (fold === undefined ? '' : fill(mix(fur, shade, 0.22), outline(turn(fold), 'short')))
}

/** Whether the ears lie before the head. */
export function lieInFront(kind: EarKind): boolean {
  return Object.hasOwn(hanging, kind) && kind !== 'rose' && kind !== 'semi'
}
