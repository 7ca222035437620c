import { between, type Point, shift, xy } from '../parts/curve.ts'
import { type EarColours, lining, type Upright, uprightEar } from '../parts/ears.ts'
import { mix } from '../parts/palette.ts'
import type { Head } from './head.ts'

interface Ear extends Upright {
  kind: 'upright' | 'curled'
}

/** Every kind of ear. */
export const earShapes = {
  tiny: { inner: [24, -42], outer: [60, -16], tip: [58, -60], round: 0.36, bow: 5, kind: 'upright' },
  small: { inner: [24, -44], outer: [59, -16], tip: [56, -68], round: 0.34, bow: 5, kind: 'upright' },
  medium: { inner: [16, -42], outer: [52, -14], tip: [50, -80], round: 0.24, bow: 5, kind: 'upright' },
  wide: { inner: [20, -41], outer: [56, -14], tip: [59, -76], round: 0.26, bow: 5, kind: 'upright' },
  high: { inner: [10, -42], outer: [44, -20], tip: [38, -92], round: 0.16, bow: 4, kind: 'upright' },
  large: { inner: [13, -40], outer: [50, -10], tip: [54, -89], round: 0.18, bow: 5, kind: 'upright' },
  alert: { inner: [11, -40], outer: [51, -6], tip: [60, -88], round: 0.18, bow: 6, kind: 'upright' },
  huge: { inner: [8, -36], outer: [42, -2], tip: [74, -82], round: 0.1, bow: 5, kind: 'upright' },
  tall: { inner: [5, -44], outer: [41, -14], tip: [45, -104], round: 0.16, bow: 5, kind: 'upright' },
  bat: { inner: [13, -38], outer: [51, -2], tip: [64, -92], round: 0.22, bow: 8, kind: 'upright' },
  elf: { inner: [20, -36], outer: [56, 8], tip: [88, -58], round: 0.24, bow: 11, kind: 'upright' },
  lynx: { inner: [13, -42], outer: [49, -16], tip: [50, -96], round: 0.1, bow: 5, kind: 'upright', tuft: 15 },
  forest: { inner: [20, -42], outer: [54, -18], tip: [63, -88], round: 0.1, bow: 5, kind: 'upright', tuft: 13 },
  rounded: { inner: [19, -42], outer: [57, -12], tip: [60, -78], round: 0.36, bow: 6, kind: 'upright' },
  fox: { inner: [11, -40], outer: [51, -6], tip: [57, -85], round: 0.22, bow: 6, kind: 'upright' },
  curl: { inner: [15, -42], outer: [51, -12], tip: [57, -76], round: 0.2, bow: 5, kind: 'curled' },
} as const satisfies Record<string, Ear>

export type EarKind = keyof typeof earShapes

/** Both ears, the lit one first; they stand behind the skull and no wider than it. */
export function ears(kind: EarKind, { side }: Head, colours: EarColours): string {
  const wide = Math.max(...side.map(([x]) => x))
  const shape: Ear = earShapes[kind]
  const ear: Ear = { ...shape, outer: [Math.min(shape.outer[0], wide - 1), shape.outer[1]] }
  return oneEar(ear, -1, colours.fur, colours) + oneEar(ear, 1, mix(colours.fur, colours.shade, 0.2), colours)
}

function oneEar(ear: Ear, side: -1 | 1, fur: string, colours: EarColours): string {
  if (ear.kind === 'upright') return uprightEar(ear, side, fur, colours)
  const turn = ([x, y]: Point): Point => [x * side, y]
  return curledEar(turn(ear.inner), turn(ear.outer), turn(ear.tip), side, fur, colours)
}

/** An ear whose upper half bends back towards the middle of the skull. */
function curledEar(inner: Point, outer: Point, tip: Point, side: -1 | 1, fur: string, colours: EarColours): string {
  const [crest, hook] = [shift(tip, side * 5, 4), shift(tip, -side * 26, 0)]
  const over = `C${xy(shift(crest, 0, -13))} ${xy(shift(hook, side * 14, -13))} ${xy(hook)}`
  const shell = `M${xy(outer)}Q${xy(shift(outer, side * 10, -26))} ${xy(crest)}${over}Q${xy(shift(hook, side * 6, 5))} ${xy(shift(hook, side * 5, 13))}Q${xy(shift(inner, side * 2, -12))} ${xy(inner)}z`
  const rim = `M${xy(crest)}${over}Q${xy(shift(hook, side * 12, -3))} ${xy(shift(crest, -side * 3, 9))}z`
  const cup = `M${xy(between(inner, outer, 0.16))}Q${xy(shift(inner, side * 10, -18))} ${xy(shift(hook, side * 11, 9))}Q${xy(shift(crest, -side * 9, 1))} ${xy(shift(crest, -side * 3, 14))}Q${xy(shift(outer, side * 1, -18))} ${xy(between(inner, outer, 0.85))}z`
  return `<path fill="${fur}" d="${shell}"/><path fill="${colours.skin}" d="${cup}"/><path fill="${mix(fur, colours.shade, 0.18)}" d="${rim}"/>${lining(between(inner, outer, 0.16), shift(hook, side * 9, 16), side, colours.lining)}`
}
