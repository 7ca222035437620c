import type { AnswerLanguage, Perspective, Source } from '#contract/chat.ts'
import { AFTER_CARD } from '#contract/limits.ts'
import { unlistedBreeds } from '#content/breeds/unlisted.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import type { Found, Search } from '../../knowledge/knowledge.ts'
import { withoutDiacritics, words } from '../../language/romanian.ts'
import { asQuestion, nextQuestions } from './next-questions.ts'
import { inEnglish } from './in-english.ts'
import type { UrgentOpening } from './opening.ts'
import { perspectiveOf, quotePerspectives } from './perspectives.ts'
import { pickPassages } from './pick-passages.ts'
import { isSure, type QuestionPart } from './question-part.ts'
import { quotePassage, quoteTopSentence, SECTION_CHARACTERS } from './quote.ts'
import { passageSource } from './sources.ts'

/** An answer made of quotations. */
export interface ExtractiveAnswer {
  /** Markdown with [1] [2] markers. */
  answer: string
  sources: Source[]
  perspectives: Perspective[]
  follow_ups: string[]
}

/** What an answer is made from. */
export interface ComposeParts {
  search: Search
  /** The questions of the message, when it asks several. */
  parts?: readonly QuestionPart[]
  /** The urgent card it begins with. */
  opening: UrgentOpening | null
  /** Set when it asks for a dose beside an emergency: that none is told comes before anything that is quoted. */
  asksDose?: boolean
  /** Sources that were told before it, in the order of their numbers. */
  told?: readonly Source[]
  language: AnswerLanguage
  /** The most sources an answer may rest on. */
  maxChunks: number
  hasImage: boolean
}

/** Answers with what the site publishes, quoted as published and numbered; says "nu știu" when it has nothing (D-029). */
export function composeExtractive(question: string, composing: ComposeParts): ExtractiveAnswer {
  const { opening, language, maxChunks, hasImage } = composing
  const { search, parts: asked = [] } = language === 'en' ? translated(composing) : composing
  // Under an urgent card its page speaks: another question can wait.
  const parts = opening ? [] : asked
  const texts = answerTexts[language]
  const numbering = createNumbering([...(composing.told ?? []), ...(opening ? [opening.source] : [])], Math.max(1, maxChunks))
  const picked = pickPassages(search, opening !== null)
  const quoted = parts.length > 0 ? quoteParts(parts, language, numbering) : { texts: quoteAll(picked, language, numbering), picked }
  const perspectives = parts.length > 0 ? [] : quotePerspectives(search.found, language, numbering.number)
  const found = quoted.picked.length > 0
  const rest = [
    composing.asksDose === true ? texts.askWhom.dose : null,
    hasImage ? texts.cannotSee : null,
    opening ? null : missingBreeds(question, quoted.picked, language),
    found ? lead(search.clear || parts.some(isSure), opening !== null, language, quoted.picked) : null,
    ...(found || parts.length > 0 ? quoted.texts : []),
    found ? notes(quoted.picked, language) : null,
    !opening && !found && !hasImage ? dontKnow(search, language) : null,
  ]
  return {
    answer: afterOpening(opening?.text, rest.filter((paragraph) => typeof paragraph === 'string').join('\n\n')),
    sources: numbering.sources,
    perspectives,
    follow_ups: suggestions(question, search, quoted.picked, language),
  }
}

function translated({ search, parts }: ComposeParts): Pick<ComposeParts, 'search' | 'parts'> {
  const of = (one: Search): Search => ({ ...one, found: one.found.map(inEnglish) })
  return { search: of(search), parts: parts?.map((part) => ({ ...part, search: of(part.search) })) ?? [] }
}

/** The card and what follows it, parted by a rule: only the card is shown as urgent. */
function afterOpening(opening: string | undefined, rest: string): string {
  if (opening === undefined) return rest
  return rest === '' ? opening : opening + AFTER_CARD + rest
}

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

/** What answers stands first, by itself; then each passage under its heading. */
function quoteAll(picked: Found[], language: AnswerLanguage, numbering: Numbering): string[] {
  const said = new Set<string>()
  const summarised = new Set<string>()
  let marked = false
  return picked.flatMap((found, index) => {
    const { title, heading, text, english } = found.passage
    const first = index === 0 ? quoteTopSentence(text, found.topSentence, said) : []
    const lines = quotePassage(text, found.best, said, index === 0 ? wholeUpTo(found) : undefined)
    const id = first.length + lines.length > 0 ? numbering.number(found) : null
    if (id === null) return []
    const summary = language !== 'ro' && english && !summarised.has(english.title) ? [`${answerTexts[language].summary(english.summary)} [${id}]`] : []
    if (english) summarised.add(english.title)
    const isSamePage = index > 0 && picked[index - 1]?.passage.title === title
    const name = `**${(language !== 'ro' && heading === null && english?.title) || headingOf(title, heading, isSamePage)}**`
    const mark = (line: string) => `${line} [${id}]`
    // Another page than the first one answers only perhaps.
    const maybe = title !== picked[0]?.passage.title && !marked ? [answerTexts[language].maybeToo] : []
    marked ||= maybe.length > 0
    if (index > 0) return [...maybe, name, ...summary, ...lines.map(mark)]
    // What a breed is like begins with "it": its name stands before it.
    if (found.passage.kind === 'breed') return [name, ...[...first, ...lines].map(mark), ...summary]
    return [...summary, ...first.map(mark), ...(lines.length > 0 ? [name, ...lines.map(mark)] : [])]
  })
}

