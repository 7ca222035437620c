import { setImmediate as pause } from 'node:timers/promises'
import type { AnswerLanguage, UrgentCard } from '#contract/chat.ts'
import { urgentCard } from '#content/cards/cards.ts'
import type { Knowledge, Search } from '../../knowledge/knowledge.ts'
import type { LiveKnowledge } from '../../knowledge/live.ts'
import type { Near } from '../../knowledge/meaning/meaning.ts'
import { waitForCpuShare } from '../../platform/process/cpu-gate.ts'
import type { Classifier } from '../../understanding/classifier.ts'
import { understand, type Understanding } from '../../understanding/understanding.ts'
import type { Composer } from '../model/composer.ts'
import type { ModelReading, Reader } from '../model/reader.ts'
import type { Directories } from '../places/directories.ts'
import type { AnswerPiece, AnswerResult, ChatQuestion } from '../question.ts'
import { answerDirectly, asksOfAnimalsToo } from './answer-directly.ts'
import { searchBesidePlace } from './beside-place.ts'
import { composeExtractive } from './compose-extractive.ts'
import { joinSearches } from './join-searches.ts'
import { openWithCard, type UrgentOpening } from './opening.ts'
import { searchParts } from './search-parts.ts'
import { subjectOf } from './earlier-messages.ts'

/** What answering needs; `composer` and `reader` are null when no model is set. */
export interface AnswerParts {
  knowledge: Pick<LiveKnowledge, 'current' | 'near' | 'pageAsked'>
  classifier: Classifier
  composer: Composer | null
  reader: Reader | null
  /** Absent where no directory is asked. */
  directories?: Directories
}

/**
 * Answers from what the site publishes: yields the text piece by piece, returns what belongs under it.
 * The urgent card comes first and never waits for a model: it is fixed text, for the worst minutes.
 *
 * @throws ModelInterrupted when a model fails after it began to write
 */
export async function* answer(question: ChatQuestion, parts: AnswerParts, signal: AbortSignal): AsyncGenerator<AnswerPiece, AnswerResult> {
  const { classifier, directories } = parts
  const understood = understand(question.text, subjectOf(question.earlier), classifier)
  const composer = question.mayUseModel ? parts.composer : null
  // A card that is sure waits for nobody; a model may find one that the words hide.
  const reading = composer && parts.reader && understood.card === null ? await parts.reader.read(question, signal) : null
  const language = understood.language ?? reading?.language ?? question.language
  const opening = openingOf(understood, reading, language)
  const labelled = opening || question.image ? null : parts.knowledge.pageAsked(question.text, understood.before.length === 0)
  if (!opening && !question.image && !overrules(labelled, understood) && !asksOfAnimalsToo(question.text, understood, classifier)) {
    const direct = await answerDirectly(question, understood, language, directories)
    if (direct) {
      yield { text: direct.text }
      if (understood.intent !== 'place') return direct.result
      return yield* alsoAsked(question, direct.result, { understood, language, parts })
    }
  }
  const knowledge = await parts.knowledge.current()
  const near = opening ? [] : await parts.knowledge.near([...understood.before, question.text].join(' '))
  await waitForCpuShare()
  const search = searchAll({ question, understood, reading, opening, near, labelled }, knowledge)
  const extractive = composeExtractive(question.text, {
    search,
    // Under an urgent card none is quoted.
    parts: labelled === null && !opening ? searchParts(question.text, understood, knowledge) : [],
    opening,
    asksDose: opening !== null && understood.intent === 'dose',
    language,
    maxChunks: question.maxChunks,
    hasImage: question.image !== null,
  })

  const card = opening?.card ?? null
  const stream = streamWithCard(card)
  if (composer) {
    const written = yield* stream.texts(composer.write({ question, language, search, opening, extractive }, signal))
    if (written) return written
  }
  yield* stream.texts(paragraphs(unsaid(extractive.answer, stream.text())))
  const { sources, perspectives, follow_ups } = extractive
  return { sources, perspectives, follow_ups, card, mode: composer ? 'fallback' : 'extractive', known: sources.length > 0, tokensUsed: 0 }
}

/** Goes on with what is asked beside a place, where its records have left room for another source. */
async function* alsoAsked(
  { text, maxChunks }: ChatQuestion,
  result: AnswerResult,
  { understood, language, parts }: { understood: Understanding; language: AnswerLanguage; parts: AnswerParts },
): AsyncGenerator<AnswerPiece, AnswerResult> {
  if (result.sources.length >= maxChunks) return result
  const knowledge = await parts.knowledge.current()
  await waitForCpuShare()
  const beside = searchBesidePlace(text, understood, knowledge, parts.classifier)
  const [first] = beside
  if (!first) return result
  const composed = composeExtractive(text, { search: first.search, parts: beside, opening: null, told: result.sources, language, maxChunks, hasImage: false })
  yield { text: `\n\n${composed.answer}` }
  return { ...result, sources: composed.sources, known: true }
}

/** A page that an editor chose answers what was taken for talk or for elsewhere; never a dose or a person's health, which have one answer. */
function overrules(labelled: string | null, { intent }: Understanding): boolean {
  return labelled !== null && intent !== 'dose' && intent !== 'person'
}

/** The urgent card that the words or the model's reading call for. */
function openingOf(understood: Understanding, reading: ModelReading | null, language: AnswerLanguage): UrgentOpening | null {
  const id = understood.card?.id ?? reading?.card ?? null
  const card = id === null ? null : urgentCard(id)
  return card && openWithCard(card, language, understood.card?.goesOn ?? false)
}

interface SearchedFor {
  question: ChatQuestion
  understood: Understanding
  reading: ModelReading | null
  opening: UrgentOpening | null
  near: readonly Near[]
  /** The page an editor said answers; never beside an urgent card. */
  labelled: string | null
}

/** The question searched for by itself, and by the phrases a model read in it, where no editor said what answers. */
function searchAll({ question, understood, reading, opening, near, labelled }: SearchedFor, knowledge: Knowledge): Search {
  const { before, margins } = understood
  // "What do you see?" beside a picture asks nothing that words could find.
  const asksOnlyPicture = question.image !== null && opening === null && understood.intent !== 'animals'
  const limit = question.maxChunks
  return joinSearches([
    ...(asksOnlyPicture ? [] : [knowledge.search(question.text, { limit, before, margins, near, labelled, firstPage: opening?.source.url ?? null })]),
    ...(labelled === null ? (reading?.phrases ?? []) : []).map((phrase) => knowledge.search(phrase, { limit })),
  ])
}

/** Turns texts into pieces, the card on the very first, and remembers what was said. */
function streamWithCard(card: UrgentCard | null) {
  let said = ''
  return {
    text: () => said,
    async *texts<Result>(texts: AsyncGenerator<string, Result>): AsyncGenerator<AnswerPiece, Result> {
      let next = await texts.next()
      while (!next.done) {
        const isFirst = said === ''
        said += next.value
        yield isFirst && card ? { text: next.value, card } : { text: next.value }
        next = await texts.next()
      }
      return next.value
    },
  }
}

/** What is left to say of the quoted answer when a model has written no more than the urgent card it begins with. */
function unsaid(answerText: string, said: string): string {
  if (answerText.startsWith(said)) return answerText.slice(said.length)
  return said.startsWith(answerText) ? '' : answerText
}

/** The text cut behind its blank lines; put together again it is the same text. Lets each leave before the next. */
async function* paragraphs(text: string): AsyncGenerator<string, void> {
  for (const paragraph of text.split(/(?<=\n\n)/)) {
    yield paragraph
    await pause()
  }
}
