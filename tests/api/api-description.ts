import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const content = z.record(z.string(), z.object({ schema: z.unknown() }))
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: z.unknown() })
const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().default(''), content: content.optional() })),
})
const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** One operation of the API, as its own description tells it. */
export interface Operation {
  /** Such as 'PUT /chat/session/{id}/title'. */
  name: string
  method: string
  path: string
  parameters: z.infer<typeof parameter>[]
  /** The schema of its JSON body; undefined when it takes none. */
  body: unknown
  responses: z.infer<typeof operation>['responses']
}

export interface Description {
  operations: Operation[]
  /** The schemas the others refer to, by name. */
  schemas: Record<string, unknown>
}

/** Reads /openapi.json. */
export async function readDescription(app: FastifyInstance): Promise<Description> {
  const { paths, components } = described.parse((await app.inject('/api/v1/openapi.json')).json())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`,
      method: method.toUpperCase(),
      path: path.replace('/api/v1', ''),
      parameters,
      body: requestBody?.content['application/json']?.schema,
      responses,
    })),
  )
  return { operations, schemas: components.schemas }
}

/** A checker of values for a schema of the description. */
export function checkerOf(schema: unknown, schemas: Record<string, unknown>): z.ZodType {
  // References are read from $defs; a value that the schema does not know is a fault too.
  return z.fromJSONSchema(
    z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify({ $defs: schemas, allOf: [schema] }).replaceAll('#/components/schemas/', '#/$defs/'))),
  )
}
