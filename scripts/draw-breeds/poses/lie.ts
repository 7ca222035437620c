import { num, type Point } from '../parts/curve.ts'
import { type Frame, GROUND, type Leg, type Thigh } from '../parts/frame.ts'
import type { Body } from './sit.ts'

/** Lying with the forepaws before it and the hind end to the right. */
export function lie(body: Body): Frame {
  const { headScale, neck, chest, hip, leg } = body
  const [left, right] = [236 - hip * 0.74 - 16, 236 + hip * 0.92 + 22]
  const head: Point = [left + chest * 0.86, GROUND - 76 * headScale - chest * 0.16]
  const y = head[1] + 32 * headScale
  const top = GROUND - chest * 1.15 - 44
  const [rx, ry] = [body.haunch[0] * 1.06, body.haunch[1] * 0.84]
  return {
    head,
    headScale,
    neck: { x: head[0], y, half: neck },
    trunk: [
      [head[0] - neck, y - 8],
      [head[0], y - 24],
      [head[0] + neck, y - 14],
      [head[0] + neck + (right - head[0] - neck) * 0.42, top],
      [right - rx * 0.5, top + 16],
      [right, GROUND - ry * 0.9],
      [right - 8, GROUND - 6],
      [236, GROUND],
      [left + 6, GROUND - 4],
      [left - 2, GROUND - 40],
      [left + 8, GROUND - 74],
    ],
    thighs: [thigh(right, [rx, ry])],
    legs: [foreleg(leg, left + leg * 1.2), foreleg(leg, left + leg * 4.6)],
    farLegs: [],
    feet: [{ x: right - rx * 1.5, half: leg * 1.6 }],
    tail: [right - 2, GROUND],
    stub: [right + 8, GROUND - 40],
    back: [
      [head[0] + neck + 10, y],
      [head[0] + neck + (right - head[0] - neck) * 0.42, top],
      [right - rx * 0.4, top + 20],
    ],
    rib: [-14, 54],
    flank: [
      [head[0] + 8, top + 8],
      [right, GROUND - 24],
    ],
    breast: { x: head[0] - 8, half: chest * 0.7, top: y - 30, bottom: GROUND },
    shadow: { x: (left + right) / 2 + 4, half: (right - left) / 2 + 30 },
    unlit: {
      trunk: `M${num(head[0] + 20)} ${num(y)}Q${num(head[0] + chest)} ${GROUND - 60} 480 ${GROUND - 50}V${GROUND}H${num(head[0])}z`,
      thighs: `M${num(right - rx * 0.5)} ${num(GROUND - ry * 2.2)}Q${num(right + rx * 0.1)} ${num(GROUND - ry)} ${num(right - rx * 0.5)} ${GROUND + 4}H480V120z`,
    },
  }
}

/** The thigh on the ground, `right` its outer edge. */
function thigh(right: number, [rx, ry]: Point): Thigh {
  return {
    at: [right - rx, GROUND - ry],
    radii: [rx, ry],
    side: 1,
    ring: [
      [right - rx * 1.8, GROUND - ry * 1.4],
      [right - rx * 0.9, GROUND - ry * 1.9],
      [right - rx * 0.16, GROUND - ry * 1.4],
      [right, GROUND - ry * 0.6],
      [right - rx * 0.2, GROUND],
      [right - rx * 1.5, GROUND],
      [right - rx * 2, GROUND - ry * 0.7],
    ],
  }
}

/** A forepaw stretched out before the body; `leg` is half its width. */
function foreleg(leg: number, x: number): Leg {
  return {
    x,
    half: leg * 1.5,
    top: GROUND - 30,
    ring: [
      [x - leg * 1.7, GROUND - 12],
      [x - leg * 0.6, GROUND - 24],
      [x + leg * 2.4, GROUND - 30],
      [x + leg * 4, GROUND - 12],
      [x + leg * 2.4, GROUND - 1],
      [x - leg * 1.2, GROUND - 1],
    ],
  }
}
