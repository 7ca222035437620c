import { z } from 'zod'
import { SITE_SEARCH_CHARACTERS, SITE_SEARCH_RESULTS, SITE_SEARCH_RESULTS_CEILING } from './limits.ts'

/** What the search over everything finds, in the order in which kinds of one rank stand. */
export const foundKinds = ['emergency', 'article', 'guide', 'law', 'poison', 'breed', 'shelter', 'trainer', 'petition', 'page'] as const
export type FoundKind = (typeof foundKinds)[number]

/** `limit` is of each kind. */
export const siteSearchQuery = z.object({
  q: z.string().max(SITE_SEARCH_CHARACTERS).default(''),
  limit: z.coerce.number<number | undefined>().int().min(1).max(SITE_SEARCH_RESULTS_CEILING).default(SITE_SEARCH_RESULTS),
  language: z.enum(['ro', 'en']).default('ro'),
})

const foundPage = z.object({
  title: z.string(),
  /** A line that says what is there; empty where the title says it. */
  line: z.string(),
  /** Path on this site. */
  url: z.string(),
  /** The language of title and line: what nobody has translated stays Romanian. */
  language: z.enum(['ro', 'en']),
})
export type FoundPage = z.infer<typeof foundPage>

/** What was found, by kind: the kind of the best page first, the best page of a kind first. */
export const siteSearch = z
  .object({
    groups: z.array(z.object({ kind: z.enum(foundKinds), total: z.int().positive(), results: z.array(foundPage) })),
    /** True for what reads like a question: Bobita answers those. */
    is_question: z.boolean(),
  })
  .meta({ id: 'SiteSearch' })
export type SiteSearch = z.infer<typeof siteSearch>
export type FoundGroup = SiteSearch['groups'][number]
