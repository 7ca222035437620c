import { num } from './curve.ts'
import { type Frame, GROUND } from './frame.ts'
import { type Tint, mix, PAPER, SHADE, tintOf } from './palette.ts'
import { fill } from './svg.ts'

/** The wall, the floor and the shadow on it. */
export function scene(tint: Tint, { shadow: { x, half } }: Frame): string {
  const { wall, floor } = tintOf(tint)
  const shadow = `<ellipse cx="${num(x)}" cy="${GROUND}" rx="${num(half)}" ry="13" fill="${SHADE}" fill-opacity=".16"/>`
  return (
    fill(wall, 'M0 0h480v360H0z') +
    fill(mix(wall, PAPER, 0.4), 'M92 196a148 148 0 1 1 296 0v100H92z') +
    fill(floor, 'M0 288C90 274 180 272 260 278S420 286 480 274v86H0z') +
    shadow
  )
}
