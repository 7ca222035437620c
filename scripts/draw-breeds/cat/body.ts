import type { Frame } from '../parts/frame.ts'
import { lie } from '../poses/lie.ts'
import { type Body, sit } from '../poses/sit.ts'
import { type Standing, stand } from '../poses/stand.ts'
import { upright } from '../poses/upright.ts'

/** Every kind of body. */
export const bodies = {
  cobby: { head: [228, 146], headScale: 1.3, front: 214, neck: 52, chest: 74, hip: 128, back: 26, leg: 21, stance: 27, haunch: [54, 46] },
  british: { head: [228, 140], headScale: 1.3, front: 212, neck: 50, chest: 74, hip: 130, back: 24, leg: 21, stance: 27, haunch: [56, 50] },
  round: { head: [228, 134], headScale: 1.22, front: 210, neck: 44, chest: 64, hip: 122, back: 30, leg: 18, stance: 24, haunch: [56, 58] },
  stocky: { head: [226, 136], headScale: 1.22, front: 210, neck: 38, chest: 60, hip: 112, back: 14, leg: 17, stance: 23, haunch: [48, 50] },
  robust: { head: [228, 134], headScale: 1.2, front: 210, neck: 44, chest: 66, hip: 124, back: 22, leg: 14, stance: 22, haunch: [52, 52] },
  medium: { head: [226, 132], headScale: 1.18, front: 210, neck: 34, chest: 54, hip: 114, back: 12, leg: 15, stance: 20, haunch: [48, 52] },
  strong: { head: [226, 132], headScale: 1.2, front: 210, neck: 40, chest: 60, hip: 122, back: 16, leg: 17, stance: 22, haunch: [52, 52] },
  large: { head: [224, 134], headScale: 1.22, front: 208, neck: 46, chest: 68, hip: 132, back: 20, leg: 18, stance: 24, haunch: [56, 52] },
  huge: { head: [220, 140], headScale: 1.2, front: 204, neck: 50, chest: 74, hip: 146, back: 22, leg: 19, stance: 26, haunch: [62, 56] },
  athletic: { head: [222, 134], headScale: 1.18, front: 206, neck: 34, chest: 54, hip: 122, back: 8, leg: 15, stance: 20, haunch: [52, 56] },
  foreign: { head: [224, 134], headScale: 1.16, front: 210, neck: 27, chest: 45, hip: 106, back: 6, leg: 12.5, stance: 16.5, haunch: [44, 54] },
  oriental: { head: [224, 142], headScale: 1.34, front: 212, neck: 20, chest: 37, hip: 98, back: 2, leg: 10.5, stance: 14, haunch: [40, 54] },
  arched: { head: [220, 142], headScale: 1.14, front: 208, neck: 21, chest: 40, hip: 104, back: 18, leg: 10.5, stance: 15, haunch: [44, 60] },
  slim: { head: [226, 134], headScale: 1.2, front: 212, neck: 25, chest: 45, hip: 98, back: 6, leg: 12, stance: 19, haunch: [42, 50] },
  bare: { head: [226, 138], headScale: 1.16, front: 212, neck: 24, chest: 48, hip: 108, back: 14, leg: 13, stance: 20, haunch: [46, 54] },
  small: { head: [228, 152], headScale: 1.14, front: 214, neck: 30, chest: 46, hip: 94, back: 12, leg: 14, stance: 18, haunch: [42, 44] },
} as const satisfies Record<string, Body>

/** Every way a cat is shown. */
export const poses = {
  sit,
  upright,
  lie,
  stand: (body: Body): Frame => stand(standing(body)),
  /** Walking, with the loose fold of skin between flank and hind leg that the Egyptian Mau has. */
  prowl: (body: Body): Frame => stand({ ...standing(body), tuck: -0.12, arch: -6 }),
  /** With its back drawn up, as the Cornish Rex stands. */
  arch: (body: Body): Frame => stand({ ...standing(body), arch: 24, tuck: 0.5, slope: 2 }),
} as const

/** The sitting body on its legs: slight cats stand higher. */
function standing({ chest, hip, leg, neck, back, headScale }: Body): Standing {
  return {
    length: 118 + hip * 0.72,
    depth: 30 + chest * 0.84,
    legs: 112 - chest * 0.78,
    bone: leg * 0.9,
    neck: neck * 0.84,
    rise: 26 + headScale * 10,
    reach: 4,
    headScale: headScale * 0.86,
    tuck: 0.2,
    arch: -4 + back * 0.3,
    slope: 0,
  }
}
