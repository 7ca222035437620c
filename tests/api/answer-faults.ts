import { z } from 'zod'
import { checkerOf, type Operation } from './api-description.ts'
import { eventsOf } from './stream.ts'

const problem = z.strictObject({
  status: z.int(),
  code: z.string(),
  error: z.string().min(5),
  message: z.string().min(5),
  request_id: z.string(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
})

interface Answer {
  status: number
  type: string
  text: string
}

const checkers = new Map<string, z.ZodType>()

/** What an answer has that the description of its operation does not know; empty when all is well. */
export function answerFaults(operation: Operation, schemas: Record<string, unknown>, answer: Answer): string[] {
  const { status, type, text } = answer
  if (status >= 500) return [`${status} ${text}`]
  const described = operation.responses[String(status)]
  if (!described) return [`${status} is not described: ${text}`]
  if (status >= 400) return problemFaults(described.description, answer)
  if (type.includes('ndjson')) return text.trimEnd().endsWith('[DONE]') && eventsOf(text).length > 0 ? [] : ['an answer without its end']
  const schema = described.content?.['application/json']?.schema
  if (schema === undefined) return status === 204 && text !== '' ? ['204 with a body'] : []
  const key = `${operation.name} ${status}`
  const checker = checkers.get(key) ?? checkerOf(schema, schemas)
  checkers.set(key, checker)
  const checked = checker.safeParse(JSON.parse(text))
  return checked.success ? [] : [`not as described: ${checked.error.message.slice(0, 500)}`]
}

function problemFaults(codes: string, { status, type, text }: Answer): string[] {
  if (!type.startsWith('application/problem+json')) return [`${status} as ${type}: ${text.slice(0, 200)}`]
  const said = problem.safeParse(JSON.parse(text))
  if (!said.success) return [`not a problem: ${text.slice(0, 500)}`]
  const { code, status: told, message, error } = said.data
  if (told !== status || message !== error) return [`it contradicts itself: ${text.slice(0, 500)}`]
  return codes.split(', ').includes(code) ? [] : [`${code} is not described`]
}
