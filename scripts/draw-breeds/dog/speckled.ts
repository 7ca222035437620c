import { num, type Point, scatter } from '../parts/curve.ts'
import { type Box, GROUND, thighBox } from '../parts/frame.ts'
import { onThighs, patches } from '../parts/patches.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, line } from '../parts/svg.ts'
import type { DogStage } from './stage.ts'

/** A few large patches on white. */
export function piebald({ frame, colours: { mark } }: DogStage): Layers {
  return {
    trunk: fill(
      mark,
      patches(frame.flank, 4, [
        [0.36, 0.2, 44, 34],
        [1, 0, 36, 30],
      ]),
    ),
    thighs: fill(mark, onThighs(frame, 8, [[0.75, 0.1, 34, 30]])),
  }
}

/** Torn patches of many sizes: the harlequin of the Great Dane. */
export function harlequin({ frame, colours: { mark } }: DogStage): Layers {
  const torn = ([[left, top], [right, bottom]]: Box, count: number, size: number, seed: number): string =>
    Array.from({ length: count }, (_, index) => {
      const at: Point = [left + ((index + 0.5) / count) * (right - left), top + ((scatter(seed, index) + 1) / 2) * (bottom - top)]
      const reach = size * (0.75 + scatter(seed + 1, index) * 0.4)
      return jagged(at, reach, seed + index)
    }).join('')
  return {
    trunk: fill(
      mark,
      torn(frame.flank, 9, 17, 3) +
        torn(
          [
            [frame.breast.x - 20, frame.neck.y],
            [frame.breast.x + 30, frame.neck.y + 70],
          ],
          3,
          10,
          5,
        ),
    ),
    thighs: fill(mark, frame.thighs.map((thigh) => torn(thighBox(thigh), 3, 12, 9)).join('')),
    legs: fill(
      mark,
      frame.legs
        .map(({ x, half, top }, index) => jagged([x, top + 22 + index * 16], half * 0.8, 20 + index) + jagged([x - 2, top + 62], half * 0.6, 30 + index))
        .join(''),
    ),
  }
}

function jagged([x, y]: Point, reach: number, seed: number): string {
  const corners = Array.from({ length: 9 }, (_, index): Point => {
    const turn = (index / 9) * 2 * Math.PI
    const far = reach * (index % 2 ? 0.6 : 1) * (1 + scatter(seed, index) * 0.3)
    return [x + Math.cos(turn) * far * 1.15, y + Math.sin(turn) * far]
  })
  return `M${corners.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}z`
}

/** Round spots the size of a coin, the round ends of lines without length. */
export function spotted({ frame, colours: { mark } }: DogStage): Layers {
  const dots = ([[left, top], [right, bottom]]: Box, gap: number, size: number, seed: number): string => {
    const across = Math.max(1, Math.round((right - left) / gap))
    const down = Math.max(1, Math.round((bottom - top) / gap))
    const at = Array.from({ length: across * down }, (_, index) => {
      const [column, row] = [index % across, Math.floor(index / across)]
      const x = left + (column + 0.5 + (row % 2 ? 0.3 : -0.2) + scatter(seed, index) * 0.34) * gap
      return `M${Math.round(x)} ${Math.round(top + (row + 0.5 + scatter(seed + 1, index) * 0.34) * gap)}h0`
    })
    const some = (large: boolean): string => at.filter((_, index) => scatter(seed + 2, index) > 0.1 === large).join('')
    return line(mark, size, some(true)) + line(mark, size * 0.66, some(false))
  }
  const [from, to] = frame.flank
  return {
    trunk: dots([[from[0] - 22, from[1] - 8], to], 20, 11, 3),
    thighs: frame.thighs.map((thigh) => dots(thighBox(thigh), 20, 11, 7)).join(''),
    legs: frame.legs
      .map(({ x, half, top }, index) =>
        dots(
          [
            [x - half, top],
            [x + half, GROUND - 14],
          ],
          15,
          8,
          9 + index,
        ),
      )
      .join(''),
  }
}