/** Each question with its own paragraph, or an honest word that it is not known. */
function quoteParts(parts: readonly QuestionPart[], language: AnswerLanguage, numbering: Numbering): { texts: string[]; picked: Found[] } {
  const said = new Set<string>()
  const picked: Found[] = []
  // What surely answers one of the questions stands before what perhaps does.
  const sure = parts.filter((part) => isSure(part) || part.search.found.length === 0)
  const unsure = parts.filter((part) => !sure.includes(part))
  const quote = ({ text, search }: QuestionPart, isWhole: boolean) => {
    const [found] = search.found
    const id = found ? numbering.number(found) : null
    if (!found || id === null) return [answerTexts[language].partUnknown(text)]
    const first = quoteTopSentence(found.passage.text, found.topSentence, said)
    const lines = isWhole ? [...first, ...quotePassage(found.passage.text, found.best, said, wholeUpTo(found))] : first
    if (lines.length === 0 && picked.some(({ passage }) => passage.id === found.passage.id)) return []
    picked.push(found)
    const { title, heading, english } = found.passage
    const summary = language !== 'ro' && english ? [`${answerTexts[language].summary(english.summary)} [${id}]`] : []
    const marked = lines.map((line) => `${line} [${id}]`)
    // The fact that was asked of a breed stands before what it is like.
    return [`**${headingOf(title, heading, false)}**`, ...(found.passage.kind === 'breed' ? [...marked, ...summary] : [...summary, ...marked])]
  }
  const surely = sure.flatMap((part) => quote(part, true))
  const perhaps = unsure.flatMap((part) => quote(part, false))
  return { texts: [...surely, ...(picked.length > 0 && sure.some(isSure) && perhaps.length > 0 ? [answerTexts[language].maybeToo] : []), ...perhaps], picked }
}

/** Characters up to which what surely answers is quoted whole; of the record of a breed only what is asked. */
function wholeUpTo({ passage }: Found): number | undefined {
  return passage.kind === 'breed' ? undefined : SECTION_CHARACTERS
}

/** A heading says on what page it stands, unless the page was quoted just before: many are the same on every page. */
function headingOf(title: string, heading: string | null, isSamePage: boolean): string {
  return heading === null ? title : isSamePage ? heading : `${title} · ${heading}`
}

/** Said where another breed is told, or nothing: whoever compares two breeds is not to take one for both. */
function missingBreeds(question: string, picked: readonly Found[], language: AnswerLanguage): string | null {
  if (picked.length > 0 && !picked.some(({ passage }) => passage.kind === 'breed')) return null
  const missing = unlistedBreeds(words(question).map(withoutDiacritics))
  return missing.length === 0 ? null : answerTexts[language].notInCatalogue(missing)
}

/** What must be said before the quotations; null where they answer plainly, because the answer begins with what was asked. */
function lead(clear: boolean, urgent: boolean, language: AnswerLanguage, picked: readonly Found[]): string | null {
  const texts = answerTexts[language]
  const isRomanian = picked.some(({ passage }) => passage.language === undefined)
  const opening = urgent ? texts.leadMore : clear ? null : texts.leadNear
  return [isRomanian ? texts.quotesInRomanian : null, opening].filter((sentence) => sentence !== null).join(' ') || null
}

/** What must be said of the quotations: who has not checked them. */
function notes(picked: Found[], language: AnswerLanguage): string | null {
  const views = new Set(picked.map(({ passage }) => perspectiveOf(passage)))
  const texts = answerTexts[language]
  const ofCare = picked.some(({ passage }) => passage.kind === 'article' && perspectiveOf(passage) !== 'law')
  const said = [ofCare ? texts.notReviewed : null, views.has('law') ? texts.notLegalAdvice : null].filter((note) => note !== null)
  return said.length > 0 ? `*${said.join(' ')}*` : null
}

/** Says that nothing answers, what comes nearest, and whom to ask. */
function dontKnow({ nearest }: Search, language: AnswerLanguage): string {
  const texts = answerTexts[language]
  const said = [`${texts.unknown} ${texts.searched}`, nearest.length > 0 ? texts.nearest(nearest) : null, texts.askWhom.animals]
  return said.filter((paragraph) => paragraph !== null).join('\n\n')
}

function suggestions(question: string, { found, answerable, nearest }: Search, picked: Found[], language: AnswerLanguage): string[] {
  if (!answerable) return nearest.slice(0, 2).map((title) => asQuestion(title, language))
  const quoted = new Set(picked.map(({ passage }) => passage.id))
  const around = found.filter(({ passage }) => !quoted.has(passage.id)).map(({ passage }) => passage)
  const next = nextQuestions(around, question, language)
  // Where one passage alone answers, what comes near is asked next.
  return next.length > 0 ? next : nearest.slice(0, 2).map((title) => asQuestion(title, language))
}
