import { sheen } from '../parts/sheen.ts'
import { type Layers, over } from '../parts/stage.ts'
import { bib, stockings } from '../parts/white.ts'
import { blaze, cap, eyePatch, eyePatches, freckles, mask, paleCheeks, tan, wrinkles } from './face-marks.ts'
import { star, tanPoints, trim } from './points.ts'
import { grizzle, mantle, saddle, tricolour } from './saddle.ts'
import { harlequin, piebald, spotted } from './speckled.ts'
import type { DogStage } from './stage.ts'
import { brindle, folds } from './stripes.ts'

/** Every pattern, or layer of one. */
export const marks = {
  sheen,
  bib,
  stockings,
  saddle,
  mantle,
  trim,
  tanPoints,
  tricolour,
  piebald,
  harlequin,
  spotted,
  star,
  brindle,
  grizzle,
  folds,
  mask,
  cap,
  paleCheeks,
  tan,
  blaze,
  eyePatch,
  eyePatches,
  freckles,
  wrinkles,
} as const satisfies Record<string, (stage: DogStage) => Layers>

/** All patterns of a dog laid over each other, the first lowest. */
export function layered(names: readonly (keyof typeof marks)[], stage: DogStage): Layers {
  return names.map((name): Layers => marks[name](stage)).reduce(over, {})
}
