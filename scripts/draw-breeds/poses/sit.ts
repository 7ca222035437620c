import { num, type Point } from '../parts/curve.ts'
import { type Frame, GROUND, type Leg } from '../parts/frame.ts'

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

/** The y at which the neck leaves the head. */
export function neckLine({ head, headScale }: Pick<Body, 'head' | 'headScale'>): number {
  return head[1] + 36 * headScale
}

/** Sitting three-quarters to the viewer. */
export function sit(body: Body): Frame {
  const { head, headScale, front, neck, chest, hip, stance, leg } = body
  const [rx, ry] = body.haunch
  const y = neckLine(body)
  const trunk = torso(body)
  return {
    head,
    headScale,
    neck: { x: head[0], y, half: neck },
    trunk,
    thighs: [{ at: [front + hip - rx, GROUND - ry], radii: [rx, ry], side: 1, ring: haunch(body) }],
    legs: [foreleg(body, -1), foreleg(body, 1)],
    farLegs: [],
    feet: [{ x: front + hip - rx * 1.35, half: leg * 1.45 }],
    tail: [front + hip, GROUND],
    stub: [front + hip + 13, GROUND - 48],
    back: trunk.slice(2, 5),
    rib: [-50, 23],
    flank: [
      [front - chest + 12, y + 24],
      [front + hip, GROUND - 40],
    ],
    breast: { x: front - chest * 0.15, half: chest * 0.62, top: y - 30, bottom: GROUND },
    shadow: { x: front + (hip - chest) / 2 + 16, half: (hip + chest) / 2 + 34 },
    unlit: {
      trunk: `M${head[0] + 22} 130Q${num(front + hip * 0.42)} 230 ${num(front + stance + leg - 2)} ${GROUND}H480V120z`,
      thighs: `M${num(front + hip - rx * 0.5)} ${num(GROUND - ry * 2.2)}Q${num(front + hip + rx * 0.1)} ${num(GROUND - ry)} ${num(front + hip - rx * 0.5)} ${GROUND + 4}H480V120z`,
    },
  }
}

function torso(body: Body): Point[] {
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

function haunch({ front, hip, haunch: [rx, ry] }: Body): Point[] {
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

/** One foreleg, straight down from the chest; `side` is -1 for the animal's right leg, 1 for the other. */
export function foreleg({ front, stance, leg, chest }: Pick<Body, 'front' | 'stance' | 'leg' | 'chest'>, side: -1 | 1): Leg {
  const x = front + stance * side
  const shoulder = x + (chest - stance - leg) * 0.5 * side
  const ring: Point[] = [
    [shoulder - leg * 1.15, 226],
    [shoulder, 206],
    [shoulder + leg * 1.15, 226],
    [x + leg, 272],
    [x + leg * 0.92, GROUND - 6],
    [x, GROUND - 2],
    [x - leg * 0.92, GROUND - 6],
    [x - leg, 272],
  ]
  return { x: side < 0 ? x - 2 : x, half: leg, top: 216, ring }
}
