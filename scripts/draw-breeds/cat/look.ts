import { z } from 'zod'
import { cuts } from '../parts/coat.ts'
import { colour, nameIn } from '../parts/names.ts'
import { tails } from '../parts/tail.ts'
import { bodies, poses } from './body.ts'
import { earShapes } from './ears.ts'
import { eyeShapes } from './eyes.ts'
import { heads } from './head.ts'
import { marks } from './marks.ts'

const share = z.number().min(0).max(1)

/** How one breed looks; a key that is not listed is a fault. */
const look = z.strictObject({
  ems: z.string().regex(/^[A-Z]{3}$/),
  category: z.enum(['1', '2', '3', '4', '-']),
  body: nameIn(bodies),
  pose: nameIn(poses).default('sit'),
  head: nameIn(heads),
  ears: nameIn(earShapes),
  eyes: z.strictObject({ kind: nameIn(eyeShapes), colours: z.tuple([colour], colour), lined: z.boolean().default(false) }),
  coat: nameIn(cuts),
  /** Long hair that lies close and makes no full mane. */
  silky: z.boolean().default(false),
  /** From the lowest layer to the highest. */
  pattern: z.array(nameIn(marks)),
  colours: z.strictObject({
    base: colour,
    mark: colour.exactOptional(),
    second: colour.exactOptional(),
    light: colour.exactOptional(),
    muzzle: colour.exactOptional(),
    chest: colour.exactOptional(),
    cheeks: colour.exactOptional(),
    ear: colour.exactOptional(),
    skin: colour.exactOptional(),
    tail: colour.exactOptional(),
    paws: colour.exactOptional(),
    nose: colour.exactOptional(),
  }),
  tail: nameIn(tails),
  /** Dark rings of the tail, each from one share of its length to another. */
  bands: z.array(z.tuple([share, share])).default([]),
  /** How far the head leans, in degrees; positive to the right. */
  tilt: z.number().min(-12).max(12).default(0),
  smile: z.boolean().default(false),
})

/** The look of one cat. */
export type Look = z.infer<typeof look>

/**
 * Checks the looks of cat-looks.json.
 *
 * @throws Error naming every fault
 */
export function parseLooks(json: unknown): Look[] {
  return z.array(look).parse(json)
}
