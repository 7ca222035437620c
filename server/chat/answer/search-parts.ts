import type { Knowledge, Search } from '../../knowledge/knowledge.ts'
import { pageOf } from '../../knowledge/passages.ts'
import { asksSeveral, pageMargins, questionMarks, type Understanding } from '../../understanding/understanding.ts'
import { isSure, type QuestionPart } from './question-part.ts'
import { splitMessage } from './split-message.ts'

/** As likely as this share of the likeliest passage. */
const NEARLY = 0.4
/** From this margin on a third and a fourth page is asked for too. */
const ALSO_ASKED = -0.3
const LEAST_PAGES = 2
const MOST_PAGES = 4
/** From this chance on the page of a question read by itself stands beside those of the whole message. */
const ASKED_FOR_ITSELF = 0.2
/** A page less likely to answer than this is left out of a message that surely asks several things, and of one that perhaps does. */
const LIKELY = 0.02
const LIKELY_IF_PERHAPS = 0.12
/** From this chance on a message surely asks several things. */
const SURELY_SEVERAL = 0.4

/** What answers each question of a message that asks several; nothing when it asks one thing. */
export function searchParts(text: string, understood: Understanding, knowledge: Knowledge): QuestionPart[] {
  if (!asksSeveral(understood, text)) return []
  const ofQuestions = searchQuestions(text, understood, knowledge)
  // Where a question of its own has no answer, that is said.
  if (questionMarks(text) > 1 && ofQuestions.some(({ search }) => search.found.length === 0)) return ofQuestions
  const ofPages = searchPages(text, understood, knowledge)
  if (ofPages.length < 2 && ofQuestions.length > 1) return ofQuestions
  const pages = new Set(ofPages.map(pageOfPart))
  const more = ofQuestions.filter((part) => (part.search.found[0]?.chance ?? 0) >= ASKED_FOR_ITSELF && !pages.has(pageOfPart(part)))
  const all = [...ofPages.map((part) => inSection(part, ofQuestions)), ...more].slice(0, MOST_PAGES)
  // Beyond as many pages as there are questions, only what surely answers.
  return all.filter((part, at) => isSure(part) || at < Math.max(LEAST_PAGES, ofQuestions.length))
}

/** Where the whole message finds the beginning of a page and one of its questions a section of it, the section answers. */
function inSection(part: QuestionPart, ofQuestions: readonly QuestionPart[]): QuestionPart {
  const isSection = ({ search }: QuestionPart) => typeof search.found[0]?.passage.heading === 'string'
  return isSection(part) ? part : (ofQuestions.find((one) => isSection(one) && pageOfPart(one) === pageOfPart(part)) ?? part)
}

function pageOfPart({ search: { found } }: QuestionPart): string {
  return pageOf(found[0]?.passage.id ?? '')
}

/** Read as a whole, a message asks for several pages; its questions need no cutting, which few people's commas allow. */
function searchPages(text: string, { before, margins, several }: Understanding, knowledge: Knowledge): QuestionPart[] {
  const asked = pageMargins(margins).filter((margin, at) => at < LEAST_PAGES || (at < MOST_PAGES && margin > ALSO_ASKED)).length
  const search = knowledge.search(text, { before, margins, eachOfPages: asked })
  const likely = several >= SURELY_SEVERAL ? LIKELY : LIKELY_IF_PERHAPS
  return search.found.filter(({ chance }) => chance >= likely).map((one) => ({ text, search: { ...search, found: [one] } }))
}

/** Each question cut out of the message and searched for by itself, with what is said around it. */
function searchQuestions(text: string, understood: Understanding, knowledge: Knowledge): QuestionPart[] {
  const { questions, context } = splitMessage(text)
  if (questions.length < 2) return []
  const seen = new Set<string>()
  const around = context === '' ? [] : [context]
  return questions.map((question, at) => {
    const before = [...understood.before, ...around, ...(at === 0 ? [] : questions.slice(0, 1))]
    const alone = knowledge.search(question)
    const together = before.length === 0 ? alone : knowledge.search(question, { before })
    return { text: question, search: firstOfNewPage(likelier(alone, together), seen) }
  })
}

/** A question that names its own subject is read alone, one that leaves it unsaid with the rest: the surer reading wins. */
function likelier(one: Search, other: Search): Search {
  return (other.found[0]?.chance ?? 0) > (one.found[0]?.chance ?? 0) ? other : one
}

/** A page that answers another part gives way to one that is nearly as likely: people ask one thing once. */
function firstOfNewPage(search: Search, seen: Set<string>): Search {
  const [first] = search.found
  if (!first) return search
  const other = search.found.find(({ passage, chance }) => !seen.has(pageOf(passage.id)) && chance >= first.chance * NEARLY)
  const chosen = other ?? first
  seen.add(pageOf(chosen.passage.id))
  return { ...search, found: [chosen] }
}
