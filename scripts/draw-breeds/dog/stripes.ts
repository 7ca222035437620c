import { leaf, num } from '../parts/curve.ts'
import { along, GROUND } from '../parts/frame.ts'
import { mix, SHADE } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, line } from '../parts/svg.ts'
import type { DogStage } from './stage.ts'

/** Dark stripes like a tiger's, fine and broken. */
export function brindle({ frame, colours: { base, mark } }: DogStage): Layers {
  const { back, rib, thighs, legs } = frame
  const tone = mix(base, mark, 0.6)
  const sides = Array.from({ length: 11 }, (_, index) => {
    const [x, y] = along(back, (index + 0.5) / 11)
    return leaf([x, y - 4], [x + rib[0] * 0.8 - 4, y + rib[1] * (index % 2 ? 1.3 : 0.9)], 4, index % 2 ? 5 : -4)
  }).join('')
  const hips = thighs
    .map(({ at: [x, y], radii: [rx, ry] }) =>
      [0, 1, 2, 3, 4].map((row) => leaf([x + rx, y - ry * (0.9 - row * 0.4)], [x - rx * 0.6, y - ry * (0.6 - row * 0.4)], 4, 6)).join(''),
    )
    .join('')
  const bars = legs
    .flatMap(({ x, half, top }) =>
      [0.2, 0.4, 0.6].map((share) => leaf([x + half * 1.3, top + (GROUND - top) * share], [x - half, top + (GROUND - top) * share + 6], 3.4, 2)),
    )
    .join('')
  return {
    trunk: fill(tone, sides),
    thighs: fill(tone, hips),
    legs: fill(tone, bars),
    head: fill(
      tone,
      [-1, 1].map((s) => leaf([s * 10, -44], [s * 14, -22], 3) + leaf([s * 26, -40], [s * 28, -20], 3) + leaf([s * 50, -6], [s * 40, 4], 3)).join(''),
    ),
  }
}

/** Loose folds over neck, shoulder and side. */
export function folds({ frame: { breast: box, neck, flank, thighs, legs }, colours: { base } }: DogStage): Layers {
  const ink = mix(base, SHADE, 0.26)
  const [[left, top], [right, bottom]] = flank
  const throat = [0, 1, 2]
    .map((row) => `M${num(box.x - box.half * 1.2)} ${num(neck.y + 10 + row * 17)}q${num(box.half)} 16 ${num(box.half * 2.4)} ${-2 - row * 3}`)
    .join('')
  const side = [0.3, 0.48, 0.66]
    .map(
      (share, row) => `M${num(left + (right - left) * share)} ${num(top + 4)}q-12 ${num((bottom - top) * 0.3)} 2 ${num((bottom - top) * (0.5 - row * 0.08))}`,
    )
    .join('')
  const hips = thighs
    .map(
      ({ at: [x, y], radii: [rx, ry] }) =>
        `M${num(x - rx * 0.5)} ${num(y - ry * 0.3)}q${num(rx * 0.5)}-8 ${num(rx)} 8M${num(x - rx * 0.5)} ${num(y + ry * 0.3)}q${num(rx * 0.4)}-8 ${num(rx * 0.8)} 6`,
    )
    .join('')
  const elbows = legs.map(({ x, half }) => [44, 54].map((up) => `M${num(x - half * 0.8)} ${GROUND - up}q${num(half)} 6 ${num(half * 1.6)} 0`).join('')).join('')
  return { trunk: line(ink, 2.8, throat + side), thighs: line(ink, 2.6, hips), legs: line(ink, 2.2, elbows) }
}
