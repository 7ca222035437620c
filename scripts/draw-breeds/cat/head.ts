import { type Point, pointsOf } from '../parts/curve.ts'
import type { Skull } from '../parts/skull.ts'

/** A face, in units from the centre of the head; x counts outwards. */
export interface Head extends Skull {
  /** Centres of the eyes. */
  eye: Point
  nose: { y: number; width: number }
  muzzle: { y: number; width: number; height: number }
}

/** Every kind of face; its side is written as the points of an SVG polyline. */
export const heads = {
  persian: { top: -51, chin: 49, side: '34,-45 62,-21 70,13 57,37 28,48', eye: [29, 3], nose: { y: 3, width: 7 }, muzzle: { y: 21, width: 27, height: 17 } },
  british: { top: -54, chin: 52, side: '34,-45 59,-22 67,11 56,37 27,50', eye: [27, -3], nose: { y: 17, width: 7 }, muzzle: { y: 29, width: 26, height: 17 } },
  selkirk: { top: -52, chin: 51, side: '32,-45 58,-21 66,12 53,37 26,49', eye: [27, -2], nose: { y: 16, width: 7 }, muzzle: { y: 28, width: 26, height: 17 } },
  ragdoll: { top: -47, chin: 55, side: '32,-43 55,-23 59,6 45,34 23,50', eye: [26, -4], nose: { y: 18, width: 6.5 }, muzzle: { y: 31, width: 23, height: 18 } },
  birman: { top: -50, chin: 53, side: '29,-44 54,-22 60,10 46,36 22,50', eye: [25, -4], nose: { y: 18, width: 6.5 }, muzzle: { y: 30, width: 23, height: 17 } },
  van: { top: -50, chin: 55, side: '27,-44 49,-24 53,6 40,32 21,50', eye: [23, -5], nose: { y: 19, width: 6.5 }, muzzle: { y: 32, width: 22, height: 17 } },
  curl: { top: -51, chin: 53, side: '25,-45 47,-23 51,6 38,31 18,49', eye: [23, -4], nose: { y: 19, width: 6 }, muzzle: { y: 31, width: 21, height: 16 } },
  coon: {
    top: -50,
    chin: 62,
    side: '25,-46 47,-26 53,2 41,24 36,42 25,58',
    eye: [23, -8],
    nose: { y: 19, width: 8 },
    muzzle: { y: 37, width: 30, height: 22 },
  },
  forest: { top: -48, chin: 58, side: '32,-46 54,-33 49,-8 32,24 15,49', eye: [24, -8], nose: { y: 20, width: 6.5 }, muzzle: { y: 34, width: 20, height: 18 } },
  siberian: { top: -50, chin: 55, side: '31,-45 57,-22 61,10 47,35 25,51', eye: [26, -4], nose: { y: 18, width: 7 }, muzzle: { y: 31, width: 25, height: 18 } },
  angora: { top: -49, chin: 54, side: '22,-43 43,-25 48,0 36,28 17,48', eye: [21, -5], nose: { y: 20, width: 5.5 }, muzzle: { y: 32, width: 18, height: 15 } },
  bengal: {
    top: -48,
    chin: 58,
    side: '23,-43 43,-24 46,4 37,26 31,42 19,55',
    eye: [21, -9],
    nose: { y: 20, width: 8 },
    muzzle: { y: 35, width: 26, height: 18 },
  },
  burmese: { top: -53, chin: 50, side: '30,-46 53,-23 58,9 46,34 24,47', eye: [25, -4], nose: { y: 17, width: 6 }, muzzle: { y: 28, width: 23, height: 15 } },
  burmilla: { top: -51, chin: 51, side: '28,-45 50,-22 55,8 42,33 21,48', eye: [24, -4], nose: { y: 18, width: 6 }, muzzle: { y: 29, width: 21, height: 15 } },
  chartreux: {
    top: -55,
    chin: 52,
    side: '22,-49 44,-29 58,4 61,26 45,43 22,51',
    eye: [23, -4],
    nose: { y: 18, width: 6 },
    muzzle: { y: 29, width: 19, height: 14 },
  },
  european: {
    top: -51,
    chin: 53,
    side: '28,-45 51,-23 57,9 45,35 22,50',
    eye: [24, -4],
    nose: { y: 18, width: 6.5 },
    muzzle: { y: 30, width: 22, height: 16 },
  },
  korat: { top: -45, chin: 54, side: '22,-49 47,-38 56,-14 46,17 24,43', eye: [26, -5], nose: { y: 20, width: 6.5 }, muzzle: { y: 32, width: 18, height: 15 } },
  mau: { top: -50, chin: 53, side: '25,-44 46,-23 50,4 38,29 19,48', eye: [22, -6], nose: { y: 19, width: 6 }, muzzle: { y: 31, width: 20, height: 15 } },
  ocicat: {
    top: -49,
    chin: 57,
    side: '24,-43 44,-24 47,4 37,28 28,44 16,54',
    eye: [22, -8],
    nose: { y: 20, width: 7 },
    muzzle: { y: 34, width: 23, height: 17 },
  },
  abyssinian: {
    top: -49,
    chin: 54,
    side: '24,-43 44,-23 47,4 36,29 17,49',
    eye: [22, -6],
    nose: { y: 20, width: 6 },
    muzzle: { y: 32, width: 19, height: 15 },
  },
  sokoke: { top: -46, chin: 55, side: '20,-41 37,-23 42,2 34,28 16,49', eye: [19, -7], nose: { y: 20, width: 6 }, muzzle: { y: 32, width: 19, height: 15 } },
  siamese: { top: -42, chin: 61, side: '19,-39 39,-27 38,-6 27,24 15,49', eye: [19, -8], nose: { y: 28, width: 6 }, muzzle: { y: 41, width: 16, height: 15 } },
  thai: { top: -50, chin: 56, side: '27,-44 49,-22 53,4 38,31 18,51', eye: [23, -5], nose: { y: 21, width: 6 }, muzzle: { y: 33, width: 19, height: 16 } },
  cornish: { top: -54, chin: 57, side: '19,-48 37,-27 41,2 31,29 16,50', eye: [19, -5], nose: { y: 24, width: 6 }, muzzle: { y: 36, width: 18, height: 15 } },
  devon: {
    top: -45,
    chin: 46,
    side: '24,-41 44,-25 57,0 41,20 27,36 14,45',
    eye: [24, -3],
    nose: { y: 16, width: 6 },
    muzzle: { y: 27, width: 21, height: 14 },
  },
  german: { top: -51, chin: 53, side: '26,-45 48,-23 53,7 41,33 20,50', eye: [23, -5], nose: { y: 19, width: 6 }, muzzle: { y: 31, width: 20, height: 15 } },
  sphynx: {
    top: -48,
    chin: 53,
    side: '22,-43 41,-27 49,0 35,24 25,41 13,51',
    eye: [22, -5],
    nose: { y: 19, width: 6 },
    muzzle: { y: 32, width: 21, height: 15 },
  },
  donsphynx: {
    top: -47,
    chin: 56,
    side: '22,-42 41,-27 47,0 35,27 22,46 12,54',
    eye: [21, -6],
    nose: { y: 21, width: 6 },
    muzzle: { y: 34, width: 19, height: 15 },
  },
  singapura: {
    top: -51,
    chin: 50,
    side: '27,-45 48,-24 52,5 37,30 18,46',
    eye: [24, -3],
    nose: { y: 19, width: 5.5 },
    muzzle: { y: 29, width: 19, height: 14 },
  },
  japanese: {
    top: -48,
    chin: 55,
    side: '24,-43 45,-20 48,5 32,30 15,49',
    eye: [22, -5],
    nose: { y: 20, width: 5.5 },
    muzzle: { y: 33, width: 18, height: 15 },
  },
  kurilian: { top: -50, chin: 54, side: '28,-45 51,-25 58,6 47,34 25,50', eye: [24, -5], nose: { y: 18, width: 7 }, muzzle: { y: 31, width: 23, height: 17 } },
  manx: { top: -52, chin: 53, side: '28,-46 52,-22 62,12 50,38 24,51', eye: [25, -4], nose: { y: 18, width: 6.5 }, muzzle: { y: 30, width: 23, height: 16 } },
  russian: { top: -42, chin: 55, side: '24,-41 46,-26 47,0 39,27 26,46', eye: [24, -7], nose: { y: 19, width: 6 }, muzzle: { y: 33, width: 24, height: 16 } },
  laperm: { top: -50, chin: 54, side: '25,-44 47,-23 52,6 40,31 20,50', eye: [23, -5], nose: { y: 19, width: 6.5 }, muzzle: { y: 32, width: 22, height: 16 } },
  lykoi: { top: -48, chin: 53, side: '23,-42 43,-24 47,2 34,28 17,47', eye: [22, -5], nose: { y: 20, width: 8 }, muzzle: { y: 32, width: 19, height: 15 } },
} as const satisfies Record<string, Omit<Head, 'side'> & { side: string }>

type HeadKind = keyof typeof heads

/** The measures of a kind of face. */
export function headOf(kind: HeadKind): Head {
  return { ...heads[kind], side: pointsOf(heads[kind].side) }
}
