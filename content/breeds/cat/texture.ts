import type { Coat } from './coat.ts'
import { GROUND } from './body.ts'
import { num, type Point, scatter } from './curve.ts'
import { INK, lightness, PAPER } from './palette.ts'
import { type Layers, line, type Stage } from './stage.ts'

/** The lines that show how a coat lies: waves, curls or the folds of bare skin. */
export function texture(coat: Coat, stage: Stage): Layers {
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

function boxes({ body, head: { top, eye } }: Stage, draw: (from: Point, to: Point, seed: number) => string): Layers {
  const {
    front,
    hip,
    chest,
    stance,
    leg,
    haunch: [rx, ry],
  } = body
  const side = draw([front - chest + 6, 190], [front + hip, GROUND - 30], 3)
  return {
    torso: side,
    chest: side,
    haunch: draw([front + hip - rx * 1.9, GROUND - ry * 1.8], [front + hip, GROUND - 10], 5),
    legs: draw([front - stance - leg, 224], [front + stance + leg, GROUND - 24], 7),
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
    body: {
      front,
      chest,
      stance,
      leg,
      hip,
      haunch: [rx, ry],
    },
    head: {
      top,
      eye: [, y],
    },
  }: Stage,
  ink: string,
): Layers {
  const brow = [0, 1, 2].map((row) => `M${-15 + row * 2} ${top + 9 + row * 6}q${15 - row * 2} ${5 - row} ${30 - row * 4} 0`).join('')
  const between = `M-4 ${y - 13}q2 5 1 9M4 ${y - 13}q-2 5-1 9`
  const neck = [0, 1, 2].map((row) => `M${front - chest * 0.5 - row * 5} ${190 + row * 15}q${chest * 0.6 + row * 2} 18 ${chest * 1.25 + row * 6} -2`).join('')
  const side = [0, 1, 2].map((row) => `M${front + hip * 0.5 + row * 13} ${218 + row * 9}q16 2 24 16`).join('')
  const legs = [-1, 1].map((s) => [256, 264, 300].map((at) => `M${front + s * stance - leg * 0.7} ${at}q${leg * 0.7} 5 ${leg * 1.4} 0`).join('')).join('')
  const thigh = `M${front + hip - rx * 1.5} ${GROUND - ry * 1.1}q${rx * 0.5}-10 ${rx * 0.9} 8M${front + hip - rx * 1.6} ${GROUND - ry * 0.8}q${rx * 0.4}-8 ${rx * 0.7} 6M${front + hip - rx * 0.6} ${GROUND - 8}q10-14 28-12`
  return { head: drawn(ink, 2.2, brow + between), torso: drawn(ink, 2.4, neck + side), legs: drawn(ink, 2, legs), haunch: drawn(ink, 2.4, thigh) }
}
