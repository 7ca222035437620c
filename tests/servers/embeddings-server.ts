import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** A real HTTP server speaking the OpenAI embeddings protocol on loopback. */
export interface EmbeddingsServer {
  url: string
  /** 'well' gives each text its vector; the others are a bad day. */
  behaviour: 'well' | 'one too few' | 'no numbers' | 'status 500' | 'silent'
  /** Every text it was given, in order. */
  readonly texts: string[]
  close(): Promise<void>
}

const asked = z.object({ input: z.array(z.string()) })

/**
 * Starts a model that knows some concepts: a vector holds how many words of each a text has, and a little of something
 * that tells texts apart, as no two texts are alike to a real one.
 *
 * @param concepts words that mean the same, one list a dimension
 */
export async function startEmbeddingsServer(concepts: readonly (readonly string[])[]): Promise<EmbeddingsServer> {
  const texts: string[] = []
  const vectorOf = (input: string) => {
    const words = input.toLowerCase().split(/[^\p{L}]+/u)
    return [...concepts.map((same) => words.filter((word) => same.includes(word)).length), 1 + (input.length % 17) / 100]
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { input } = asked.parse(JSON.parse(body))
      texts.push(...input)
      const { behaviour } = embeddings
      if (behaviour === 'silent') return
      const vectors = behaviour === 'no numbers' ? input.map(() => ['a', 'b']) : input.slice(behaviour === 'one too few' ? 1 : 0).map(vectorOf)
      const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }))
      response.writeHead(behaviour === 'status 500' ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ object: 'list', data, model: 'test', usage: { prompt_tokens: 1, total_tokens: 1 } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const embeddings: EmbeddingsServer = {
    url: `http://127.0.0.1:${port}/v1`,
    behaviour: 'well',
    texts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return embeddings
}
