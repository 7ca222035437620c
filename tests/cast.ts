import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { signedIn, type SignedIn } from '#contract/auth.ts'

/** The standing cast: Ana asks and signs, Dan complains, Ilinca runs a shelter, Mihai trains dogs. Everybody's password is long and nobody's own. */
export const PASSWORD = 'mac-verde-tractor'
export const REGISTER = '/api/v1/auth/register'
type Name = 'Ana' | 'Dan' | 'Ilinca' | 'Mihai'

/** A form to register with; the e-mail is new every time. */
export function formOf(name: Name) {
  return { name: `${name} Exemplu`, email: `${name.toLowerCase()}-${randomUUID()}@exemplu.ro`, password: PASSWORD }
}

/** A member of the cast with an account, and what proves it. */
export type Person = SignedIn['data'] & { headers: { authorization: string } }

/** Registers a member of the cast through the API. */
export async function person(app: FastifyInstance, name: Name): Promise<Person> {
  return asPerson((await app.inject({ method: 'POST', url: REGISTER, payload: formOf(name) })).json())
}

/** The same at a server that is a process of its own. */
export async function personAt(url: string, name: Name): Promise<Person> {
  const headers = { 'content-type': 'application/json' }
  return asPerson(await (await fetch(url + REGISTER, { method: 'POST', headers, body: JSON.stringify(formOf(name)) })).json())
}

function asPerson(answer: unknown): Person {
  const { data } = signedIn.parse(answer)
  return { ...data, headers: { authorization: `Bearer ${data.token}` } }
}

/** One call to the API as the browser makes it. */
export function call(
  app: FastifyInstance,
  method: InjectOptions['method'],
  path: string,
  options: { payload?: unknown; headers?: Record<string, string> } = {},
) {
  const { payload, headers = {} } = options
  return app.inject({
    method: method ?? 'GET',
    url: `/api/v1${path}`,
    headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  })
}

/** The cookies an answer set, as the next call sends them. */
export function cookiesOf(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
