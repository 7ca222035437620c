import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/refusal.ts'
import { sendProblem } from './problem.ts'

interface SlowBodyLimits {
  /** What every body may take, however small. */
  minimumMs: number
  /** Below this speed a body is an attack or hopeless: at 8 KiB 200 MB take seven hours. */
  slowestBytesASecond: number
  /** How long what still arrives is thrown away after the answer, so that the sender reads it instead of a broken connection. */
  drainMs: number
  /** How often it is checked. */
  checkMs: number
  /** How long nothing at all may move on the connection: longer than `minimumMs`, whose end is an answer in words. */
  silenceMs: number
}

const SLOW_BODY_LIMITS: SlowBodyLimits = { minimumMs: 45_000, slowestBytesASecond: 8 * 1024, drainMs: 20_000, checkMs: 5_000, silenceMs: 90_000 }

/**
 * Gives every body 45 s, and one second more for every 8 KiB that have arrived. The server's own limit for whole requests
 * knows one number for all of them: a minute would cut the films of slow phones, hours would let anybody hold sockets with
 * a body that never comes. A speed is fair to both.
 */
export function refuseSlowBodies(app: FastifyInstance, limits = SLOW_BODY_LIMITS): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
    if (hasBody && socket instanceof Socket) watch(request, reply, socket, limits)
  })
}

function watch(
  request: FastifyRequest,
  reply: FastifyReply,
  socket: Socket,
  { minimumMs, slowestBytesASecond, drainMs, checkMs, silenceMs }: SlowBodyLimits,
): void {
  // Until the answer; then the server sets its own time again.
  socket.setTimeout(silenceMs)
  const { raw } = request
  const began = Date.now()
  const before = socket.bytesRead
  let answeredAt: number | null = null
  reply.raw.once('finish', () => (answeredAt = Date.now()))
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(timer)
    const now = Date.now()
    if (answeredAt !== null) {
      if (now - answeredAt > drainMs) socket.destroy()
      return
    }
    const allowedMs = minimumMs + ((socket.bytesRead - before) / slowestBytesASecond) * 1000
    if (now - began <= allowedMs) return
    clearInterval(timer)
    refuse(request, reply, socket)
  }, checkMs).unref()
}

function refuse(request: FastifyRequest, reply: FastifyReply, socket: Socket): void {
  if (reply.sent) {
    socket.destroy()
    return
  }
  reply.raw.once('close', () => socket.destroy())
  void sendProblem(new Refusal('request.timeout'), request, reply.header('connection', 'close'))
}
