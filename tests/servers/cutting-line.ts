import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that breaks again and again while somebody sends. */
export interface CuttingLine {
  port: number
  /** How often it has broken so far. */
  cuts(): number
  /** Bytes it has carried to the server, those of cut requests too. */
  sent_bytes(): number
  /** From so many bytes on it carries nothing and takes nobody, until `carry`. */
  endAt(bytes: number): void
  /** Whether it has come to that end. */
  hasEnded(): boolean
  carry(): void
  close(): Promise<void>
}

/** What asking for a page takes: it is let through. */
const PAGE_BYTES = 100_000

/** Starts a line that breaks so often, each time after up to so many bytes, anywhere in them. */
export async function startCuttingLine(target: number, cuts: number, mostBytes: number): Promise<CuttingLine> {
  const pairs = new Set<[Socket, Socket]>()
  let [sent, cut, end] = [0, 0, Infinity]
  let next = Infinity
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  const count = (bytes: number) => {
    sent += bytes
    if (sent >= end) return endAll()
    if (sent < next || cut >= cuts) return
    cut += 1
    next = sent + randomInt(1, mostBytes)
    endAll()
  }
  const server = createServer((near) => {
    if (sent >= end) return near.destroy()
    const far = connect(target, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    const close = () => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    near.on('data', (piece: Buffer) => {
      far.write(piece)
      count(piece.length)
    })
    far.on('data', (piece: Buffer) => near.write(piece))
    for (const socket of pair) socket.once('close', close).on('error', close)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cuts: () => cut,
    sent_bytes: () => sent,
    endAt(bytes) {
      next = sent + randomInt(1, mostBytes)
      end = bytes
    },
    hasEnded: () => sent >= end,
    carry() {
      next = sent + PAGE_BYTES + randomInt(1, mostBytes)
      end = Infinity
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
