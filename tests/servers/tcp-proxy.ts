import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line between two programs that a test can break. */
export interface TcpProxy {
  port: number
  /** Carries again: what was stopped, and new connections. */
  carry(): Promise<void>
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>
  /** Takes connections and carries nothing; what is on its way arrives when it carries again. */
  hang(): void
  /** The same, but the connections there are never carry anything again: a machine in between has forgotten them. */
  forget(): void
  close(): Promise<void>
}

/** Starts a line to a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>()
  const forgotten: Socket[] = []
  let hanging = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    const end = () => {
      if (!pairs.delete(pair)) return
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [pair, pair.toReversed()]) {
      from?.on('data', (piece: Buffer) => to?.write(piece))
      from?.once('close', end).on('error', end)
      if (hanging) from?.pause()
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endAll = () => {
    for (const [near] of pairs) near.destroy()
  }
  const hang = () => {
    hanging = true
    for (const pair of pairs) for (const socket of pair) socket.pause()
  }
  return {
    port,
    async carry() {
      hanging = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
      if (!server.listening) await listen(port)
    },
    async cut() {
      const closed = once(server, 'close')
      server.close()
      endAll()
      await closed
    },
    hang,
    forget() {
      hang()
      for (const pair of pairs) {
        const [near, far] = pair
        pairs.delete(pair)
        forgotten.push(near)
        far.destroy()
      }
    },
    async close() {
      endAll()
      for (const near of forgotten) near.destroy()
      if (server.listening) await once(server.close(), 'close')
    },
  }
}
