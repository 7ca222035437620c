import type { Bobita } from '#server/bobita.ts'
import { call } from '../cast.ts'
import type { StaffMember } from '../staff/operators.ts'
import { named, TRIALS } from './access.ts'
import type { Owned, Trials } from './trial.ts'

/** A call of an operator, ready to be sent. */
export type Target = Partial<Owned>

/** Every call of operators with what it takes to try it; sign-outs last, for they end whoever asks. */
export const operatorCalls: [name: string, trial: Trials['operator']][] = Object.entries(TRIALS.operator)

/** Makes what a call is about. */
export async function madeFor(world: Bobita, asker: StaffMember, { make }: Trials['operator']): Promise<Target> {
  return (await make?.(world, asker)) ?? {}
}

/** Sends a call as a browser does. */
export function send({ app }: Pick<Bobita, 'app'>, name: string, { id = '', query, payload }: Target, headers: Record<string, string>) {
  const { method, url } = named(name)
  const path = url.replace(/:\w+/, id) + (query === undefined ? '' : `?${query}`)
  return call(app, method, path, { headers, ...(payload !== undefined && { payload }) })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same form with more fields in each of its objects; its own keep what they say. */
export function withMore(form: unknown, more: Record<string, unknown>): unknown {
  if (Array.isArray(form)) return form.map((part) => withMore(part, more))
  if (!isRecord(form)) return form
  return { ...more, ...Object.fromEntries(Object.entries(form).map(([name, value]) => [name, withMore(value, more)])) }
}

/** The same form with another text wherever one stands that people type; what names a record or a choice stays. */
export function withText(form: unknown, text: string, field = ''): unknown {
  if (Array.isArray(form)) return form.map((part) => withText(part, text, field))
  if (isRecord(form)) return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, withText(value, text, name)]))
  return typeof form === 'string' && !NO_WORDS.has(field) ? text : form
}

/** Fields that no person types into. */
const NO_WORDS = new Set(['expected', 'code', 'role', 'page', 'language', 'action', 'email', 'to', 'from', 'at', 'domain', 'kind'])
