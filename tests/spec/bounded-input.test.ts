import { expect, test } from 'vitest'
import { z } from 'zod'
import { readDescription } from '#tests/api/api-description.ts'
import { emptyWorld } from '#tests/world.ts'

const part = z.object({
  $ref: z.string().optional(),
  type: z.string().optional(),
  pattern: z.string().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.enum(['date', 'date-time']).optional().catch(undefined),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
})
type Part = z.infer<typeof part>

/** Whether a text has an end: a longest, a form or a few words, or a pattern of the whole text in which nothing repeats without one. */
function ends({ maxLength, enum: words, const: word, format, pattern }: Part): boolean {
  const isWhole = pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, '.'))
  return maxLength !== undefined || words !== undefined || word !== undefined || format !== undefined || isWhole
}

/** Where in a schema a text or a list of any size is let through. */
function endless(schema: unknown, schemas: Record<string, unknown>, where: string, within: readonly string[] = []): string[] {
  const read = part.safeParse(schema)
  if (!read.success) return []
  const one = read.data
  const name = one.$ref?.split('/').at(-1)
  if (name !== undefined) return within.includes(name) ? [] : endless(schemas[name], schemas, where, [...within, name])
  const inner = (of: unknown, step: string) => endless(of, schemas, where + step, within)
  return [
    ...(one.type === 'string' && !ends(one) ? [where] : []),
    ...(one.type === 'array' && one.maxItems === undefined ? [`${where}[]`] : []),
    ...Object.entries(one.properties).flatMap(([field, of]) => inner(of, `.${field}`)),
    ...inner(one.items, '[]'),
    ...[...one.anyOf, ...one.oneOf, ...one.allOf].flatMap((of) => inner(of, '')),
  ]
}

test('every text and every list a caller may send has a longest, and the description of the API tells it', async () => {
  const { operations, schemas } = await readDescription((await emptyWorld()).app)
  const found = operations.flatMap(({ name, body, parameters }) => [
    ...endless(body, schemas, name),
    // Headers end with the head of a request, whatever they are.
    ...parameters.filter((parameter) => parameter.in !== 'header').flatMap((parameter) => endless(parameter.schema, schemas, `${name}?${parameter.name}`)),
  ])
  expect(operations.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
