import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseMarkdownFile } from './front-matter.ts'

/** The categories of the blog, in the order its filter shows them. */
export const articleCategories = [
  'Urgențe',
  'Sănătate',
  'Prevenție',
  'Nutriție',
  'Comportament',
  'Adopție',
  'Legislație',
  'Seniori',
  'Animale mici',
  'Noutăți',
] as const

const text = z.string().trim().min(1)
const day = z.iso.date()
const ARTICLES = new URL('./articles/', import.meta.url)

/** The front matter of an article; a key that is not listed is a fault, so that a misspelt one is noticed. */
export const frontMatter = z.strictObject({
  id: z.int().positive(),
  title: text,
  author: text,
  category: z.enum(articleCategories),
  tags: z.array(text).min(1),
  created_at: z.iso.datetime(),
  short_description: text,
  title_en: text,
  summary_en: text,
  keywords: z.array(text).min(1),
  keywords_en: z.array(text).min(1),
  species: z.array(text),
  urgent: z.boolean(),
  /** How sure the facts are: all seen in a source, some only in the press, or some general knowledge worded as such. */
  confidence: z.enum(['surse', 'presă', 'mixt']),
  facts: z.array(text),
  /** Pages that support a sentence of the body; none when all is general knowledge, and then the article says so. */
  sources: z.array(
    z.strictObject({
      title: text,
      url: z.url({ protocol: /^https?$/ }),
      /** Words of the body, letter for letter, that the page supports. */
      supports: text,
    }),
  ),
  /** The day it was last read again, by the team and not by a vet. */
  checked_on: day,
  /** Whether it was written with the help of an AI model, which its page then says. */
  ai_assisted: z.boolean(),
})

/** What front matter says; an operator's own source need not name what it supports. */
interface ArticleDetails extends Omit<z.infer<typeof frontMatter>, 'sources'> {
  sources: { title: string; url: string; supports: string | null }[]
  /** What was corrected after it was published, and on which day; of an operator's own. */
  corrections?: { on: string; note: string }[]
  /** The number of the drawing an operator has chosen (pictures/cover-names.ts). */
  cover?: number | null
  /** The English body of an operator's own; ours have a file of their own for it. */
  content_en?: string | null
}
type ArticleForm = z.ZodType<ArticleDetails>

/** The English of each tag our articles carry; a tag of an operator's own may have none. */
export function readTagNames(): Record<string, string> {
  return z.record(z.string(), text).parse(JSON.parse(readFileSync(new URL('tags-en.json', ARTICLES), 'utf8')))
}

/** One article of the blog, which is also what Bobita quotes from. */
export interface Article extends ArticleDetails {
  slug: string
  /** The Markdown body. */
  content: string
  /** The same in English: as many sections in the same order; null where nobody has translated it. */
  content_en: string | null
}

/** An article as it lies in its folder, not looked into yet. */
export interface ArticleFile {
  /** NNN-slug.md. */
  name: string
  text: string
  /** The body in English (en/NNN.md), if there is one. */
  english?: string
}

/** The files of a folder of articles. */
export function articleFiles(folder: URL = ARTICLES): ArticleFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8'), ...englishOf(name, folder) }))
}

function englishOf(name: string, folder: URL): { english?: string } {
  const file = new URL(`en/${name.split('-')[0]}.md`, folder)
  return existsSync(file) ? { english: readFileSync(file, 'utf8').trim() } : {}
}

/**
 * Reads every article of a folder, in the order of their ids.
 *
 * @throws Error naming the faults of all files at once
 */
export function readArticles(folder: URL = ARTICLES): Article[] {
  return parseArticles(articleFiles(folder))
}

/**
 * What the files say, in the order of the articles' ids.
 *
 * @param form what their front matter must hold
 * @throws Error naming the faults of all files at once
 */
export function parseArticles(files: readonly ArticleFile[], form: ArticleForm = frontMatter): Article[] {
  const faults: string[] = []
  const articles = files.flatMap((file) => parseArticle(file, form, faults))
  if (faults.length > 0) throw new Error(`These articles are not right:\n${faults.join('\n')}`)
  return articles.sort((one, other) => one.id - other.id)
}

function parseArticle({ name, text: file, english }: ArticleFile, form: ArticleForm, faults: string[]): Article[] {
  const number = /^(\d+)-(.+)\.md$/.exec(name)
  if (!number) return fault(faults, name, 'the name is not NNN-slug.md')
  try {
    const { data, body } = parseMarkdownFile(file)
    const parsed = form.safeParse(data)
    if (!parsed.success) return fault(faults, name, parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
    if (parsed.data.id !== Number(number[1])) return fault(faults, name, `id ${parsed.data.id} is not the number of the file`)
    return [{ ...parsed.data, slug: number[2] ?? '', content: body, content_en: english ?? parsed.data.content_en ?? null }]
  } catch (error) {
    return fault(faults, name, error instanceof Error ? error.message : String(error))
  }
}

function fault(faults: string[], name: string, what: string): [] {
  faults.push(`  ${name}: ${what}`)
  return []
}
