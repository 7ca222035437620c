import { leaf } from './curve.ts'
import { along, GROUND } from './frame.ts'
import { mix } from './palette.ts'
import type { Skull } from './skull.ts'
import type { Layers, Stage } from './stage.ts'
import { fill } from './svg.ts'

/** Light lying on a close coat: satin on dark cats. */
export function sheen({
  frame: { breast, neck, legs, thighs, back, farLegs },
  head: { top, side },
  colours: { base, light },
}: Stage & { head: Skull }): Layers {
  const gloss = mix(base, light, 0.3)
  const brow = side[1] ?? [40, -20]
  const chest = breast.x - breast.half * 1.2
  const loin = along(back, 0.3)
  return {
    trunk: fill(
      gloss,
      leaf([chest, neck.y + 16], [chest + 3, neck.y + 88], 6, 5) +
        (farLegs.length > 0 ? leaf([loin[0], loin[1] + 10], [loin[0] + 84, loin[1] + 12], 5, -2) : ''),
    ),
    legs: fill(gloss, legs.map(({ x, half, top }) => leaf([x - half * 0.5, top + 12], [x - half * 0.5, GROUND - 24], 3.2)).join('')),
    thighs: fill(gloss, thighs.map(({ at: [x, y], radii: [rx, ry] }) => leaf([x - rx * 0.72, y - ry * 0.1], [x + rx * 0.3, y - ry * 0.84], 5, -9)).join('')),
    head: fill(gloss, leaf([-brow[0] + 6, brow[1] + 8], [-12, top + 6], 5, -7)),
  }
}
