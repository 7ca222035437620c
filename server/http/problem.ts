import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorKinds, type ErrorCode, type ErrorKind, type FieldProblem, type Problem } from '#contract/errors.ts'
import { errorTexts, limitTexts, waitTexts } from '#texts/errors.ts'
import type { Language } from '#texts/language.ts'
import { Refusal } from '../platform/refusal.ts'
import { fieldSentence } from './field-sentence.ts'
import { requestLanguage } from './language.ts'

/** The status of each kind of refusal. */
export const statuses: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  proof_needed: 428,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
  no_space: 507,
}

const UNAVAILABLE_RETRY_S = 10
const MAX_FIELD_PROBLEMS = 20

/** Refusals of the framework itself, before a route's own code runs. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_VALIDATION: 'request.invalid',
  // The disk on which uploads arrive (POSIX).
  ENOSPC: 'server.no_space',
  EDQUOT: 'server.no_space',
}

const refused = new WeakMap<FastifyReply, ErrorCode>()

/** The code an answer was refused with, for the metrics. */
export function refusedWith(reply: FastifyReply): ErrorCode | undefined {
  return refused.get(reply)
}

/** Makes a refusal into an answer of the API: status, sentence in the caller's language, never a stack trace. */
export function sendProblem(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = refuse(error, request, reply, requestLanguage(request))
  return reply.type('application/problem+json; charset=utf-8').serializer(JSON.stringify).send(problem)
}

/** Sets what every refusal has, whatever its body: status, how long to wait, that nobody keeps it. @returns what it says */
export function refuse(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply, language: Language): Problem {
  const code = codeOf(error)
  const status = statuses[errorKinds[code]]
  refused.set(reply, code)
  if (status === 500) request.log.error({ err: { type: error.name, at: frames(error) } }, 'unexpected error')

  const retryAfterS = waitOf(error, status)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  reply.code(status).header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  const fields = fieldProblems(error, request, language)
  return { ...problem(code, language, request.id, fields), ...limitSentence(error, code, retryAfterS, language), ...challengeOf(error), ...presentOf(error) }
}

/** What stands at no address. @throws Refusal request.not_found */
export async function refuseUnknown(): Promise<never> {
  throw new Refusal('request.not_found')
}

/** Seconds after which trying again makes sense, of whatever is refused only for now. */
function waitOf(error: Error, status: number): number | undefined {
  const wait = error instanceof Refusal ? error.details.retryAfterS : undefined
  return wait ?? (status === 503 ? UNAVAILABLE_RETRY_S : undefined)
}

/** A limit that a setting decides is said as it is set, not as it is by default; what is refused only for now, with how long to wait. */
function limitSentence(error: Error, code: ErrorCode, retryAfterS: number | undefined, language: Language): Pick<Problem, 'error' | 'message'> | null {
  const limitBytes = error instanceof Refusal ? error.details.limitBytes : undefined
  const sentence = limitBytes !== undefined ? limitTexts[language](code, limitBytes) : retryAfterS !== undefined ? waitTexts[language](code, retryAfterS) : null
  return sentence === null ? null : { error: sentence, message: sentence }
}

function challengeOf(error: Error): Pick<Problem, 'challenge'> {
  const challenge = error instanceof Refusal ? error.details.challenge : undefined
  return challenge === undefined ? {} : { challenge }
}

function presentOf(error: Error): Pick<Problem, 'present'> {
  const present = error instanceof Refusal ? error.details.present : undefined
  return present === undefined ? {} : { present }
}

/** Where it happened, without the message: a database quotes values in it. */
function frames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
}

/** The problem body for a code. */
export function problem(code: ErrorCode, language: Language, requestId: string, errors: FieldProblem[] = []): Problem {
  const general = errorTexts[language][code]
  // A form with one fault says that fault; with more, the general sentence above the fields.
  const sentence = code === 'request.invalid' && errors.length === 1 && errors[0] ? errors[0].message : general
  const body: Problem = { status: statuses[errorKinds[code]], code, error: sentence, message: sentence, request_id: requestId }
  return errors.length > 0 ? { ...body, errors } : body
}

function codeOf(error: Error): ErrorCode {
  if (error instanceof Refusal) return error.code
  if (hasZodFastifySchemaValidationErrors(error)) return 'request.invalid'
  const code = 'code' in error && typeof error.code === 'string' ? frameworkCodes[error.code] : undefined
  if (code) return code
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (error instanceof SyntaxError && status === 400) return 'request.malformed'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'request.malformed' : 'server.unexpected'
}

function fieldProblems(error: Error, request: FastifyRequest, language: Language): FieldProblem[] {
  if (error instanceof Refusal) {
    return error.details.field === undefined ? [] : [{ field: error.details.field, message: errorTexts[language][error.code] }]
  }
  if (!hasZodFastifySchemaValidationErrors(error)) return []
  const given = givenPart(request, error.validationContext)
  return error.validation.slice(0, MAX_FIELD_PROBLEMS).map(({ keyword, instancePath, params }) => {
    const path = instancePath.split('/').filter((step) => step !== '')
    return { field: path.join('.'), message: fieldSentence(keyword, params, isMissing(given, path), language) }
  })
}

function givenPart(request: FastifyRequest, context: string | undefined): unknown {
  if (context === 'querystring') return request.query
  if (context === 'params') return request.params
  return request.body
}

function isMissing(given: unknown, path: string[]): boolean {
  const value = path.reduce<unknown>((part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined), given)
  return value === undefined || value === null
}
