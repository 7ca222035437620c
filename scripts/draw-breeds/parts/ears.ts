import { between, leaf, type Point, shift, xy } from './curve.ts'
import { mix, PINK } from './palette.ts'

/** A right ear that stands, in units from the centre of the head; x counts outwards. */
export interface Upright {
  inner: Point
  outer: Point
  tip: Point
  /** How round the tip is: the share of each edge that the rounding takes. */
  round: number
  /** How far the edges bow outwards. */
  bow: number
  /** Length of the lynx tuft at the tip. */
  tuft?: number
}

/** The colours of an ear: its back, the skin inside and the fur that lines it. */
export interface EarColours {
  fur: string
  shade: string
  skin: string
  lining: string
}

/** One standing ear with its hollow and the hair in it. */
export function uprightEar(ear: Upright, side: -1 | 1, fur: string, colours: EarColours): string {
  const turn = ([x, y]: Point): Point => [x * side, y]
  const [inner, outer, tip] = [turn(ear.inner), turn(ear.outer), turn(ear.tip)]
  const hollow = [between(inner, outer, 0.18), between(inner, outer, 0.84), between(between(inner, outer, 0.5), tip, 0.82)] as const
  const cup = `<path fill="${colours.skin}" d="${flap(...hollow, ear.round, ear.bow * 0.6)}"/>`
  const tuft = ear.tuft === undefined ? '' : `<path fill="${fur}" d="${lynxTuft(tip, between(inner, outer, 0.5), side, ear.tuft)}"/>`
  return `<path fill="${fur}" d="${flap(inner, outer, tip, ear.round, ear.bow)}"/>${tuft}${cup}${lining(hollow[0], hollow[2], side, colours.lining)}`
}

/** A triangle with a rounded tip and bowed edges. */
function flap(inner: Point, outer: Point, tip: Point, round: number, bow: number): string {
  const out = Math.sign(outer[0] - inner[0]) || 1
  const [up, down] = [between(tip, inner, round), between(tip, outer, round)]
  const innerBow = shift(between(inner, up, 0.55), -out * bow * 0.5, -bow * 0.8)
  const outerBow = shift(between(outer, down, 0.5), out * bow, 0)
  return `M${xy(inner)}Q${xy(innerBow)} ${xy(up)}Q${xy(tip)} ${xy(down)}Q${xy(outerBow)} ${xy(outer)}z`
}

/** Pale locks that grow from the inner edge across the hollow. */
export function lining(root: Point, tip: Point, side: -1 | 1, colour: string): string {
  const lock = (t: number, reach: number): string => {
    const from = between(root, tip, t)
    return leaf(shift(from, -side * 2, 6), shift(from, side * reach, -2 - reach * 0.3), 5, side * 2)
  }
  return `<path fill="${colour}" d="${lock(0, 17)}${lock(0.24, 13)}${lock(0.46, 9)}"/>`
}

/** The pencil of hair at the tip of the ear, `length` beyond it. */
function lynxTuft(tip: Point, root: Point, side: -1 | 1, length: number): string {
  return leaf(between(tip, root, 0.34), shift(tip, side * 3, -length), 7.5)
}

/** The skin inside the ears of a cat of this colour. */
export function earSkin(fur: string): string {
  return mix(PINK, fur, 0.25)
}
