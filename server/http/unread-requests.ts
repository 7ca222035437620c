import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '#contract/errors.ts'
import { DEFAULT_LANGUAGE } from '#texts/language.ts'
import { newId } from '../platform/ids.ts'
import { problem } from './problem.ts'
import { PROTECTION } from './protection.ts'

/** What node:http gives up on before there is a request. */
const codes: Record<string, ErrorCode> = { ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout', HPE_HEADER_OVERFLOW: 'request.too_large' }

/**
 * Answers what never became a request, as every other refusal is answered, and closes the connection. Nothing of it is
 * logged: the error carries the bytes that were sent.
 */
export function answerUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const said = problem(codes[error.code ?? ''] ?? 'request.malformed', DEFAULT_LANGUAGE, newId())
  const body = JSON.stringify(said)
  const headers = { ...PROTECTION, connection: 'close', 'content-type': 'application/problem+json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${said.status} ${STATUS_CODES[said.status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}
