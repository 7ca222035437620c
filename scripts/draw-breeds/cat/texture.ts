import type { Coat } from '../parts/coat.ts'
import { num, type Point, scatter } from '../parts/curve.ts'
import { GROUND, thighBox } from '../parts/frame.ts'
import { INK, lightness, PAPER } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { line } from '../parts/svg.ts'
import type { CatStage } from './stage.ts'

/** The lines that show how a coat lies: waves, curls or the folds of bare skin. */
export function texture(coat: Coat, stage: CatStage): Layers {
  const { base } = stage.colours
  const ink = lightness(base) < 0.35 ? PAPER : INK
  if (coat === 'bare') return folds(stage, ink)
  if (coat === 'wavy') return boxes(stage, (from, to, seed) => drawn(ink, 2.2, waves(from, to, seed)))
  if (coat === 'curly-short') return boxes(stage, (from, to, seed) => drawn(ink, 2.4, curls(from, to, 26, 6, seed)))
  if (coat === 'curly-long') return boxes(stage, (from, to, seed) => drawn(ink, 2.6, curls(from, to, 36, 8, seed)))
  if (coat === 'ringlets-short' || coat === 'ringlets-long')
    return { ...boxes(stage, (from, to, seed) => drawn(ink, 2.3, ringlets(from, to, coat === 'ringlets-long' ? 28 : 31, seed))), head: '' }
  return {}
}

/** A see-through line, so that it suits every patch of the coat. */
function drawn(ink: string, width: number, d: string): string {
  return line(ink, width, d, ' stroke-opacity=".22"')
}

function boxes({ frame, head: { top, eye } }: CatStage, draw: (from: Point, to: Point, seed: number) => string): Layers {
  const [from, to] = frame.flank
  const side = draw([from[0] - 8, from[1] - 6], [to[0], to[1] + 8], 3)
  return {
    trunk: side,
    chest: side,
    thighs: frame.thighs.map((thigh, index) => draw(...thighBox(thigh), 5 + index)).join(''),
    legs: frame.legs.map(({ x, half, top: y }, index) => draw([x - half, y], [x + half * 1.4, GROUND - 24], 7 + index)).join(''),
    head: draw([-40, top + 7], [44, eye[1] - 16], 9),
  }
}

/** Marcel waves: rows of close ripples. */
function waves([left, top]: Point, [right, bottom]: Point, seed: number): string {
  const rows = Math.ceil((bottom - top) / 11)
  return Array.from({ length: rows }, (_, row) => {
    const ripples = Math.ceil((right - left) / 12) - 1
    return `M${num(left + scatter(seed, row) * 8)} ${num(top + row * 11)}q6-5 12 0${'t12 0'.repeat(Math.max(0, ripples))}`
  }).join('')
}

/** Open curls, each a hook turned its own way. */
function curls([left, top]: Point, [right, bottom]: Point, gap: number, radius: number, seed: number): string {
  const across = Math.ceil((right - left) / gap)
  const down = Math.ceil((bottom - top) / (gap * 0.8))
  return Array.from({ length: across * down }, (_, index) => {
    const row = Math.floor(index / across)
    const x = left + ((index % across) + (row % 2) * 0.5 + scatter(seed, index) * 0.15) * gap
    const y = top + row * gap * 0.8 + scatter(seed + 1, index) * 3
    const way = scatter(seed + 2, index) > 0 ? 1 : -1
    return `M${num(x)} ${num(y)}a${radius} ${radius} 0 1 ${way > 0 ? 1 : 0} ${num(way * radius * 1.5)} ${num(radius * 0.9)}`
  }).join('')
}

/** Loose ringlets, hanging in S-shapes. */
function ringlets([left, top]: Point, [right, bottom]: Point, gap: number, seed: number): string {
  const across = Math.ceil((right - left) / gap)
  const down = Math.ceil((bottom - top) / gap)
  return Array.from({ length: across * down }, (_, index) => {
    const row = Math.floor(index / across)
    const x = left + ((index % across) + (row % 2) * 0.5 + scatter(seed, index) * 0.15) * gap
    const way = scatter(seed + 2, index) > 0 ? 1 : -1
    return `M${num(x)} ${num(top + row * gap + scatter(seed + 1, index) * 4)}q${way * 7} 4 0 8t0 8`
  }).join('')
}

/** The folds of a hairless cat: brow, neck, elbows and thigh. */
function folds(
  {
    frame: { breast, neck, legs, flank, thighs },
    head: {
      top,
      eye: [, y],
    },
  }: CatStage,
  ink: string,
): Layers {
  const brow = [0, 1, 2].map((row) => `M${-15 + row * 2} ${top + 9 + row * 6}q${15 - row * 2} ${5 - row} ${30 - row * 4} 0`).join('')
  const frown = `M-4 ${y - 13}q2 5 1 9M4 ${y - 13}q-2 5-1 9`
  const throat = [0, 1, 2]
    .map(
      (row) =>
        `M${num(breast.x - breast.half * 0.7 - row * 5)} ${num(neck.y + 14 + row * 15)}q${num(breast.half + row * 2)} 18 ${num(breast.half * 2 + row * 6)} -2`,
    )
    .join('')
  const [[left, upper], [right, lower]] = flank
  const side = [0, 1, 2].map((row) => `M${num(left + (right - left) * 0.56 + row * 13)} ${num(upper + (lower - upper) * 0.34 + row * 9)}q16 2 24 16`).join('')
  const elbows = legs
    .flatMap(({ x, half, top: from }) =>
      [0.36, 0.44, 0.78].map((share) => `M${num(x - half * 0.7)} ${num(from + (GROUND - from) * share)}q${num(half * 0.7)} 5 ${num(half * 1.4)} 0`),
    )
    .join('')
  const thigh = thighs
    .map(
      ({ at: [hx, hy], radii: [rx, ry] }) =>
        `M${num(hx - rx * 0.5)} ${num(hy - ry * 0.1)}q${num(rx * 0.5)}-10 ${num(rx * 0.9)} 8M${num(hx - rx * 0.6)} ${num(hy + ry * 0.2)}q${num(rx * 0.4)}-8 ${num(rx * 0.7)} 6`,
    )
    .join('')
  return { head: drawn(ink, 2.2, brow + frown), trunk: drawn(ink, 2.4, throat + side), legs: drawn(ink, 2, elbows), thighs: drawn(ink, 2.4, thigh) }
}
