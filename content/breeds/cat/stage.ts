import type { Body } from './body.ts'
import type { Head } from './head.ts'

/** Every colour of one cat, as #rrggbb. */
export interface Colours {
  base: string
  /** The dark of stripes, points and patches; `second` is the red of tortoiseshells. */
  mark: string
  second: string
  light: string
  muzzle: string
  chest: string
  cheeks: string
  ear: string
  /** The bare inside of the ears. */
  skin: string
  tail: string
  paws: string
  nose: string
}

/** What a pattern is painted on. */
export interface Stage {
  body: Body
  head: Head
  colours: Colours
}

/** What a pattern adds to each part; each is clipped to its part. Head marks are in head units. */
export interface Layers {
  torso?: string
  haunch?: string
  legs?: string
  head?: string
  chest?: string
}

/** One pattern, or one layer of it. */
export type Mark = (stage: Stage) => Layers

/** A filled path. */
export function fill(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}

/** A drawn line with round ends; it inherits no fill. */
export function line(colour: string, width: number, d: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more} d="${d}"/>`
}

/** A part in its coat: filled, patterned and shaded inside its own outline. */
export function part(id: string, d: string, colour: string, inside: string): string {
  return `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><use href="#${id}p" fill="${colour}"/><g clip-path="url(#${id})">${inside}</g>`
}
