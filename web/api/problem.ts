import { errorKinds, type ErrorCode, type FieldProblem, type Problem } from '#contract/errors.ts'

/** HTTP/2 carries no reason phrase, so the browser's `statusText` is empty there (S-460 shows it). */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}

/** 'HTTP {status}: {statusText}' (S-460). */
export function httpLine({ status, statusText }: Pick<Response, 'status' | 'statusText'>): string {
  return `HTTP ${status}: ${statusText || (statusTexts[status] ?? 'Error')}`
}

/**
 * The refusal in an answer's body, or null when the body carries no sentence.
 * Read leniently: a proxy in between may answer with `error` or `message` alone.
 */
export function readProblem(body: unknown, status: number): Problem | null {
  if (!isRecord(body)) return null
  const message = text(body.message) ?? text(body.error)
  if (message === null) return null
  return {
    status,
    code: isErrorCode(body.code) ? body.code : 'server.unexpected',
    error: text(body.error) ?? message,
    message,
    request_id: text(body.request_id) ?? '',
    ...(body.present !== undefined && { present: body.present }),
    ...(Array.isArray(body.errors) ? { errors: body.errors.filter(isFieldProblem) } : {}),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorKinds, value)
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
}
