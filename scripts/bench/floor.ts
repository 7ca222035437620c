import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

/** The least a Node server can do: the same bytes over raw node:http. The file is argument 1, its content type argument 2. */
const [file = '', type = 'text/html', encoding = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const headers = { 'content-type': type, 'content-length': bytes.length, ...(encoding !== '' && { 'content-encoding': encoding }) }

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    response.end(JSON.stringify(process.cpuUsage()))
    return
  }
  response.writeHead(200, headers).end(bytes)
})
// Ends with its parent, however that ends.
process.once('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
