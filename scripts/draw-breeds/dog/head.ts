import { type Point, pointsOf } from '../parts/curve.ts'
import type { Skull } from '../parts/skull.ts'

/** A dog's face, in units from the centre of the head; x counts outwards. */
export interface Head extends Skull {
  eye: Point
  /** Radius of an eye. */
  look: number
  nose: { y: number; width: number }
  /** The muzzle from between the eyes (`top`, half as wide as `bridge`) to the lips (`y`, `width`), `height` above and below; `jowl` is how far the lips hang over the chin. */
  muzzle: { top: number; bridge: number; y: number; width: number; height: number; jowl: number }
}

/** Every kind of face; its side is written as the points of an SVG polyline. */
export const heads = {
  shepherd: {
    top: -47,
    chin: 66,
    side: '24,-44 45,-27 50,-4 40,18 28,38 20,58',
    eye: [21, -9],
    look: 7,
    nose: { y: 34, width: 10.5 },
    muzzle: { top: -10, bridge: 9, y: 40, width: 21, height: 22, jowl: 0 },
  },
  collie: {
    top: -47,
    chin: 62,
    side: '24,-44 45,-26 49,-2 38,20 26,40 18,55',
    eye: [20, -7],
    look: 7.4,
    nose: { y: 32, width: 9.5 },
    muzzle: { top: -10, bridge: 8, y: 38, width: 19, height: 20, jowl: 0 },
  },
  molosser: {
    top: -46,
    chin: 62,
    side: '32,-44 56,-26 60,0 52,26 42,46 26,60',
    eye: [24, -8],
    look: 6.6,
    nose: { y: 27, width: 12.5 },
    muzzle: { top: -10, bridge: 13, y: 37, width: 31, height: 23, jowl: 3 },
  },
  retriever: {
    top: -48,
    chin: 62,
    side: '28,-46 52,-28 56,-2 46,22 33,42 23,57',
    eye: [23, -7],
    look: 8,
    nose: { y: 29, width: 11.5 },
    muzzle: { top: -10, bridge: 11, y: 38, width: 27, height: 22, jowl: 0 },
  },
  labrador: {
    top: -48,
    chin: 62,
    side: '32,-46 56,-28 60,-2 50,22 37,43 26,58',
    eye: [24, -7],
    look: 7.6,
    nose: { y: 28, width: 12 },
    muzzle: { top: -10, bridge: 13, y: 38, width: 30, height: 23, jowl: 1 },
  },
  alabai: {
    top: -46,
    chin: 62,
    side: '36,-45 60,-28 64,-2 58,26 46,46 30,60',
    eye: [26, -8],
    look: 5.8,
    nose: { y: 25, width: 13.5 },
    muzzle: { top: -10, bridge: 16, y: 36, width: 35, height: 25, jowl: 5 },
  },
  mastiff: {
    top: -48,
    chin: 66,
    side: '30,-46 54,-30 58,-2 52,28 44,50 26,65',
    eye: [23, -9],
    look: 6.8,
    nose: { y: 27, width: 13 },
    muzzle: { top: -12, bridge: 15, y: 40, width: 34, height: 26, jowl: 6 },
  },
  dane: {
    top: -50,
    chin: 76,
    side: '24,-48 42,-32 45,-8 38,18 34,46 24,70',
    eye: [20, -12],
    look: 6.8,
    nose: { y: 38, width: 11.5 },
    muzzle: { top: -12, bridge: 11, y: 50, width: 27, height: 26, jowl: 6 },
  },
  lean: {
    top: -46,
    chin: 70,
    side: '20,-44 38,-28 42,-8 35,14 25,40 17,63',
    eye: [18, -10],
    look: 6.4,
    nose: { y: 41, width: 9.5 },
    muzzle: { top: -12, bridge: 8, y: 46, width: 18, height: 22, jowl: 0 },
  },
  boxer: {
    top: -50,
    chin: 58,
    side: '26,-47 48,-30 52,-4 50,24 42,46 24,57',
    eye: [22, -9],
    look: 7.6,
    nose: { y: 14, width: 12 },
    muzzle: { top: -8, bridge: 15, y: 28, width: 34, height: 25, jowl: 5 },
  },
  bulldog: {
    top: -42,
    chin: 56,
    side: '36,-40 62,-26 68,2 66,30 52,50 28,57',
    eye: [29, -6],
    look: 7,
    nose: { y: 8, width: 13 },
    muzzle: { top: -4, bridge: 18, y: 24, width: 46, height: 28, jowl: 8 },
  },
  bully: {
    top: -44,
    chin: 56,
    side: '30,-42 58,-26 64,0 58,28 42,47 24,56',
    eye: [26, -6],
    look: 6.8,
    nose: { y: 24, width: 12.5 },
    muzzle: { top: -8, bridge: 14, y: 34, width: 30, height: 20, jowl: 2 },
  },
  frenchie: {
    top: -46,
    chin: 50,
    side: '34,-44 58,-26 62,2 58,26 44,43 24,50',
    eye: [28, -1],
    look: 9,
    nose: { y: 8, width: 11 },
    muzzle: { top: -4, bridge: 15, y: 22, width: 35, height: 22, jowl: 4 },
  },
  pug: {
    top: -46,
    chin: 50,
    side: '32,-45 60,-26 64,4 56,30 40,45 22,50',
    eye: [29, 0],
    look: 11,
    nose: { y: 10, width: 9.5 },
    muzzle: { top: -6, bridge: 14, y: 24, width: 32, height: 20, jowl: 2 },
  },
  sharpei: {
    top: -48,
    chin: 62,
    side: '30,-46 54,-30 58,-2 54,26 46,48 28,61',
    eye: [25, -10],
    look: 5.6,
    nose: { y: 20, width: 14 },
    muzzle: { top: -6, bridge: 20, y: 36, width: 42, height: 27, jowl: 2 },
  },
  spitz: {
    top: -46,
    chin: 58,
    side: '28,-44 50,-26 56,0 44,22 28,40 19,52',
    eye: [21, -7],
    look: 7.2,
    nose: { y: 28, width: 9.5 },
    muzzle: { top: -8, bridge: 9, y: 34, width: 21, height: 20, jowl: 0 },
  },
  akita: {
    top: -48,
    chin: 58,
    side: '32,-46 56,-26 62,2 50,26 32,44 22,54',
    eye: [23, -8],
    look: 5.8,
    nose: { y: 26, width: 11 },
    muzzle: { top: -8, bridge: 11, y: 34, width: 25, height: 20, jowl: 0 },
  },
  chow: {
    top: -46,
    chin: 54,
    side: '34,-44 58,-24 62,4 52,30 38,44 24,52',
    eye: [25, -5],
    look: 5.2,
    nose: { y: 18, width: 12.5 },
    muzzle: { top: -6, bridge: 16, y: 29, width: 33, height: 21, jowl: 2 },
  },
  fox: {
    top: -42,
    chin: 46,
    side: '28,-41 48,-24 52,2 38,22 24,36 15,43',
    eye: [20, -2],
    look: 8,
    nose: { y: 21, width: 7.5 },
    muzzle: { top: -4, bridge: 8, y: 27, width: 17, height: 15, jowl: 0 },
  },
  apple: {
    top: -54,
    chin: 46,
    side: '32,-52 58,-30 60,-2 42,20 25,36 16,43',
    eye: [26, -2],
    look: 10.5,
    nose: { y: 20, width: 7 },
    muzzle: { top: -4, bridge: 8, y: 27, width: 17, height: 15, jowl: 0 },
  },
  toy: {
    top: -46,
    chin: 48,
    side: '30,-44 50,-26 54,0 44,24 32,38 20,46',
    eye: [22, -3],
    look: 9,
    nose: { y: 16, width: 9 },
    muzzle: { top: -6, bridge: 9, y: 26, width: 22, height: 17, jowl: 0 },
  },
  hound: {
    top: -48,
    chin: 64,
    side: '24,-46 44,-30 48,-6 40,18 30,42 22,58',
    eye: [21, -8],
    look: 8,
    nose: { y: 33, width: 11 },
    muzzle: { top: -10, bridge: 10, y: 41, width: 24, height: 22, jowl: 3 },
  },
  terrier: {
    top: -46,
    chin: 60,
    side: '24,-45 44,-29 47,-6 39,16 28,38 20,54',
    eye: [20, -7],
    look: 7.2,
    nose: { y: 32, width: 9.5 },
    muzzle: { top: -10, bridge: 9, y: 38, width: 20, height: 19, jowl: 0 },
  },
  peke: {
    top: -38,
    chin: 44,
    side: '38,-36 64,-20 68,4 60,26 44,40 22,44',
    eye: [33, -1],
    look: 10.5,
    nose: { y: 2, width: 10.5 },
    muzzle: { top: -8, bridge: 16, y: 18, width: 34, height: 19, jowl: 2 },
  },
} as const satisfies Record<string, Omit<Head, 'side'> & { side: string }>

export type HeadKind = keyof typeof heads

/** The measures of a kind of face. */
export function headOf(kind: HeadKind): Head {
  return { ...heads[kind], side: pointsOf(heads[kind].side) }
}
