import { patch } from '../parts/curve.ts'
import { onThighs, patches } from '../parts/patches.ts'
import type { Layers } from '../parts/stage.ts'
import { fill } from '../parts/svg.ts'
import { breast, socks } from '../parts/white.ts'
import * as shared from '../parts/patches.ts'
import type { CatStage } from './stage.ts'

/** A white upside-down V from the forehead over the cheeks. */
export function blaze({
  head: {
    top,
    eye: [x, y],
    chin,
  },
  colours: { light },
}: CatStage): Layers {
  return {
    head: fill(
      light,
      `M0 ${top + 12}C5 ${y - 8} ${x * 0.35} ${y + 6} ${x * 0.9} ${y + 20}C${x + 8} ${y + 32} ${x} ${chin} ${x * 0.6} ${chin + 8}H${-x * 0.6}C${-x} ${chin} ${-x - 8} ${y + 32} ${-x * 0.9} ${y + 20}C${-x * 0.35} ${y + 6} -5 ${y - 8} 0 ${top + 12}z`,
    ),
  }
}

/** Colour on the brow only, parted in the middle; the tail has its own colour. */
export function van({
  head: {
    top,
    eye: [x, y],
  },
  colours: { mark },
}: CatStage): Layers {
  const half = (s: -1 | 1): string =>
    `M${s * 5} ${top - 6}Q${s * 6} ${y - 20} ${s * 13} ${y - 16}Q${s * (x + 2)} ${y - 11} ${s * (x + 18)} ${y - 8}Q${s * 64} ${y - 12} ${s * 66} ${top - 6}z`
  return { head: fill(mark, half(-1) + half(1)) }
}

/** White below, colour above: the two-coloured house cats and rexes. */
export function bicolour({ frame, colours: { light } }: CatStage): Layers {
  return {
    trunk: fill(light, breast(frame, 1.05) + patches(frame.flank, 2, [[0.3, 1.06, 58, 22]])),
    legs: fill(light, socks(frame, 130)),
    thighs: fill(light, onThighs(frame, 5, [[0.2, 1.04, 40, 20]])),
  }
}

/** Black and red mingled, on the face too. */
export function tortie(stage: CatStage): Layers {
  const {
    top,
    eye: [x, y],
    chin,
  } = stage.head
  const face =
    patch([x * 0.9, y - 18], 24, 15, 4) +
    patch([x * 0.75, chin - 10], 17, 20, 8) +
    patch([-x - 14, y + 24], 13, 11, 3) +
    `M-4 ${top - 4}Q3 ${y - 20} -2 ${y - 6}Q4 ${y - 14} 7 ${top - 4}z`
  return { ...shared.tortie(stage), head: fill(stage.colours.second, face) }
}

/** White with clear patches of black and red, one over each eye. */
export function calico(stage: CatStage): Layers {
  const [x, y] = stage.head.eye
  const { mark, second } = stage.colours
  return { ...shared.calico(stage), head: fill(second, patch([x + 14, y - 24], 27, 24, 6)) + fill(mark, patch([-x - 14, y - 25], 27, 24, 12)) }
}
