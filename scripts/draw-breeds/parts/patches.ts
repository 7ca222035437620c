import { patch } from './curve.ts'
import { along, type Box, type Frame, thighBox } from './frame.ts'
import { fill } from './svg.ts'
import type { Layers, Stage } from './stage.ts'

/** A patch by the shares of a box at which its middle lies, and its radii in units. */
export type Spot = readonly [x: number, y: number, rx: number, ry: number]

/** Patches over a box. */
export function patches([[left, top], [right, bottom]]: Box, seed: number, list: readonly Spot[]): string {
  return list.map(([x, y, rx, ry], index) => patch([left + (right - left) * x, top + (bottom - top) * y], rx, ry, seed + index)).join('')
}

/** Patches over every thigh. */
export function onThighs({ thighs }: Frame, seed: number, list: readonly Spot[]): string {
  return thighs.map((thigh, index) => patches(thighBox(thigh), seed + index * 5, list)).join('')
}

/** One patch on each leg, at a share of its height. */
export function onLegs({ legs }: Frame, seed: number, share: number): string {
  return legs
    .map(({ x, half, top }, index) =>
      patch(
        [
          x + half * (index % 2 ? 0.5 : -0.3),
          along(
            [
              [x, top],
              [x, 324],
            ],
            share + index * 0.14,
          )[1],
        ],
        half,
        half * 1.2,
        seed + index,
      ),
    )
    .join('')
}

/** Black and red mingled. */
export function tortie({ frame, colours: { second } }: Stage): Layers {
  return {
    trunk: fill(
      second,
      patches(frame.flank, 11, [
        [0.04, 0.26, 20, 15],
        [0.38, 0.56, 15, 20],
        [0.68, 0.1, 24, 13],
        [0.9, 0.6, 20, 14],
        [0.04, 1, 13, 18],
      ]),
    ),
    thighs: fill(
      second,
      onThighs(frame, 31, [
        [0.2, 0.3, 20, 13],
        [0.6, 0.8, 18, 16],
      ]),
    ),
    legs: fill(second, onLegs(frame, 41, 0.36)),
  }
}

/** White with clear patches of black and red. */
export function calico({ frame, colours: { mark, second } }: Stage): Layers {
  return {
    trunk:
      fill(
        second,
        patches(frame.flank, 3, [
          [0.7, 0.04, 30, 22],
          [-0.1, 0.5, 14, 20],
        ]),
      ) + fill(mark, patches(frame.flank, 9, [[0.4, 0.1, 22, 17]])),
    thighs: fill(mark, onThighs(frame, 23, [[0.6, 0.16, 32, 22]])) + fill(second, onThighs(frame, 7, [[0.16, 0.66, 18, 15]])),
  }
}
