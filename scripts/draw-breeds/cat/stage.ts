import type { CoatColours, Stage } from '../parts/stage.ts'
import type { Head } from './head.ts'

/** Every colour of one cat. */
export interface CatColours extends CoatColours {
  muzzle: string
  cheeks: string
  ear: string
  /** The bare inside of the ears. */
  skin: string
  nose: string
}

/** What a pattern is painted on. */
export interface CatStage extends Stage {
  head: Head
  colours: CatColours
}
