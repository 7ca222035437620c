import { calico, bicolour, tortie } from './patches.ts'
import { roan, ticking } from './flecks.ts'
import { halfMask, hose, mask } from './points.ts'
import { shaded, sheen } from './sheen.ts'
import { rosettes, spots } from './spots.ts'
import type { Layers, Mark, Stage } from './stage.ts'
import { blotched, face, mackerel } from './tabby.ts'
import { bib, blaze, gloves, stockings, van } from './white.ts'

/** Every pattern. */
export const marks = {
  face,
  mackerel,
  blotched,
  spots,
  rosettes,
  ticking,
  roan,
  mask,
  halfMask,
  hose,
  gloves,
  stockings,
  bib,
  blaze,
  van,
  tortie,
  calico,
  bicolour,
  sheen,
  shaded,
} as const satisfies Record<string, Mark>

type MarkName = keyof typeof marks

/** All patterns of a cat laid over each other, the first lowest. */
export function layered(names: readonly MarkName[], stage: Stage): Layers {
  return names.map((name) => marks[name](stage)).reduce(over, {})
}

/** Two sets of layers, the second on top. */
export function over(below: Layers, above: Layers): Layers {
  return {
    torso: (below.torso ?? '') + (above.torso ?? ''),
    haunch: (below.haunch ?? '') + (above.haunch ?? ''),
    legs: (below.legs ?? '') + (above.legs ?? ''),
    head: (below.head ?? '') + (above.head ?? ''),
    chest: (below.chest ?? '') + (above.chest ?? ''),
  }
}
