import { useEffect, useState, type ReactNode } from 'react'

type RenderMarkdown = (text: string, isWhole: boolean) => ReactNode

let loaded: RenderMarkdown | null = null

/**
 * Fetches the Markdown parser, which only a reader of answers needs. When it cannot come, answers stay plain words
 * until it is asked for again.
 */
export async function fetchMarkdown(): Promise<RenderMarkdown | null> {
  loaded ??= await import('./markdown.tsx').then(({ renderMarkdown }) => renderMarkdown).catch(() => null)
  return loaded
}

/** The Markdown parser once it is here; null until then. Not `lazy`: Suspense would hold the words back to avoid flicker. */
export function useMarkdown(): RenderMarkdown | null {
  const [render, setRender] = useState(() => loaded)
  useEffect(() => {
    if (!render) void fetchMarkdown().then((fetched) => setRender(() => fetched))
  }, [render])
  return render
}
