import type { Source } from '#contract/chat.ts'
import { headingAnchor } from '#content/anchors.ts'
import type { SectionedPage } from '#content/sections.ts'
import { answerTexts } from '#texts/answer.ts'

/** A piece of what the site publishes that stands on its own and can be quoted with its link. */
export interface Passage {
  id: string
  kind: Source['kind']
  /** Title of the article or page it comes from. */
  title: string
  heading: string | null
  /** As published, in Markdown. */
  text: string
  /** Path on this site, with the anchor of the heading. */
  url: string
  /** The day (YYYY-MM-DD) a person last checked it; null when the record carries none. */
  checked_on: string | null
  category: string | null
  /** Indexed, never quoted: English title and summary, keywords in both languages. */
  search: string
  /** What it says, for readers of English. */
  english?: { title: string; summary: string }
}

/** An article as Bobita reads it: one of ours, or one an operator wrote, which has no keywords and perhaps no English. */
export interface PublishedArticle {
  id: number
  title: string
  title_en: string | null
  summary_en: string | null
  short_description: string
  /** Markdown. */
  content: string
  category: string
  tags: string[]
  checked_on: string | null
  keywords: string[]
  keywords_en: string[]
}

/** Everything written for the site itself, in one shape. */
export interface Content {
  articles: PublishedArticle[]
  law: SectionedPage
  guide: SectionedPage
}

const LAW_SEARCH = 'lege legislație law legal act'
const GUIDE_SEARCH = 'plângere petiție sesizare reclamație poliție abuz cruzime maltratare animal police complaint petition report animal abuse cruelty'

/** Cuts the content into passages: the opening of every article, every section of articles, law notes and the police guide. */
export function contentPassages({ articles, law, guide }: Content): Passage[] {
  return [
    ...articles.flatMap(articlePassages),
    ...pagePassages(law, { kind: 'law', title: answerTexts.ro.lawPage, path: '/lege', category: 'Legislație', search: LAW_SEARCH }),
    ...pagePassages(guide, { kind: 'guide', title: answerTexts.ro.guidePage, path: '/plangeri', category: 'Legislație', search: GUIDE_SEARCH }),
  ]
}

function articlePassages(article: PublishedArticle): Passage[] {
  const [opening = '', ...sections] = article.content.split(/^## +/m)
  const { title_en, summary_en } = article
  const keywords = [...article.keywords, ...article.keywords_en, ...article.tags, title_en ?? ''].join('. ')
  const passage = (heading: string | null, text: string, search: string): Passage => {
    const at = heading === null ? '' : `#${headingAnchor(heading)}`
    return {
      id: `article:${article.id}${at}`,
      kind: 'article',
      title: article.title,
      heading,
      text: text.trim(),
      url: `/blog/${article.id}${at}`,
      checked_on: article.checked_on,
      category: article.category,
      search,
      ...(title_en !== null && summary_en !== null && { english: { title: title_en, summary: summary_en } }),
    }
  }
  return [
    passage(null, opening, [keywords, summary_en ?? '', article.short_description].join('. ')),
    ...sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return passage(heading.trim(), lines.join('\n'), keywords)
    }),
  ]
}

interface PageKind {
  kind: 'law' | 'guide'
  title: string
  path: string
  category: string
  search: string
}

function pagePassages({ sections, checked_on }: SectionedPage, { kind, title, path, category, search }: PageKind): Passage[] {
  return sections.map(({ heading, anchor, text }) => ({
    id: `${kind}:${anchor}`,
    kind,
    title,
    heading,
    text,
    url: `${path}#${anchor}`,
    checked_on,
    category,
    search,
  }))
}
