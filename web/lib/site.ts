import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/site.ts'
import type { Language } from '#texts/language.ts'

/** What web/root.tsx loads for every page. */
export interface RootData {
  language: Language
  /** Scheme and host of the site, for addresses that leave it. */
  origin: string
  /** Who runs the site; null when it could not be read. */
  site: Site | null
}

/** The root loader's data; undefined when that loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root')
}
