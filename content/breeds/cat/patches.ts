import { GROUND } from './body.ts'
import { patch, type Point } from './curve.ts'
import { fill, type Mark, type Stage } from './stage.ts'

/** Patches at [x, y, rx, ry], with x, y counted from the middle of the forelegs on the ground. */
function patches({ body: { front } }: Stage, seed: number, list: readonly (readonly [number, number, number, number])[]): string {
  return list.map(([x, y, rx, ry], index) => patch([front + x, GROUND - y], rx, ry, seed + index)).join('')
}

/** Black and red mingled. */
export const tortie: Mark = (stage) => {
  const {
    head: {
      top,
      eye: [x, y],
      chin,
    },
    colours: { second },
  } = stage
  const side: Point = [x * 0.9, y - 18]
  return {
    head: fill(
      second,
      patch(side, 24, 15, 4) +
        patch([x * 0.75, chin - 10], 17, 20, 8) +
        patch([-x - 14, y + 24], 13, 11, 3) +
        `M-4 ${top - 4}Q3 ${y - 20} -2 ${y - 6}Q4 ${y - 14} 7 ${top - 4}z`,
    ),
    torso: fill(
      second,
      patches(stage, 11, [
        [-36, 108, 20, 15],
        [8, 84, 15, 20],
        [56, 122, 24, 13],
        [84, 78, 20, 14],
        [-44, 40, 13, 18],
      ]),
    ),
    haunch: fill(
      second,
      patches(stage, 31, [
        [66, 62, 20, 13],
        [92, 26, 18, 16],
      ]),
    ),
    legs: fill(
      second,
      patches(stage, 41, [
        [-20, 66, 12, 17],
        [20, 30, 13, 15],
      ]),
    ),
  }
}

/** White with clear patches of black and red. */
export const calico: Mark = (stage) => {
  const {
    head: {
      eye: [x, y],
    },
    colours: { mark, second },
  } = stage
  return {
    head: fill(second, patch([x + 14, y - 24], 27, 24, 6)) + fill(mark, patch([-x - 14, y - 25], 27, 24, 12)),
    torso: fill(
      second,
      patches(stage, 3, [
        [70, 128, 30, 22],
        [-52, 76, 14, 20],
      ]),
    ),
    haunch: fill(mark, patches(stage, 23, [[96, 78, 32, 22]])) + fill(second, patches(stage, 7, [[62, 40, 18, 15]])),
  }
}

/** White below, colour above: the two-coloured house cats and rexes. */
export const bicolour: Mark = (stage) => ({
  torso: fill(
    stage.colours.light,
    patches(stage, 2, [
      [-14, 84, 44, 64],
      [-20, 20, 60, 30],
    ]),
  ),
  legs: fill(stage.colours.light, `M0 180H480V${GROUND}H0z`),
  haunch: fill(stage.colours.light, patches(stage, 5, [[50, 4, 46, 16]])),
})
