import { leaf, num, patch } from '../parts/curve.ts'
import { GROUND } from '../parts/frame.ts'
import type { Layers } from '../parts/stage.ts'
import { fill } from '../parts/svg.ts'
import { breast, socks } from '../parts/white.ts'
import type { DogStage } from './stage.ts'

/** Light socks, belly and breast. */
export function trim({ frame, colours: { light } }: DogStage): Layers {
  return { trunk: fill(light, breast(frame, 0.8)), legs: fill(light, socks(frame, 34)) }
}

/** A white spot on the breast. */
export function star({ frame, colours: { light } }: DogStage): Layers {
  const {
    breast: { x, half },
    neck: { y },
  } = frame
  return {
    trunk: fill(
      light,
      `M${num(x - half * 0.4)} ${num(y + 10)}H${num(x + half * 0.6)}Q${num(x + half * 0.5)} ${num(y + 60)} ${num(x + half * 0.1)} ${num(y + 84)}Q${num(x - half * 0.4)} ${num(y + 54)} ${num(x - half * 0.4)} ${num(y + 10)}z`,
    ),
  }
}

/** Tan feet and two spots on the breast. */
export function tanPoints({ frame, colours: { second } }: DogStage): Layers {
  const {
    breast: { x, half },
    neck,
    legs,
  } = frame
  const y = neck.y + 44
  return {
    trunk: fill(second, leaf([x - half * 1.1, y - 6], [x - half * 0.1, y + 12], 11, 4) + leaf([x + half * 0.9, y - 6], [x + half * 0.2, y + 12], 9, -4)),
    legs: fill(second, socks(frame, Math.min(62, (GROUND - (legs[0]?.top ?? 220)) * 0.62))),
    thighs: fill(
      second,
      frame.farLegs.length > 0 ? '' : frame.thighs.map(({ at: [tx, ty], radii: [rx, ry] }) => patch([tx - rx * 0.7, ty + ry], rx * 0.7, ry * 0.4, 5)).join(''),
    ),
  }
}
