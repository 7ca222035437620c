import { leaf, num, type Point, scatter } from './curve.ts'
import { type Box, type Frame, GROUND, thighBox } from './frame.ts'
import { mix } from './palette.ts'
import type { Layers, Stage } from './stage.ts'
import { fill } from './svg.ts'

/** An oval as a short path; `turn` in degrees. */
function oval([x, y]: Point, rx: number, ry: number, turn: number): string {
  return `M${num(x)} ${num(y - ry)}a${num(rx)} ${num(ry)} ${num(turn)} 1 1-.1 0z`
}

/** Ovals in staggered rows over a box, sized `rx` by `ry`, leaning with the body. */
export function rows([[left, top], [right, bottom]]: Box, [rx, ry]: Point, gap: number, seed: number): string {
  const across = Math.ceil((right - left) / gap)
  const down = Math.ceil((bottom - top) / (gap * 0.8))
  return Array.from({ length: across * down }, (_, index) => {
    const row = Math.floor(index / across)
    const x = left + ((index % across) + (row % 2) * 0.5) * gap + scatter(seed, index) * gap * 0.14
    const y = top + row * gap * 0.8 + scatter(seed + 1, index) * gap * 0.12
    const size = 1 + scatter(seed + 2, index) * 0.2
    return oval([x, y], rx * size, ry * size, -25 + scatter(seed + 3, index) * 20)
  }).join('')
}

function legSpots({ legs, farLegs }: Frame): string {
  return [...legs, ...farLegs]
    .flatMap(({ x, half, top }) =>
      [0.14, 0.34, 0.52, 0.68].map((share, row) => {
        const y = top + (GROUND - top) * share
        return leaf([x + half * (row % 2 ? -0.9 : -0.4), y], [x + half * (row % 2 ? 0.4 : 0.9), y + 2], 5)
      }),
    )
    .join('')
}

function onThighs({ thighs }: Frame, size: Point, gap: number, seed: number): string {
  return thighs.map((thigh) => rows(thighBox(thigh), size, gap, seed)).join('')
}

/** Round spots, as the Egyptian Mau and the Ocicat wear them. */
export function spots({ frame, colours: { mark } }: Stage): Layers {
  return {
    trunk: fill(mark, rows(frame.flank, [7, 5.3], 25, 3)),
    thighs: fill(mark, onThighs(frame, [7.5, 5.8], 25, 9)),
    legs: fill(mark, legSpots(frame)),
  }
}

/** Rosettes: a broken dark ring round a warm heart. */
export function rosettes({ frame, colours: { base, mark } }: Stage): Layers {
  const broken = (d: string): string =>
    `<path fill="${mix(base, mark, 0.3)}" stroke="${mark}" stroke-width="5" stroke-dasharray="15 6" stroke-linejoin="round" d="${d}"/>`
  return {
    trunk: broken(rows(frame.flank, [9, 6.5], 31, 5)),
    thighs: broken(onThighs(frame, [9.5, 7], 31, 4)),
    legs: fill(mark, legSpots(frame)),
  }
}
