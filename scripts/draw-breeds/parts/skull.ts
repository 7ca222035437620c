import { mirrored, type Point } from './curve.ts'

/** The outline of a head, in units from its middle; x counts outwards. */
export interface Skull {
  /** Top of the skull and tip of the chin. */
  top: number
  chin: number
  /** The right side from crown to chin. */
  side: readonly Point[]
}

/** The contour of the head: a clockwise ring. */
export function skull({ top, side, chin }: Skull): Point[] {
  return mirrored(top, side, chin)
}
