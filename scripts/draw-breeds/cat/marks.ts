import { sheen } from '../parts/sheen.ts'
import { spots, rosettes } from '../parts/spots.ts'
import { type Layers, over } from '../parts/stage.ts'
import { bib, gloves, stockings } from '../parts/white.ts'
import { roan, ticking } from './flecks.ts'
import { halfMask, hose, mask, smallMask } from './points.ts'
import { shaded, tipped } from './silver.ts'
import type { CatStage } from './stage.ts'
import { blotched, face, mackerel, mascara } from './tabby.ts'
import { bicolour, blaze, calico, tortie, van } from './white.ts'

/** Every pattern, or layer of one. */
export const marks = {
  face,
  mascara,
  mackerel,
  blotched,
  spots,
  rosettes,
  ticking,
  roan,
  mask,
  halfMask,
  smallMask,
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
  tipped,
  shaded,
} as const satisfies Record<string, (stage: CatStage) => Layers>

type MarkName = keyof typeof marks

/** All patterns of a cat laid over each other, the first lowest. */
export function layered(names: readonly MarkName[], stage: CatStage): Layers {
  return names.map((name): Layers => marks[name](stage)).reduce(over, {})
}
