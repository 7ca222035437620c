import { z } from 'zod'
import { cuts } from '../parts/coat.ts'
import { colour, nameIn } from '../parts/names.ts'
import { tints } from '../parts/palette.ts'
import { tails } from '../parts/tail.ts'
import { earShapes } from './ears.ts'
import { heads } from './head.ts'
import { marks } from './marks.ts'

const point = z.tuple([z.number(), z.number()])
const measure = z.number()

/** A body on its legs; see Standing. */
const standing = z.strictObject({
  pose: z.literal('stand'),
  length: measure,
  depth: measure,
  legs: measure,
  bone: measure,
  neck: measure,
  rise: measure,
  reach: measure.default(0),
  headScale: measure,
  tuck: measure.default(0.1),
  arch: measure.default(0),
  slope: measure.default(4),
})

/** A body that sits or lies; see Body. */
const seated = z.strictObject({
  pose: z.enum(['sit', 'upright', 'lie']),
  head: point,
  headScale: measure,
  front: measure.default(208),
  neck: measure,
  chest: measure,
  hip: measure,
  back: measure.default(2),
  leg: measure,
  stance: measure,
  haunch: point,
})

const names = ['mark', 'second', 'light', 'chest', 'tail', 'paws', 'head', 'muzzle', 'ear', 'skin', 'nose', 'tongue'] as const

const hair = z.strictObject({
  on: z.enum(['behind', 'face', 'brow', 'body', 'tail']),
  ring: z.string().regex(/^-?[\d.]+,-?[\d.]+( -?[\d.]+,-?[\d.]+)+$/),
  coat: nameIn(cuts),
  colour: z.enum(['base', ...names]),
  strands: z.int().min(0).max(20).default(0),
})

/** How one breed looks; a key that is not listed is a fault. */
const look = z.strictObject({
  slug: z.string().regex(/^[a-z-]+$/),
  tint: nameIn(tints),
  body: z.discriminatedUnion('pose', [standing, seated]),
  head: nameIn(heads),
  ears: nameIn(earShapes),
  eyes: z.tuple([colour, colour]).default(['#6f4220', '#6f4220']),
  coat: nameIn(cuts),
  /** How the coat of the head is cut. */
  face: nameIn(cuts).default('short'),
  /** Long hair that lies close and makes no full mane. */
  silky: z.boolean().default(false),
  /** A mane on breast and throat. */
  mane: z.boolean().default(true),
  pattern: z.array(nameIn(marks)).default([]),
  hair: z.array(hair).default([]),
  /** The knot of a bow on the crown, and its colour. */
  bow: z.tuple([measure, colour]).optional(),
  colours: z.strictObject({ base: colour, ...Object.fromEntries(names.map((name) => [name, colour.exactOptional()])) } as { base: typeof colour } & Record<
    (typeof names)[number],
    z.ZodExactOptional<typeof colour>
  >),
  tail: nameIn(tails),
  /** The end of the tail in another colour, from this share of its length. */
  tip: z.tuple([measure, colour]).optional(),
  mouth: z.enum(['shut', 'smile']).default('shut'),
  tilt: z.number().min(-12).max(12).default(0),
})

/** The look of one dog. */
export type Look = z.infer<typeof look>

/**
 * Checks the looks of dog-looks.json.
 *
 * @throws Error naming every fault
 */
export function parseLooks(json: unknown): Look[] {
  return z.array(look).parse(json)
}
