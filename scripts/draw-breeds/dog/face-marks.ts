import { leaf, patch, type Point, ring, scatter } from '../parts/curve.ts'
import { mix, SHADE } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, line } from '../parts/svg.ts'
import type { DogStage } from './stage.ts'

type Side = -1 | 1

function twice(draw: (s: Side) => string): string {
  return draw(-1) + draw(1)
}

/** A dark mask from the muzzle up to the eyes. */
export function mask({
  head: {
    eye: [x, y],
    chin,
    muzzle,
  },
  colours: { mark },
}: DogStage): Layers {
  const right: Point[] = [
    [x * 0.5, y - 3],
    [x + 5, y - 8],
    [x + 10, y + 5],
    [muzzle.width + 1, muzzle.y - 12],
    [muzzle.width + 5, chin - 8],
  ]
  return { head: fill(mark, ring([[0, y + 2], ...right, [0, chin + 10], ...right.map(([px, py]): Point => [-px, py]).reverse()])) }
}

/** Dark over crown and cheeks; brows, cheeks and muzzle are light, as on a husky. */
export function cap({
  head: {
    top,
    eye: [x, y],
  },
  colours: { light },
}: DogStage): Layers {
  const half = (s: Side): string =>
    `M0 ${top + 26}Q${s * 3} ${y + 2} ${s * (x - 14)} ${y + 2}Q${s * (x - 8)} ${y - 22} ${s * (x + 3)} ${y - 18}Q${s * (x + 14)} ${y - 10} ${s * (x + 10)} ${y + 5}Q${s * (x + 26)} ${y + 8} ${s * 64} ${y + 8}L${s * 60} 80H0z`
  return { head: fill(light, twice(half)) }
}

/** Pale cheeks, muzzle and brows, as on an Akita. */
export function paleCheeks({
  head: {
    eye: [x, y],
    chin,
  },
  colours: { light },
}: DogStage): Layers {
  const cheek = (s: Side): string =>
    `M0 ${y + 16}Q${s * x * 0.8} ${y + 4} ${s * (x + 12)} ${y + 14}Q${s * (x + 30)} ${y + 20} ${s * (x + 36)} ${y + 6}L${s * 70} 70H0V${chin}z`
  return { head: fill(light, twice(cheek) + twice((s) => leaf([s * (x - 8), y - 13], [s * (x + 8), y - 15], 5, -s * 2))) }
}

/** Tan points: brows, cheeks and the sides of the muzzle. */
export function tan({
  head: {
    eye: [x, y],
    muzzle,
    chin,
  },
  colours: { second },
}: DogStage): Layers {
  const cheek = (s: Side): string => patch([s * (muzzle.width + 8), muzzle.y + 2], 17, 20, 4)
  const jaw = `M${-muzzle.width - 8} ${muzzle.y}Q0 ${muzzle.y + 12} ${muzzle.width + 8} ${muzzle.y}V${chin + 9}H${-muzzle.width - 8}z`
  const brow = (s: Side): string => leaf([s * (x - 9), y - 13], [s * (x + 6), y - 15], 7, -s * 2)
  return { head: fill(second, twice(cheek) + jaw + twice(brow)) }
}

/** A white stripe from the crown over the muzzle. */
export function blaze({
  head: {
    top,
    eye: [x, y],
    muzzle,
    chin,
  },
  colours: { light },
}: DogStage): Layers {
  const half = (s: Side): string =>
    `M0 ${top - 6}H${s * 8}Q${s * 4} ${y - 12} ${s * (x - 13)} ${y + 4}Q${s * (muzzle.width + 8)} ${muzzle.y - 14} ${s * (muzzle.width + 12)} ${muzzle.y + 4}L${s * (muzzle.width + 6)} ${chin + 9}H0z`
  return { head: fill(light, twice(half)) }
}

/** A patch over one eye and ear. */
export function eyePatch({
  head: {
    eye: [x, y],
  },
  colours: { mark },
}: DogStage): Layers {
  return { head: fill(mark, patch([x + 12, y - 8], 27, 32, 6)) }
}

/** A patch over each eye, the middle of the face white. */
export function eyePatches({
  head: {
    eye: [x, y],
  },
  colours: { mark },
}: DogStage): Layers {
  return {
    head: fill(
      mark,
      twice((s) => patch([s * (x + 16), y - 12], 29, 36, 5 + s)),
    ),
  }
}

/** Spots as a Dalmatian's. */
export function freckles({
  head: {
    top,
    chin,
    eye: [, y],
  },
  colours: { mark },
}: DogStage): Layers {
  const spots = Array.from({ length: 15 }, (_, index) => {
    const x = scatter(5, index) * 48
    const at = top + 6 + ((index + 0.5) / 15) * (chin - top - 34)
    return Math.abs(Math.abs(x) - 22) < 12 && Math.abs(at - y) < 12 ? '' : patch([x, at], 3.6, 3.2, index)
  })
  return { head: fill(mark, spots.join('')) }
}

/** Folds on the brow and beside the muzzle. */
export function wrinkles({
  head: {
    top,
    eye: [x, y],
    muzzle,
  },
  colours: { head },
}: DogStage): Layers {
  const ink = mix(head, SHADE, 0.32)
  const brow = [0, 1, 2]
    .map((row) => `M${-20 + row * 4} ${top + 12 + row * 7}q${10 - row * 2} ${6 - row} ${20 - row * 4} 0q${10 - row * 2} ${row - 6} ${20 - row * 4} 0`)
    .join('')
  const frown = twice((s) => `M${s * 5} ${y - 14}q${-s * 3} 8 ${-s * 1} 14M${s * (x + 2)} ${y - 16}q${s * 10} 0 ${s * 14} 8`)
  const cheeks = twice((s) => `M${s * (x + 6)} ${y + 14}q${s * 12} 5 ${s * (muzzle.width - x + 8)} 18`)
  return { head: line(ink, 2.4, brow + frown + cheeks) }
}
