/** Milliseconds from a question to the first words of its answer, read as a person's browser reads them. */
export async function firstChunkMs(url: string, question: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/api/v1/chat/ask/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  })
  if (!answer.ok || !answer.body) throw new Error(`the question was refused: ${answer.status}`)
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let firstMs = 0
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (firstMs === 0 && text.includes('"chunk"')) firstMs = performance.now() - started
    if (done) break
  }
  if (!text.includes('"final"')) throw new Error('the answer had no end')
  return firstMs
}

/** The value at a share of the sorted sample, e.g. 0.5 for the median; two decimals. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100
}
