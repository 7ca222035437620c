import { words } from '../../language/romanian.ts'
import { animalKind } from '../../knowledge/lexical/animals.ts'
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
const LEAST_PARTS = 2
const MOST_PARTS = 4
/** From this chance on what a question finds by itself stands beside what the whole message does. */
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
  const byThemselves = ofQuestions.filter((part) => (part.search.found[0]?.chance ?? 0) >= ASKED_FOR_ITSELF)
  const pages = new Set(ofPages.map(pageOfPart))
  // What a question finds by itself on a page stands in place of what the whole message finds there.
  const found = ofPages.flatMap((part) => {
    const own = byThemselves.filter((one) => pageOfPart(one) === pageOfPart(part))
    return own.length > 0 ? own : [part]
  })
  const all = [...found, ...byThemselves.filter((part) => !pages.has(pageOfPart(part)))].slice(0, MOST_PARTS)
  // Where each question found something by itself, or beyond as many as there are, only what surely answers.
  const isEachAnswered = ofQuestions.length > 0 && byThemselves.length === ofQuestions.length
  const least = isEachAnswered ? 0 : Math.max(LEAST_PARTS, ofQuestions.length)
  const told = all.filter((part, at) => isSure(part) || byThemselves.includes(part) || at < least)
  return told.length > 1 || told.some((part) => ofQuestions.includes(part)) ? told : []
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

/** Each question cut out of the message and searched for by itself, with what is said around it; two that one record answers are one. */
function searchQuestions(text: string, understood: Understanding, knowledge: Knowledge): QuestionPart[] {
  const { questions, context } = splitMessage(text)
  if (questions.length < 2) return []
  const seen = new Set<string>()
  const around = context === '' ? [] : [context]
  const parts = questions.map((question, at) => {
    const before = [...understood.before, ...around, ...(at === 0 ? [] : questions.slice(0, 1))]
    const alone = knowledge.search(question)
    const together = before.length === 0 ? alone : knowledge.search(question, { before })
    // „Când se vaccinează?” behind a question on a cat is not one on dogs, which more people ask.
    const leavesUnsaid = !namesAnimal(question) && before.some(namesAnimal) && together.found.length > 0
    return { text: question, search: firstUnsaid(leavesUnsaid ? together : likelier(alone, together), seen) }
  })
  return parts.reduce<QuestionPart[]>(withFactsTogether, [])
}

function namesAnimal(text: string): boolean {
  return words(text).some((word) => animalKind(word) !== undefined)
}

/** A question that names its own subject is read alone, one that leaves it unsaid with the rest: the surer reading wins. */
function likelier(one: Search, other: Search): Search {
  return (other.found[0]?.chance ?? 0) > (one.found[0]?.chance ?? 0) ? other : one
}

/** What answers another question gives way, to another page that is nearly as likely, else to the next section: people ask one thing once. */
function firstUnsaid(search: Search, seen: Set<string>): Search {
  const [first] = search.found
  if (!first) return search
  const { id, kind } = first.passage
  const isNew = kind === 'breed' || !seen.has(pageOf(id))
  const elsewhere = search.found.find(({ passage, chance }) => !seen.has(pageOf(passage.id)) && chance >= first.chance * NEARLY)
  const chosen = isNew ? first : (elsewhere ?? search.found.find(({ passage }) => !seen.has(passage.id)) ?? first)
  for (const one of [chosen.passage.id, pageOf(chosen.passage.id)]) seen.add(one)
  return { ...search, found: [chosen] }
}

/** Adds a part; the facts that are asked of one record are told together. */
function withFactsTogether(parts: QuestionPart[], part: QuestionPart): QuestionPart[] {
  const [found] = part.search.found
  const at = parts.findIndex(({ search }) => search.found[0]?.passage.id === found?.passage.id)
  const known = parts[at]
  const [before] = known?.search.found ?? []
  if (!known || !before || !found) return [...parts, part]
  const both = {
    ...before,
    chance: Math.max(before.chance, found.chance),
    best: [...new Set([before.topSentence, found.topSentence, ...before.best, ...found.best])],
  }
  return parts.with(at, { text: `${known.text} ${part.text}`, search: { ...known.search, found: [both] } })
}
