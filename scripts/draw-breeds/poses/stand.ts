import { num, type Point } from '../parts/curve.ts'
import { type Frame, GROUND, type Leg, type Thigh } from '../parts/frame.ts'

/** The measures of a standing body, in units; the head looks at the viewer. */
export interface Standing {
  /** From the breast to the rump. */
  length: number
  /** From the withers to the brisket. */
  depth: number
  /** From the brisket to the ground. */
  legs: number
  /** Half the width of a leg, and of the neck. */
  bone: number
  neck: number
  /** How far the middle of the head stands above the withers, and how far before the shoulder. */
  rise: number
  reach: number
  headScale: number
  /** How far the loin is drawn up, as a share of the depth. */
  tuck: number
  /** How far the back rises above a straight line, and how far the croup lies below the withers. */
  arch: number
  slope: number
}

/** Standing with its side to the viewer, facing left. */
export function stand(body: Standing): Frame {
  const { length, depth, legs, bone, neck, rise, reach, headScale, arch, slope } = body
  const withers = GROUND - legs - depth
  const [shoulder, rump] = [247 - length / 2 + reach * 0.3, 247 + length / 2 + reach * 0.3]
  const croup = withers + slope
  const head: Point = [shoulder - reach, withers - rise]
  const y = head[1] + 34 * headScale
  const back: Point[] = [
    [shoulder + 34, withers],
    [(shoulder + rump) / 2, (withers + croup) / 2 - arch],
    [rump - 24, croup],
  ]
  const hind = hindleg(rump, croup, body)
  const far = (leg: Leg, dx: number): Leg => ({ ...leg, x: leg.x + dx, ring: leg.ring.map(([px, py]): Point => [px + dx, py]) })
  const fore = foreleg(shoulder + bone + 6, body)
  return {
    head,
    headScale,
    neck: { x: head[0], y, half: neck },
    trunk: torso(head, y, back, rump, body),
    thighs: [thighOf(rump, croup, body)],
    legs: [fore, hind],
    farLegs: [far(fore, bone * 1.5 + 8), far(hind, -bone * 1.6 - 12)],
    feet: [],
    tail: [rump + 18, croup + 28],
    stub: [rump + 8, croup + 14],
    back,
    rib: [-10, depth * 0.55],
    flank: [
      [shoulder + 4, withers + 10],
      [rump - 20, GROUND - legs - 6],
    ],
    breast: { x: shoulder - 8, half: bone * 2.2, top: y - 20, bottom: GROUND - legs * 0.8 },
    shadow: { x: (shoulder + rump) / 2, half: length / 2 + 34 },
    unlit: {
      trunk: `M0 ${num(GROUND - legs - depth * 0.16)}Q${num(shoulder + length * 0.5)} ${num(GROUND - legs - depth * (0.24 + body.tuck))} 480 ${num(GROUND - legs - depth * (0.4 + body.tuck))}V${GROUND}H0z`,
      thighs: `M${num(rump - bone * 2)} ${num(croup)}Q${num(rump + 6)} ${num(croup + depth * 0.6)} ${num(rump - bone * 1.4)} ${GROUND}H480V120z`,
    },
  }
}

function torso([hx]: Point, neckY: number, back: readonly Point[], rump: number, { depth, legs, neck, tuck, slope, bone, length }: Standing): Point[] {
  const brisket = GROUND - legs
  const croup = brisket - depth + slope
  const shoulder = (back[0]?.[0] ?? 0) - 34
  return [
    [hx - neck, neckY],
    [hx, neckY - 20],
    [hx + neck, neckY - 6],
    ...back,
    [rump - 4, croup + 18],
    [rump - 2, croup + depth * 0.5],
    [rump - bone * 3, brisket - tuck * depth - 4],
    [shoulder + length * 0.55, brisket - tuck * depth * 0.55],
    [shoulder + bone * 2 + 10, brisket + 2],
    [shoulder - 4, brisket - depth * 0.14],
    [shoulder - 14, brisket - depth * 0.46],
  ]
}

/** A foreleg, straight from the elbow to the ground. */
function foreleg(x: number, { legs, bone, depth }: Standing): Leg {
  const top = GROUND - legs - depth * 0.42
  return {
    x,
    half: bone,
    top: top + depth * 0.3,
    ring: [
      [x - bone * 1.4, top + depth * 0.22],
      [x, top],
      [x + bone * 1.5, top + depth * 0.24],
      [x + bone, GROUND - legs * 0.5],
      [x + bone * 0.92, GROUND - 6],
      [x, GROUND - 2],
      [x - bone * 0.92, GROUND - 6],
      [x - bone, GROUND - legs * 0.5],
    ],
  }
}

/** A hind leg with its hock. */
function hindleg(rump: number, croup: number, { legs, bone, depth }: Standing): Leg {
  const x = rump - bone * 1.5
  const knee = GROUND - legs * 0.9
  return {
    x: x - 2,
    half: bone,
    top: knee,
    ring: [
      [x - bone * 2, croup + depth * 0.7],
      [x - bone * 0.6, croup + depth * 0.45],
      [x + bone * 1.4, croup + depth * 0.7],
      [x + bone * 1.1, knee],
      [x + bone * 1.25, GROUND - legs * 0.38],
      [x + bone * 0.85, GROUND - 6],
      [x, GROUND - 2],
      [x - bone * 0.95, GROUND - 6],
      [x - bone * 0.6, GROUND - legs * 0.36],
      [x - bone * 1.7, knee],
    ],
  }
}

function thighOf(rump: number, croup: number, { legs, depth, bone }: Standing): Thigh {
  const [rx, ry] = [bone * 2.3, depth * 0.44 + legs * 0.14]
  const at: Point = [rump - rx + 2, croup + ry + depth * 0.12]
  const [x, y] = at
  return {
    at,
    radii: [rx, ry],
    side: 1,
    ring: [
      [x - rx * 0.8, y - ry * 0.5],
      [x, y - ry],
      [x + rx * 0.84, y - ry * 0.55],
      [x + rx, y + ry * 0.2],
      [x + rx * 0.62, y + ry],
      [x - rx * 0.36, y + ry],
      [x - rx, y + ry * 0.2],
    ],
  }
}
