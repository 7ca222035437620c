import type { Perspective, Source } from '#contract/chat.ts'
import type { UrgentCard } from '#content/urgent-cards.ts'
import { answerTexts } from '#texts/answer.ts'
import type { Language } from '#texts/language.ts'
import type { Found, Search } from '../knowledge/knowledge.ts'
import { asQuestion, followUps } from './follow-ups.ts'
import { perspectiveOf, quotePerspectives } from './perspectives.ts'
import { isClear, pickPassages } from './pick-passages.ts'
import { quotePassage } from './quote.ts'
import { passageSource } from './sources.ts'

/** An answer made of quotations. */
export interface Composed {
  /** Markdown with [1] [2] markers. */
  answer: string
  sources: Source[]
  perspectives: Perspective[]
  follow_ups: string[]
}

/** What an answer is made from. */
export interface ComposeParts {
  search: Search
  urgent: UrgentCard | null
  /** The card of the question that this one goes on with. */
  urgentBefore?: UrgentCard | null
  language: Language
  /** The most sources an answer may rest on. */
  maxChunks: number
  hasImage: boolean
}

/** Answers with what the site publishes, quoted as published and numbered; says "nu știu" when it has nothing (design.md §7). */
export function composeExtractive(question: string, parts: ComposeParts): Composed {
  const { search, urgent, urgentBefore = null, language, maxChunks, hasImage } = parts
  const texts = answerTexts[language]
  const opening = urgent && urgentOpening(urgent, language, 1)
  const numbering = createNumbering(opening ? [opening.source] : [], Math.max(1, maxChunks))
  const picked = pickPassages(search, urgent)
  const quoted = quoteAll(picked, language, numbering)
  const perspectives = quotePerspectives(search.found, language, numbering.number)
  const rest = [
    hasImage ? texts.cannotSee : null,
    quoted.length > 0 ? lead(picked, urgent !== null, language) : null,
    ...quoted,
    quoted.length > 0 ? notes(picked, language) : null,
    !opening && quoted.length === 0 && !hasImage ? dontKnow(search, urgentBefore, language) : null,
  ]
  return {
    answer: afterOpening(opening?.text, rest.filter((paragraph) => typeof paragraph === 'string').join('\n\n')),
    sources: numbering.sources,
    perspectives,
    follow_ups: suggestions(question, search, picked, language),
  }
}

/** The card and what follows it, parted by a rule: only the card is shown as urgent. */
function afterOpening(opening: string | undefined, rest: string): string {
  if (opening === undefined) return rest
  return rest === '' ? opening : opening + AFTER_OPENING + rest
}

/** The fixed text of an urgent card with its source, which has number `id`. */
export function urgentOpening(card: UrgentCard, language: Language, id: number): { text: string; source: Source } {
  const texts = answerTexts[language]
  const title = card.title[language]
  const steps = card.steps[language].map((step, place) => `${place + 1}. ${step}`).join('\n')
  const avoid = card.avoid[language].map((line) => `- ${line}`).join('\n')
  const paragraphs = [`## ${texts.urgent(title)}`, card.call112 ? `**${texts.call112}**` : null, `${steps} [${id}]`, `**${texts.avoid}**`, `${avoid} [${id}]`]
  return {
    text: paragraphs.filter((paragraph) => paragraph !== null).join('\n\n'),
    source: {
      id,
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
      url: card.link.url,
      kind: 'urgent',
      quote: card.steps[language].slice(0, 2).join(' '),
      checked_on: card.checked_on,
    },
  }
}

/** Between the urgent card and the rest of an answer. */
export const AFTER_OPENING = '\n\n---\n\n'

interface Numbering {
  sources: Source[]
  /** The number of a passage as a source, given when it is first used; null when the answer may hold no more sources. */
  number: (found: Found) => number | null
}

function createNumbering(sources: Source[], most: number): Numbering {
  const numbers = new Map<string, number>()
  return {
    sources,
    number: (found) => {
      const known = numbers.get(found.passage.id)
      if (known !== undefined) return known
      if (sources.length >= most) return null
      const id = sources.length + 1
      sources.push(passageSource(found, id))
      numbers.set(found.passage.id, id)
      return id
    },
  }
}

function quoteAll(picked: Found[], language: Language, numbering: Numbering): string[] {
  const said = new Set<string>()
  const summarised = new Set<string>()
  return picked.flatMap((found, at) => {
    const { title, heading, text, english } = found.passage
    const lines = quotePassage(text, found.best, said)
    const id = lines.length > 0 ? numbering.number(found) : null
    if (id === null) return []
    const marked = lines.map((line) => `${line} [${id}]`)
    const summary = language === 'en' && english && !summarised.has(english.title) ? [`${answerTexts.en.summary(english.summary)} [${id}]`] : []
    if (english) summarised.add(english.title)
    const goesOn = at > 0 && picked[at - 1]?.passage.title === title
    return [`**${(language === 'en' && heading === null && english?.title) || headingOf(title, heading, goesOn)}**`, ...summary, ...marked]
  })
}

/** A heading says on what page it stands, unless the page was quoted just before: many are the same on every page. */
function headingOf(title: string, heading: string | null, goesOn: boolean): string {
  return heading === null ? title : goesOn ? heading : `${title} · ${heading}`
}

function lead(picked: Found[], urgent: boolean, language: Language): string {
  const texts = answerTexts[language]
  const opening = urgent
    ? texts.leadMore
    : !isClear(picked)
      ? texts.leadNear
      : picked.every(({ passage }) => isLegal(passage.kind))
        ? texts.leadLaw
        : texts.lead
  return texts.quotesInRomanian === null ? opening : `${texts.quotesInRomanian} ${opening}`
}

function isLegal(kind: Source['kind']): boolean {
  return kind === 'law' || kind === 'guide'
}

/** What must be said of the quotations: who has not checked them (design.md §11). */
function notes(picked: Found[], language: Language): string | null {
  const views = new Set(picked.map(({ passage }) => perspectiveOf(passage)))
  const texts = answerTexts[language]
  const ofCare = picked.some(({ passage }) => passage.kind === 'article' && perspectiveOf(passage) !== 'law')
  const said = [ofCare ? texts.notReviewed : null, views.has('law') ? texts.notLegalAdvice : null].filter((note) => note !== null)
  return said.length > 0 ? `*${said.join(' ')}*` : null
}

/** Says that nothing answers, what comes nearest, and whom to ask; an emergency told just before comes first. */
function dontKnow({ nearest, kind }: Search, urgentBefore: UrgentCard | null, language: Language): string {
  const texts = answerTexts[language]
  const first = urgentBefore && texts.doFirst(urgentBefore.title[language])
  const said = kind === 'elsewhere' ? [texts.unknown] : [`${texts.unknown} ${texts.searched}`, nearest.length > 0 ? texts.nearest(nearest) : null]
  return [first, ...said, texts.askWhom[kind]].filter((paragraph) => paragraph !== null).join('\n\n')
}

function suggestions(question: string, { found, answerable, nearest }: Search, picked: Found[], language: Language): string[] {
  if (!answerable) return nearest.slice(0, 2).map((title) => asQuestion(title, language))
  const quoted = new Set(picked.map(({ passage }) => passage.id))
  return followUps(
    found.filter(({ passage }) => !quoted.has(passage.id)).map(({ passage }) => passage),
    question,
    language,
  )
}
