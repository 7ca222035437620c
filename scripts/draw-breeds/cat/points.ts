import { leaf, type Point, ring } from '../parts/curve.ts'
import { GROUND } from '../parts/frame.ts'
import { mix } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { fill } from '../parts/svg.ts'
import { socks } from '../parts/white.ts'
import type { Head } from './head.ts'
import type { CatStage } from './stage.ts'

/** A dark mask and a breath of colour over the back; ears and tail have their own colours. */
export function mask(stage: CatStage): Layers {
  return masked(stage, stage.head.chin, 1)
}

/** A mask that leaves the muzzle free, for cats with a white one. */
export function halfMask(stage: CatStage): Layers {
  return masked(stage, stage.head.chin - 14, 1)
}

/** A mask that covers little more than eyes and nose. */
export function smallMask(stage: CatStage): Layers {
  return masked(stage, stage.head.chin, 0.86)
}

function masked({ frame: { neck }, head, colours: { base, mark } }: CatStage, chin: number, size: number): Layers {
  const tone = (share: number, reach: number, width: number): string =>
    fill(mix(base, mark, share), oval(head, chin, reach * size) + (size < 1 ? '' : tracings(head, width)))
  return {
    head: fill(mix(base, mark, 0.12), 'M-80-80H80V0H-80z') + tone(0.34, 1.2, 15) + tone(0.7, 1.08, 8) + fill(mark, oval(head, chin, 0.97 * size)),
    trunk: fill(mix(base, mark, 0.13), `M${neck.x + neck.half * 0.7} ${neck.y - 40}Q${neck.x + 60} 236 ${neck.x + 78} ${GROUND}H480V0z`),
  }
}

/** Dark legs, the colour fading upwards. */
export function hose({ frame, colours: { base, mark } }: CatStage): Layers {
  const toes = frame.thighs
    .map(
      ({ at: [x], radii: [rx, ry] }) => `M${x - rx * 1.3} ${GROUND}Q${x - rx * 0.7} ${GROUND - ry * 0.7} ${x} ${GROUND - ry * 0.36}T${x + rx * 1.2} ${GROUND}z`,
    )
    .join('')
  return {
    thighs: fill(mix(base, mark, 0.14), 'M0 0H480V360H0z') + (frame.farLegs.length > 0 ? '' : fill(mix(base, mark, 0.3), toes)),
    legs: fill(mix(base, mark, 0.25), socks(frame, 76)) + fill(mix(base, mark, 0.55), socks(frame, 62)) + fill(mark, socks(frame, 48)),
  }
}

/** From the brow round the eyes to the chin. */
function oval({ eye: [x, y] }: Head, chin: number, size: number): string {
  const right: Point[] = [
    [x * 0.5, y - 21],
    [x + 8, y - 17],
    [x + 16, y + 3],
    [x + 9, y + 25],
    [x * 0.75, chin - 4],
  ]
  const all: Point[] = [[0, y - 20], ...right, [0, chin + 8], ...right.map(([px, py]): Point => [-px, py]).reverse()]
  return ring(all.map(([px, py]): Point => [px * size, (py - y) * size + y]))
}

/** The lines that join the mask to the ears. */
function tracings({ eye: [x, y], top }: Head, width: number): string {
  return [-1, 1].map((s) => leaf([s * x * 0.6, y - 10], [s * (x + 12), top - 2], width, s * 3)).join('')
}
