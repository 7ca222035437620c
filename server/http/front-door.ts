import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'

/** Answers a request at the door, or says that it did not. */
export type DoorAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

interface Timeouts {
  headersTimeoutMs: number
  requestTimeoutMs: number
  keepAliveMs: number
  /** A socket on which nothing moves is cut. */
  silentSocketMs: number
}

/** How long a stopping server waits for requests on connections it has taken. */
const STOPPING_GRACE_MS = 250

/**
 * Makes the HTTP server with a door before Fastify: what is kept is answered there, everything else goes on inside
 * (docs/decisions/0010-kept-answers.md has the figures).
 */
export function frontDoor(answer: DoorAnswer, timeouts: Timeouts): FastifyServerFactory {
  return (inside) => openServer((request, response) => void (answer(request, response) || inside(request, response)), timeouts)
}

/** Listens on the host; 'localhost' means both its addresses, because programs disagree on which is meant. */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }, timeouts: Timeouts): Promise<void> {
  if (host !== 'localhost') return void (await app.listen({ port, host }))
  const twin = openServer((request, response) => void app.server.emit('request', request, response), timeouts)
  // An error of the connection is answered by the same hand at both addresses.
  twin.on('clientError', (...parts) => app.server.emit('clientError', ...parts))
  twin.on('upgrade', (...parts) => app.server.emit('upgrade', ...parts))
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

function openServer(listener: RequestListener, { headersTimeoutMs, requestTimeoutMs, keepAliveMs, silentSocketMs }: Timeouts): Server {
  const server = createServer({ headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveMs }, listener)
  server.setTimeout(silentSocketMs)
  // A connection that was just taken looks idle until its request is read: cut at once, a signature on its way would fail.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, STOPPING_GRACE_MS)
  return server
}
