import { num, type Point } from '../parts/curve.ts'
import { type Frame, GROUND, type Thigh } from '../parts/frame.ts'
import { type Body, foreleg, neckLine } from './sit.ts'

/** Sitting straight towards the viewer, as a statue: both thighs show. */
export function upright(body: Body): Frame {
  const { neck, chest, stance, leg } = body
  const headScale = body.headScale * 0.95
  const middle = 236
  const head: Point = [middle, body.head[1] - 4]
  const y = neckLine({ head, headScale })
  const hip = chest * 0.8 + body.haunch[0] * 0.62 + 5
  const [rx, ry] = [body.haunch[0] * 0.74, body.haunch[1] * 0.86]
  const thigh = (side: -1 | 1): Thigh => {
    const at: Point = [middle + side * (hip - rx * 0.86), GROUND - ry]
    return { at, radii: [rx, ry], side, ring: thighRing(at, rx, ry, side) }
  }
  const legs = { front: middle, stance: stance * 0.94, leg, chest: chest * 0.9 }
  return {
    head,
    headScale,
    neck: { x: middle, y, half: neck },
    trunk: torso(middle, y, neck, chest, hip),
    thighs: [thigh(-1), thigh(1)],
    legs: [foreleg(legs, -1), foreleg(legs, 1)],
    farLegs: [],
    feet: [-1, 1].map((side) => ({ x: middle + side * (stance + leg * 2.5), half: leg * 1.3 })),
    tail: [middle + hip + 2, GROUND],
    stub: [middle + hip + 8, GROUND - 52],
    back: [
      [middle + neck, y],
      [middle + chest * 0.9, y + 40],
      [middle + hip * 0.92, GROUND - ry * 1.5],
    ],
    rib: [-40, 14],
    flank: [
      [middle - chest + 4, y + 24],
      [middle + hip, GROUND - 46],
    ],
    breast: { x: middle, half: chest * 0.62, top: y - 30, bottom: GROUND },
    shadow: { x: middle + 6, half: hip + 40 },
    unlit: {
      trunk: `M${middle + 22} 130Q${num(middle + chest * 0.8)} 220 ${num(middle + stance + leg)} ${GROUND}H480V120z`,
      thighs: `M${num(middle + hip - rx * 0.5)} ${num(GROUND - ry * 2.2)}Q${num(middle + hip + rx * 0.1)} ${num(GROUND - ry)} ${num(middle + hip - rx * 0.6)} ${GROUND + 4}H480V120z`,
    },
  }
}

function torso(x: number, top: number, neck: number, chest: number, hip: number): Point[] {
  const height = GROUND - top
  const right: Point[] = [
    [neck, top],
    [chest * 0.92, top + height * 0.3],
    [chest * 0.94, top + height * 0.56],
    [hip * 0.98, GROUND - 38],
    [hip * 0.86, GROUND - 4],
  ]
  const beside = (side: -1 | 1, [dx, y]: Point): Point => [x + side * dx, y]
  return [[x, top - 14], ...right.map((at) => beside(1, at)), [x, GROUND - 2], ...right.map((at) => beside(-1, at)).reverse()]
}

function thighRing([x, y]: Point, rx: number, ry: number, side: -1 | 1): Point[] {
  const ring: Point[] = [
    [-rx * 0.5, y - ry * 0.55],
    [rx * 0.3, y - ry],
    [rx * 0.92, y - ry * 0.4],
    [rx, y + ry * 0.4],
    [rx * 0.6, GROUND],
    [-rx * 0.55, GROUND],
    [-rx * 0.8, y + ry * 0.2],
  ]
  const placed = ring.map(([dx, py]): Point => [x + side * dx, py])
  return side > 0 ? placed : placed.reverse()
}
