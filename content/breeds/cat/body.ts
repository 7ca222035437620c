import type { Point } from './curve.ts'

/** Where the cat sits: the y of the ground under its paws. */
export const GROUND = 324

/** The measures of a sitting body, in units; widths are halves except `hip` and `back`. */
export interface Body {
  /** Centre of the head and its scale (1 is a head about 120 wide). */
  head: Point
  headScale: number
  /** x of the middle between the forelegs. */
  front: number
  neck: number
  chest: number
  /** How far the haunch reaches to the right of `front`. */
  hip: number
  /** How far the back bulges to the right of a straight line from neck to hip. */
  back: number
  leg: number
  stance: number
  /** Radii of the haunch. */
  haunch: Point
}

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

/** The y at which the neck leaves the head. */
export function neckLine({ head, headScale }: Body): number {
  return head[1] + 36 * headScale
}

/** Chest, back and belly: a clockwise ring. */
export function torso(body: Body): Point[] {
  const { head, front, neck, chest, hip, back, haunch } = body
  const top = neckLine(body)
  const x = head[0]
  const rump = front + hip
  return [
    [x - neck, top],
    [x, top - 14],
    [x + neck, top],
    [x + neck + (rump - x - neck) * 0.34 + back, top + (GROUND - top) * 0.3],
    [rump - 8 + back * 0.4, GROUND - haunch[1] * 1.25],
    [rump, GROUND - haunch[1] * 0.5],
    [rump - 16, GROUND - 4],
    [front, GROUND - 2],
    [front - chest + 16, GROUND - 8],
    [front - chest + 4, GROUND - 60],
    [front - chest, top + (GROUND - top) * 0.4],
  ]
}

/** The thigh of the sitting cat: a clockwise ring. */
export function haunch({ front, hip, haunch: [rx, ry] }: Body): Point[] {
  const x = front + hip - rx
  const y = GROUND - ry
  return [
    [x - rx * 0.7, y - ry * 0.62],
    [x + rx * 0.1, y - ry],
    [x + rx * 0.82, y - ry * 0.5],
    [x + rx, y + ry * 0.3],
    [x + rx * 0.7, GROUND],
    [x - rx * 0.6, GROUND],
    [x - rx, y + ry * 0.1],
  ]
}

/** One foreleg, straight down from the chest; `side` is -1 for the cat's right leg, 1 for the other. */
export function foreleg({ front, stance, leg, chest }: Body, side: -1 | 1): Point[] {
  const x = front + stance * side
  const shoulder = x + (chest - stance - leg) * 0.5 * side
  return [
    [shoulder - leg * 1.15, 226],
    [shoulder, 206],
    [shoulder + leg * 1.15, 226],
    [x + leg, 272],
    [x + leg * 0.92, GROUND - 6],
    [x, GROUND - 2],
    [x - leg * 0.92, GROUND - 6],
    [x - leg, 272],
  ]
}
