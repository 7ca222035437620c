import { type Point, num, xy } from '../parts/curve.ts'
import { INK, mix, PAPER } from '../parts/palette.ts'

/** Radii, how pointed the corners are (0 to 1) and the slant in degrees (outer corner up). */
interface EyeShape {
  radii: Point
  pinch: number
  slant: number
}

/** Every kind of eye. */
export const eyeShapes = {
  round: { radii: [13, 12.5], pinch: 0, slant: 0 },
  full: { radii: [14.5, 13.5], pinch: 0, slant: 0 },
  soft: { radii: [13, 11.5], pinch: 0.4, slant: 6 },
  oval: { radii: [13, 10.5], pinch: 0.6, slant: 10 },
  almond: { radii: [12.5, 9], pinch: 0.85, slant: 13 },
  slanted: { radii: [12, 7.5], pinch: 0.9, slant: 24 },
  oblique: { radii: [13.5, 10.5], pinch: 0.7, slant: 19 },
  worried: { radii: [13.5, 11.5], pinch: 0.5, slant: -5 },
  walnut: { radii: [12.5, 10.5], pinch: 0.7, slant: 8 },
  saucer: { radii: [15.5, 14], pinch: 0.3, slant: 8 },
  lemon: { radii: [14.5, 12], pinch: 0.7, slant: 12 },
} as const satisfies Record<string, EyeShape>

export type EyeKind = keyof typeof eyeShapes

/** What a pair of eyes needs: `lined` eyes wear a dark rim all round. */
export interface Eyes {
  kind: EyeKind
  left: string
  right: string
  lined: boolean
  /** The dark of the lids. */
  lid: string
}

/** Both eyes, at `x` on either side of the nose. */
export function eyes([x, y]: Point, look: Eyes): string {
  return oneEye([-x, y], -1, look.left, look) + oneEye([x, y], 1, look.right, look)
}

function oneEye([x, y]: Point, side: -1 | 1, iris: string, { kind, lined, lid }: Eyes): string {
  const { radii, pinch, slant }: EyeShape = eyeShapes[kind]
  const opening = lids(radii, pinch, side)
  const rim = lined
    ? `<path stroke="${lid}" stroke-width="4" stroke-linejoin="round" d="${opening}"/>`
    : `<path fill="${lid}" d="${opening}" transform="translate(0 -1.8)"/>`
  const [rx, ry] = [radii[1] * 0.5, radii[1] * 0.8]
  const lit = `<path fill="${mix(iris, PAPER, 0.22)}" d="M0 ${num(radii[1] * 0.95)}A${num(radii[0] * 0.72)} ${num(radii[1] * 0.8)} 0 0 1 ${num(-radii[0] * 0.5)} ${num(radii[1] * 0.1)}L${num(radii[0] * 0.5)} ${num(radii[1] * 0.1)}A${num(radii[0] * 0.72)} ${num(radii[1] * 0.8)} 0 0 1 0 ${num(radii[1] * 0.95)}z"/>`
  const pupil = `<ellipse rx="${num(rx)}" ry="${num(ry)}" fill="${INK}"/><circle cx="${num(-rx * 0.5)}" cy="${num(-ry * 0.42)}" r="${num(radii[1] * 0.24)}" fill="${PAPER}"/>`
  return `<g transform="translate(${num(x)} ${num(y)})"><g transform="rotate(${-slant * side})">${rim}<path fill="${iris}" d="${opening}"/>${lit}</g>${pupil}</g>`
}

/** The opening between the lids, its inner corner a little lower. */
function lids([rx, ry]: Point, pinch: number, side: -1 | 1): string {
  const rise = ry * (0.56 + pinch * 0.2)
  const pull = rx * (1 - pinch * 0.4)
  const across = rx * 0.56
  const half = (dir: 1 | -1): string =>
    `C${xy([-pull * dir * side, rise * -dir])} ${xy([-across * dir * side, ry * -dir])} ${xy([0, ry * -dir])}S${xy([pull * dir * side, rise * -dir])} ${xy([rx * dir * side, 0])}`
  return `M${xy([-rx * side, 0])}${half(1)}${half(-1)}z`
}
