import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { EmbeddingsConfig } from '../../config.ts'
import type { Embedder } from '../../knowledge/meaning/meaning.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

/** Larger than any model's today. */
const MOST_DIMENSIONS = 8_192

/** The configured embeddings model; one that keeps failing is left alone for a while, so that questions do not wait for it. */
export function openEmbedder({ baseUrl, apiKey, model: name }: EmbeddingsConfig): Embedder {
  const model = createOpenAICompatible({ name: 'configured', baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }) }).embeddingModel(name)
  const breaker = createCircuitBreaker()
  return {
    model: name,
    async embed(texts, signal) {
      if (!breaker.allows()) throw new Error('the embeddings model keeps failing')
      try {
        const { embeddings } = await model.doEmbed({ values: [...texts], abortSignal: signal })
        const vectors = embeddings.map(ofLengthOne)
        checkShape(vectors, texts.length)
        breaker.succeeded()
        return vectors
      } catch (error) {
        breaker.failed()
        throw error
      }
    },
  }
}

/** @throws Error when there is not one vector a text, of one dimension, made of numbers */
function checkShape(vectors: Float32Array[], count: number): void {
  const dimension = vectors[0]?.length ?? 0
  const right = ({ length }: Float32Array) => length === dimension && length > 0 && length <= MOST_DIMENSIONS
  if (vectors.length !== count || !vectors.every((vector) => right(vector) && vector.every(Number.isFinite))) {
    throw new Error('the embeddings model sent something else')
  }
}

function ofLengthOne(values: number[]): Float32Array {
  const length = Math.hypot(...values) || 1
  return Float32Array.from(values, (value) => value / length)
}
