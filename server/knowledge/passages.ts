import type { Source } from '#contract/chat.ts'
import { headingAnchor } from '#content/anchors.ts'
import type { SectionedPage } from '#content/sections.ts'
import { answerTexts } from '#texts/answer/answer.ts'

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
  /** What it says, for readers of English; `text` is the whole of it, paragraph by paragraph, where it has been translated. */
  english?: { title: string; summary: string; heading?: string | null; text?: string }
  /** What a breed is called, short names included. */
  names?: readonly string[]
  /** The language of `text`, where it is not Romanian. */
  language?: 'en'
}

/** The id of the page a passage belongs to: the article of a section; a law note, a part of the guide and a breed are pages of their own. */
export function pageOf(passage: string): string {
  const at = passage.indexOf('#')
  return at < 0 ? passage : passage.slice(0, at)
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
  /** The body in English, with as many sections in the same order; null where nobody has translated it. */
  content_en: string | null
}

/** Everything written for the site itself, in one shape. */
export interface Content {
  articles: PublishedArticle[]
  law: SectionedPage
  guide: SectionedPage
  /** The same pages in English, with the same anchors. */
  english?: { law: SectionedPage; guide: SectionedPage }
}

const LAW_SEARCH = 'lege legislație law legal act'
const GUIDE_SEARCH = 'plângere petiție sesizare reclamație poliție abuz cruzime maltratare animal police complaint petition report animal abuse cruelty'

/** Cuts the content into passages: the opening of every article, every section of articles, law notes and the police guide. */
export function contentPassages({ articles, law, guide, english }: Content): Passage[] {
  return [
    ...articles.flatMap(articlePassages),
    ...pagePassages(law, english?.law, {
      kind: 'law',
      title: answerTexts.ro.lawPage,
      title_en: answerTexts.en.lawPage,
      path: '/lege',
      category: 'Legislație',
      search: LAW_SEARCH,
    }),
    ...pagePassages(guide, english?.guide, {
      kind: 'guide',
      title: answerTexts.ro.guidePage,
      title_en: answerTexts.en.guidePage,
      path: '/plangeri',
      category: 'Legislație',
      search: GUIDE_SEARCH,
    }),
  ]
}

function articlePassages(article: PublishedArticle): Passage[] {
  const [opening = '', ...sections] = article.content.split(/^## +/m)
  const { title_en, summary_en } = article
  const translated = article.content_en?.split(/^## +/m) ?? []
  const isWhole = translated.length === sections.length + 1
  const keywords = [...article.keywords, ...article.keywords_en, ...article.tags, title_en ?? ''].join('. ')
  const passage = (heading: string | null, text: string, search: string, section: number): Passage => {
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
      ...(title_en !== null && summary_en !== null && { english: { title: title_en, summary: summary_en, ...(isWhole && sectionOf(translated, section)) } }),
    }
  }
  return [
    passage(null, opening, [keywords, summary_en ?? '', article.short_description].join('. '), 0),
    ...sections.map((section, at) => {
      const [heading = '', ...lines] = section.split('\n')
      return passage(heading.trim(), lines.join('\n'), keywords, at + 1)
    }),
  ]
}

/** A section of a translated body; the first is its opening. */
function sectionOf(sections: readonly string[], at: number): { heading: string | null; text: string } {
  const [heading = '', ...lines] = (sections[at] ?? '').split('\n')
  return at === 0 ? { heading: null, text: sections[0]?.trim() ?? '' } : { heading: heading.trim(), text: lines.join('\n').trim() }
}

interface PageKind {
  kind: 'law' | 'guide'
  title: string
  title_en: string
  path: string
  category: string
  search: string
}

function pagePassages({ sections, checked_on }: SectionedPage, english: SectionedPage | undefined, { title_en, path, ...page }: PageKind): Passage[] {
  const translated = new Map(english?.sections.map((section) => [section.anchor, section]))
  return sections.map(({ heading, anchor, text }) => ({
    ...page,
    id: `${page.kind}:${anchor}`,
    heading,
    text,
    url: `${path}#${anchor}`,
    checked_on,
    ...translationOf(title_en, translated.get(anchor)),
  }))
}

function translationOf(title: string, section: SectionedPage['sections'][number] | undefined): Pick<Passage, 'english'> {
  if (!section) return {}
  const { heading, text } = section
  const [first = ''] = text.split('\n\n')
  return { english: { title, heading, text, summary: first } }
}
