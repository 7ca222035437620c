import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseMarkdownFile } from './front-matter.ts'

/** The categories of the blog, in the order its filter shows them. */
export const articleCategories = ['Urgențe', 'Sănătate', 'Prevenție', 'Nutriție', 'Comportament', 'Adopție', 'Legislație', 'Seniori', 'Animale mici'] as const

const text = z.string().trim().min(1)
const day = z.iso.date()

/** The front matter of an article; a key that is not listed is a fault, so that a misspelt one is noticed. */
const frontMatter = z.strictObject({
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
  sources: z.array(z.strictObject({ title: text, url: z.url({ protocol: /^https?$/ }) })).min(1),
  checked_on: day,
  review: text,
})

/** One article of the blog, which is also what Bobita quotes from. */
export interface Article extends z.infer<typeof frontMatter> {
  slug: string
  /** The Markdown body. */
  content: string
}

const ARTICLES = new URL('./articles/', import.meta.url)

/** An article as it lies in its folder, not looked into yet. */
export interface ArticleFile {
  /** NNN-slug.md. */
  name: string
  text: string
}

/** The files of a folder of articles. */
export function articleFiles(folder: URL = ARTICLES): ArticleFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/**
 * Reads every article of a folder, in the order of their ids.
 *
 * @throws Error naming the faults of all files at once
 */
export function readArticles(folder: URL = ARTICLES): Article[] {
  return parseArticles(articleFiles(folder))
}

/** What the files say, in the order of the articles' ids. @throws Error naming the faults of all files at once */
export function parseArticles(files: readonly ArticleFile[]): Article[] {
  const faults: string[] = []
  const articles = files.flatMap((file) => parseArticle(file, faults))
  if (faults.length > 0) throw new Error(`These articles are not right:\n${faults.join('\n')}`)
  return articles.sort((one, other) => one.id - other.id)
}

function parseArticle({ name, text: file }: ArticleFile, faults: string[]): Article[] {
  const number = /^(\d+)-(.+)\.md$/.exec(name)
  if (!number) return fault(faults, name, 'the name is not NNN-slug.md')
  try {
    const { data, body } = parseMarkdownFile(file)
    const parsed = frontMatter.safeParse(data)
    if (!parsed.success) return fault(faults, name, parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
    if (parsed.data.id !== Number(number[1])) return fault(faults, name, `id ${parsed.data.id} is not the number of the file`)
    return [{ ...parsed.data, slug: number[2] ?? '', content: body }]
  } catch (error) {
    return fault(faults, name, error instanceof Error ? error.message : String(error))
  }
}

function fault(faults: string[], name: string, what: string): [] {
  faults.push(`  ${name}: ${what}`)
  return []
}
