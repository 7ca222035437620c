import { z } from 'zod'
import { articleCategories, frontMatter } from '#content/articles.ts'
import { isCover } from '#content/pictures/cover-names.ts'
import { corrections, fromFile, postDetails } from './blog.ts'
import type { BlogPostsTable } from './tables.ts'

export const AUTHOR = 'Echipa Bobita'
const { id, title, category, short_description } = frontMatter.shape

/** A row of blog_posts as it was kept. */
export const keptPost: z.ZodType<BlogPostsTable> = z.object({
  id: z.int(),
  title: z.string(),
  author: z.string(),
  category: z.string(),
  short_description: z.string(),
  content: z.string(),
  tags: z.string(),
  created_at: z.string(),
  details: z.string(),
  file_hash: z.string().nullable(),
})

/** The front matter of an operator's own article: what has a sensible default need not be said. */
export function ownFrontMatter(now: Date) {
  const { shape } = frontMatter
  return z
    .strictObject({
      id,
      title,
      category,
      short_description,
      cover: z.int().refine(isCover, { error: 'there is no drawing of this number' }).nullable().default(null),
      author: shape.author.default(AUTHOR),
      tags: z.array(z.string().trim().min(1)).default([]),
      created_at: shape.created_at.default(now.toISOString()),
      title_en: shape.title_en.optional(),
      summary_en: shape.summary_en.optional(),
      keywords: z.array(z.string().trim().min(1)).default([]),
      keywords_en: z.array(z.string().trim().min(1)).default([]),
      species: shape.species.default([]),
      urgent: shape.urgent.default(false),
      confidence: shape.confidence.default('surse'),
      facts: shape.facts.default([]),
      sources: z.array(shape.sources.element.extend({ supports: z.string().nullable().default(null) })).default([]),
      checked_on: shape.checked_on.default(now.toISOString().slice(0, 'YYYY-MM-DD'.length)),
      ai_assisted: shape.ai_assisted.default(false),
      content_en: z.string().nullable().default(null),
      corrections: corrections.default([]),
    })
    .transform((said) => ({ ...said, title_en: said.title_en ?? said.title, summary_en: said.summary_en ?? said.short_description }))
}

/** A file to begin an article with, every field explained. */
export function articleTemplate(now: Date): string {
  return `---
# Save this as 10001-a-short-name.md: the number of the file and the id are one; yours begin at 10000.
id: 10001
title: "Titlul, în română"
category: "Noutăți" # ${articleCategories.join(', ')}
short_description: "Una sau două fraze, pentru cardul din blog."

# All below may be left out; what stands here is then taken.
author: "${AUTHOR}"
created_at: "${now.toISOString()}" # the blog shows the newest first
tags: [] # shown under the article
title_en: "Titlul, în română" # for English readers; the text itself is Romanian
summary_en: "Una sau două fraze, pentru cardul din blog."
urgent: false # true: the article opens with whom to call
cover: null # or the number of a drawing, as the operators' area shows them; null: one of its category
keywords: [] # other words people ask with: Bobita finds the article by them
keywords_en: []
species: []
sources: [] # - { title: "Cine spune", url: "https://…", supports: "cuvintele din text pe care le susține" }
checked_on: "${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}" # the day it was last read again
ai_assisted: false # true: the page says that an AI model helped to write it
confidence: "surse" # surse, presă, or mixt: then the page says that parts are not confirmed
facts: []
corrections: [] # - { on: "2026-11-23", note: "ce era greșit" }: the page says it
---
Primul paragraf spune pe scurt ce e de știut.

## Un subtitlu

Textul, în Markdown.
`
}

const details = postDetails.extend(fromFile.shape)

/** A post as a file that can be published again. */
export function articleFile({ id: number, tags, details: more, content, file_hash: _, ...words }: BlogPostsTable): string {
  const { partly_unconfirmed, ...said } = details.parse(JSON.parse(more))
  const fields = { id: number, ...words, tags: z.array(z.string()).parse(JSON.parse(tags)), ...said, confidence: partly_unconfirmed ? 'mixt' : 'surse' }
  // JSON is YAML.
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${JSON.stringify(value)}`]))
  return `---\n${lines.join('\n')}\n---\n${content}\n`
}
