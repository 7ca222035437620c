import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A server that greets like PostgreSQL and refuses whoever comes, with one SQLSTATE. */
export async function startRefusingPostgres(code: string): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // The first thing a client says is who it is; the answer is an ErrorResponse (PostgreSQL, protocol 3.0).
    socket.once('data', () => socket.end(errorResponse(code)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
