import type { CoatColours, Stage } from '../parts/stage.ts'
import type { Head } from './head.ts'

/** Every colour of one dog. */
export interface DogColours extends CoatColours {
  /** The coat of the head, where it is another than the body's. */
  head: string
  muzzle: string
  ear: string
  skin: string
  nose: string
  tongue: string
}

/** What a pattern is painted on. */
export interface DogStage extends Stage {
  head: Head
  colours: DogColours
}
