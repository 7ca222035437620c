import fc from 'fast-check'
import { z } from 'zod'

const node = z.object({
  $ref: z.string().optional(),
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  minLength: z.int().default(0),
  maxLength: z.int().default(300),
  minimum: z.number().default(-1_000),
  maximum: z.number().default(1_000_000),
  maxItems: z.int().default(5),
  pattern: z.string().optional(),
  format: z.string().optional(),
})

/** Makes the texts of a value: by the name of the field they stand in, what the schema says of them as fallback. */
export type Texts = (field: string, usual: () => fc.Arbitrary<string>) => fc.Arbitrary<unknown>

/** Values that a schema of the API's description takes, for fast-check. @param texts what stands wherever a text does */
export function valuesOf(schema: unknown, schemas: Record<string, unknown>, texts: Texts = (_, usual) => usual(), field = ''): fc.Arbitrary<unknown> {
  const { $ref, type, const: constant, items, properties, required, ...rest } = node.parse(schema)
  const inner = (part: unknown, name = field) => valuesOf(part, schemas, texts, name)
  if ($ref !== undefined) return inner(schemas[$ref.split('/').at(-1) ?? ''])
  if (constant !== undefined) return fc.constant(constant)
  if (rest.enum) return fc.constantFrom(...rest.enum)
  const choices = rest.anyOf ?? rest.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => inner(choice)))
  if (type === 'object')
    return fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, inner(part, name)])), { requiredKeys: required })
  if (type === 'array') return fc.array(inner(items), { maxLength: Math.min(rest.maxItems, 5) })
  if (type === 'integer') return fc.integer({ min: Math.max(rest.minimum, -1_000), max: Math.min(rest.maximum, 1_000_000) })
  if (type === 'number') return fc.double({ min: rest.minimum, max: rest.maximum, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return texts(field, () => usualText(rest))
  return fc.jsonValue()
}

function usualText({
  format,
  pattern,
  minLength,
  maxLength,
}: Pick<z.infer<typeof node>, 'format' | 'pattern' | 'minLength' | 'maxLength'>): fc.Arbitrary<string> {
  // The pattern of an address looks ahead, which cannot be generated.
  if (format === 'email') return fc.emailAddress()
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength))
  return fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'grapheme' })
}
