import { useEffect, useState, type ComponentType } from 'react'

type MarkdownComponent = ComponentType<{ text: string; isWhole: boolean }>

let loaded: MarkdownComponent | null = null

/**
 * Fetches the Markdown parser, which only a reader of answers needs. When it cannot come, answers stay plain words
 * until it is asked for again.
 */
export async function fetchMarkdown(): Promise<MarkdownComponent | null> {
  loaded ??= await import('./markdown.tsx').then(({ Markdown }) => Markdown).catch(() => null)
  return loaded
}

/** The Markdown parser once it is here; null until then. Not `lazy`: Suspense would hold the words back to avoid flicker. */
export function useMarkdown(): MarkdownComponent | null {
  const [Markdown, setMarkdown] = useState(() => loaded)
  useEffect(() => {
    if (!Markdown) void fetchMarkdown().then((component) => setMarkdown(() => component))
  }, [Markdown])
  return Markdown
}
