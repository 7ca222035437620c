import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../../config.ts'
import { coalescingFetch } from './coalescing-fetch.ts'

/** The configured model as an object; a plain string id would go to a hosted gateway. */
export async function openModel(config: ModelConfig): Promise<LanguageModelV4> {
  const access = { fetch: coalescingFetch(), ...(config.apiKey !== undefined && { apiKey: config.apiKey }) }
  if (config.kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ ...access, ...(config.baseUrl !== undefined && { baseURL: config.baseUrl }) })(config.model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'configured', baseURL: config.baseUrl ?? '', includeUsage: true, ...access }).chatModel(config.model)
}
