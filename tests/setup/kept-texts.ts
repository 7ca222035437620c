import { createHash } from 'node:crypto'
import { inSteps } from '#server/knowledge/in-steps.ts'
import type { KeptIndex } from '#server/knowledge/kept-index.ts'
import { readLexicalContent, type LexicalContent } from '#server/knowledge/lexical/lexical-index.ts'

/** What one site reads may differ from the next by a petition; more are not kept, each is some megabytes. */
const MOST_KEPT = 3

const kept = new Map<string, LexicalContent>()

/** The sites of one process read the same articles: the first reads them, the others find them read. */
export const keptTexts: KeptIndex = {
  async contentOf(texts, signal) {
    const key = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
    const content = kept.get(key) ?? (await inSteps(readLexicalContent(texts), signal))
    kept.delete(key)
    kept.set(key, content)
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
    return content
  },
}
