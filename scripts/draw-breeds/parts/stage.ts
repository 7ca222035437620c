import type { Frame } from './frame.ts'

/** The colours of a trunk, its limbs and its tail, as #rrggbb. */
export interface CoatColours {
  base: string
  /** The dark of stripes, points and patches; `second` is the red or tan beside it. */
  mark: string
  second: string
  light: string
  chest: string
  tail: string
  paws: string
}

/** What a pattern of the body is painted on. */
export interface Stage {
  frame: Frame
  colours: CoatColours
}

/** What a pattern adds to each part; each is clipped to its part. Head marks are in head units. */
export interface Layers {
  trunk?: string
  thighs?: string
  legs?: string
  head?: string
  chest?: string
}

/** Two sets of layers, the second on top. */
export function over(below: Layers, above: Layers): Layers {
  return {
    trunk: (below.trunk ?? '') + (above.trunk ?? ''),
    thighs: (below.thighs ?? '') + (above.thighs ?? ''),
    legs: (below.legs ?? '') + (above.legs ?? ''),
    head: (below.head ?? '') + (above.head ?? ''),
    chest: (below.chest ?? '') + (above.chest ?? ''),
  }
}
