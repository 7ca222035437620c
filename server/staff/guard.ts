import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorsOnly } from '#contract/described.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { operatorOfToken, type SignedInOperator } from './sessions.ts'

/** Sent to operations of operators alone. */
export const OPERATOR_COOKIE = 'bobita_operator'

const operators = new WeakMap<FastifyRequest, SignedInOperator>()

/**
 * Holds every operation of operators to what the table of calls says of it (contract/operator-operations.ts), before anything of the
 * request is read: who is signed in, their role, where a write comes from, a fresh second factor. Only the cookie of
 * operators proves one; a visitor's cookie or bearer is nobody here.
 */
export function guardOperators(app: FastifyInstance, db: Db): void {
  app.addHook('onRequest', async (request) => {
    const asked = ofOperators(request.routeOptions.schema)
    if (asked) operators.set(request, await admitted(db, request, asked))
  })
}

/** @throws Refusal request.cross_site, operator.required, operator.forbidden, operator.confirm_needed */
async function admitted(db: Db, request: FastifyRequest, { roles, confirm }: OperatorsOnly): Promise<SignedInOperator> {
  const token = request.cookies[OPERATOR_COOKIE]
  const operator = token === undefined ? null : await operatorOfToken(db, token)
  if (!operator) throw new Refusal('operator.required')
  refuseCrossSite(request, true)
  if (operator.role !== 'owner' && !roles.includes(operator.role)) throw new Refusal('operator.forbidden')
  if (confirm && !operator.confirmed) throw new Refusal('operator.confirm_needed')
  return operator
}

/** The operator who asks: the actor of what is done. @throws Error when the operation is not one of operators, which would be our fault */
export function operatorOf(request: FastifyRequest): SignedInOperator {
  const operator = operators.get(request)
  if (!operator) throw new Error('an operation that is not guarded asked for its operator')
  return operator
}

function ofOperators(schema: object | undefined): OperatorsOnly | null {
  return isOfOperators(schema) ? schema : null
}

function isOfOperators(schema: object | undefined): schema is OperatorsOnly {
  return schema !== undefined && 'who' in schema && schema.who === 'operator'
}
