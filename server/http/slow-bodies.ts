import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/refusal.ts'
import { sendProblem } from './problem.ts'

interface Patience {
  /** What every body may take, however small. */
  patienceMs: number
  /** Below this speed a body is an attack or hopeless: at 8 KiB 200 MB take seven hours. */
  slowestBytesASecond: number
  /** How long what still arrives is thrown away after the answer, so that the sender reads it instead of a broken connection. */
  drainMs: number
  /** How often it is looked at. */
  lookMs: number
  /** How long nothing at all may move on the connection: longer than the patience, which ends in words. */
  silenceMs: number
}

const PATIENCE: Patience = { patienceMs: 45_000, slowestBytesASecond: 8 * 1024, drainMs: 20_000, lookMs: 5_000, silenceMs: 90_000 }

/**
 * Gives every body 45 s, and one second more for every 8 KiB that have arrived. The server's own limit for whole requests
 * knows one number for all of them: a minute would cut the films of slow phones, hours would let anybody hold sockets with
 * a body that never comes. A speed is fair to both.
 */
export function refuseSlowBodies(app: FastifyInstance, patience = PATIENCE): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
    if (hasBody && socket instanceof Socket) watch(request, reply, socket, patience)
  })
}

function watch(request: FastifyRequest, reply: FastifyReply, socket: Socket, { patienceMs, slowestBytesASecond, drainMs, lookMs, silenceMs }: Patience): void {
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
    const allowedMs = patienceMs + ((socket.bytesRead - before) / slowestBytesASecond) * 1000
    if (now - began <= allowedMs) return
    clearInterval(timer)
    refuse(request, reply, socket)
  }, lookMs).unref()
}

function refuse(request: FastifyRequest, reply: FastifyReply, socket: Socket): void {
  if (reply.sent) {
    socket.destroy()
    return
  }
  reply.raw.once('close', () => socket.destroy())
  void sendProblem(new Refusal('request.timeout'), request, reply.header('connection', 'close'))
}
