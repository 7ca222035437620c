import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { DEFAULT_LANGUAGE } from '#texts/language.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { problem } from './problem.ts'
import { PROTECTION } from './protection.ts'

// Not imported: an import asks the module for all it exports, which loads Node's own HTTP client (70 ms of a start).
const { Server, STATUS_CODES } = process.getBuiltinModule('node:http')

/** Answers a request before Fastify sees it, or says that it did not. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/** A body, which no early answer asks for, may never come: server/http/slow-bodies.ts, behind Fastify, ends it. */
export function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

interface Timeouts {
  headersTimeoutMs: number
  requestTimeoutMs: number
  keepAliveMs: number
  /** A socket on which nothing moves is cut. */
  silentSocketMs: number
}

/** What node:http gives up on before there is a request. */
const UNREAD_CODES: Record<string, ErrorCode> = { ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout', HPE_HEADER_OVERFLOW: 'request.too_large' }
/** How long a stopping server waits for requests on connections it has taken. */
const STOPPING_GRACE_MS = 250

/**
 * Makes the HTTP server with a request handler before Fastify's: cached answers are sent there, everything else goes on to Fastify
 * (docs/decisions/0010-kept-answers.md has the figures).
 */
export function serverWithEarlyHandler(answer: EarlyHandler, timeouts: Timeouts): FastifyServerFactory {
  return (handle) => new GracefulServer((request, response) => void ((hasHost(request) && answer(request, response)) || handle(request, response)), timeouts)
}

/** Whether a request names its host, as HTTP/1.1 demands (RFC 9112, 3.2). */
function hasHost({ httpVersion, headers }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion !== '1.1'
}

/** Refuses what names no host, in words. */
export function refuseHostless(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (hasHost(raw)) return
    reply.header('connection', 'close')
    throw new Refusal('request.malformed')
  })
}

/**
 * Answers what never became a request, as every other refusal is answered, and closes the connection. Nothing of it is
 * logged: the error carries the bytes that were sent.
 */
export function answerUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const said = problem(UNREAD_CODES[error.code ?? ''] ?? 'request.malformed', DEFAULT_LANGUAGE, newId())
  const body = JSON.stringify(said)
  const headers = { ...PROTECTION, connection: 'close', 'content-type': 'application/problem+json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${said.status} ${STATUS_CODES[said.status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

/** Listens on the host; 'localhost' means both its addresses, because programs disagree on which is meant. */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }, timeouts: Timeouts): Promise<void> {
  if (host !== 'localhost') return void (await app.listen({ port, host }))
  const twin = new GracefulServer((request, response) => void app.server.emit('request', request, response), timeouts)
  // An error of the connection is answered by the same hand at both addresses.
  twin.on('clientError', (...parts) => app.server.emit('clientError', ...parts))
  // Nobody upgrades but Vite in development. A listener that answers nobody would hold every such connection for ever.
  if (app.server.listenerCount('upgrade') > 0) twin.on('upgrade', (...parts) => app.server.emit('upgrade', ...parts))
  app.addHook('onClose', async () => void twin.close())
  await app.listen({ port, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) return
  await new Promise<void>((resolve) => {
    // A machine without IPv6 has no second address.
    twin.once('error', () => resolve())
    twin.listen({ port: address.port, host: '::1' }, resolve)
  })
}

/**
 * A server that lets a request arrive on a connection it has just taken before it stops: such a connection looks idle,
 * and `close` of node:http cuts idle ones at once, with a signature on its way.
 */
class GracefulServer extends Server {
  constructor(listener: RequestListener, { headersTimeoutMs, requestTimeoutMs, keepAliveMs, silentSocketMs }: Timeouts) {
    super(
      // Node's own refusal of a request without a host would carry none of our headers.
      { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveMs, requireHostHeader: false },
      listener,
    )
    // What is expected beyond `100-continue` may be passed over (RFC 9110, 10.1.1): an answer like any other, with its headers.
    this.on('checkExpectation', listener)
    this.setTimeout(silentSocketMs)
  }

  override closeIdleConnections(): void {
    setTimeout(() => super.closeIdleConnections(), STOPPING_GRACE_MS)
  }
}
