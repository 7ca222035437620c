import type { LabelledQuestion } from '#content/questions/question.ts'
import { intents } from '#content/questions/question.ts'
import { answerLanguages } from '#contract/chat.ts'
import { talkKinds, type TalkKind } from '#contract/talk.ts'
import { blocks, readableLine } from '../../knowledge/markdown.ts'
import { pageOf, type Passage } from '../../knowledge/passages.ts'
import { PAIRS_CLASS } from '../../understanding/weights-file.ts'
import { PAIR_SLOTS } from './corpus.ts'

/** One class to learn: which rows it is learned from, and which of them are inside. */
export interface TrainingTask {
  /** 'head:class'. */
  name: string
  rows: Uint32Array
  inside: Uint8Array
  /** What a row inside costs on the wrong side, as a multiple of one outside. */
  insideCost: number
  /** The heaviest weights that are kept. */
  most: number
  /** Whether its margins for rows it was not trained on are needed for a fit. */
  judged: boolean
  /** What it is read from: all features, or the slots of pairs of words. */
  reads: 'features' | 'pairs'
}

const COST_INSIDE = 4

/**
 * What lines are learned from: every message, then the last messages of conversations once more without those before, then
 * what the sections say themselves.
 */
export interface Rows {
  questions: LabelledQuestion[]
  /** From this row on they stand alone. */
  alone: number
  /** From this row on they are sentences of sections, which nobody typed. */
  told: number
}

/** Whether a message goes on with another is read from it alone. */
export function rowsOf(questions: readonly LabelledQuestion[], passages: readonly Passage[]): Rows {
  const last = questions.filter(({ before }) => before.length > 0).map((question) => ({ ...question, before: [] }))
  const told = passages.filter(({ id }) => id.includes('#')).flatMap(sentencesOf)
  return { questions: [...questions, ...last, ...told], alone: questions.length, told: questions.length + last.length }
}

/** The heading and the sentences of a section in both languages, each as a message that it answers. */
function sentencesOf({ id, heading, text, english }: Passage): LabelledQuestion[] {
  const lines = [text, english?.text ?? ''].flatMap((markdown) => blocks(markdown).flatMap((block) => block.lines.map(readableLine)))
  return [heading, english?.heading, ...lines].flatMap((line) =>
    line
      ? [{ text: line, before: [], language: 'ro', passages: [id], cards: [], intent: 'animals', goesOn: false, place: null, batch: 'content', kind: 'told' }]
      : [],
  )
}

/** Everything that is learned, one line a class. */
export function headTasks({ questions, alone, told }: Rows): TrainingTask[] {
  const every = Array.from({ length: alone }, (_, at) => at)
  const everyTold = Array.from({ length: questions.length - told }, (_, at) => told + at)
  const task = (
    name: string,
    rows: number[],
    isInside: (question: LabelledQuestion, row: number) => boolean,
    most: number,
    judged = true,
    insideCost = COST_INSIDE,
  ): TrainingTask => {
    const inside = new Uint8Array(questions.length)
    for (const row of rows) inside[row] = Number(isInside(at(questions, row), row))
    return { name, rows: Uint32Array.from(rows), inside, insideCost, most, judged, reads: name === PAIRS_CLASS ? 'pairs' : 'features' }
  }
  const cards = unique(questions.flatMap((question) => question.cards))
  const withPage = every.filter((row) => at(questions, row).passages !== null)
  const pages = unique(questions.flatMap(({ passages }) => (passages ?? []).map(pageOf)))
  const talk = every.filter((row) => talkKind(at(questions, row)) !== null)
  const withTown = every.filter((row) => at(questions, row).place !== null || at(questions, row).intent !== 'place')
  return [
    task('urgent:any', every, (question) => question.cards.length > 0, 96_000, true, 2),
    task(PAIRS_CLASS, every, (question) => question.cards.length > 0, PAIR_SLOTS, true, 2),
    ...cards.map((card) => task(`card:${card}`, every, (question) => question.cards.includes(card), 20_000)),
    ...pages.map((page) => task(`page:${page}`, withPage, ({ passages }) => (passages ?? []).some((id) => pageOf(id) === page), 7_000)),
    task('page:none', withPage, ({ passages, cards: ofCards }) => passages?.length === 0 && ofCards.length === 0, 16_000, true, 1),
    ...sectionTasks([...every, ...everyTold], questions, task),
    ...intents.map((intent) => task(`intent:${intent}`, every, (question) => question.intent === intent, 12_000, true, 2)),
    ...answerLanguages.map((language) => task(`language:${language}`, every, (question) => question.language === language, 6_000, true, 1)),
    ...['shelter', 'trainer', 'breeder', 'clinic'].map((kind) => task(`place:${kind}`, withTown, ({ place }) => place?.startsWith(kind) ?? false, 8_000)),
    task(
      'goes:on',
      Array.from({ length: told }, (_, row) => row).filter((row) => row >= alone || at(questions, row).before.length === 0),
      (_, row) => row >= alone && at(questions, row).goesOn,
      24_000,
      true,
      3,
    ),
    ...talkKinds.map((kind) => task(`talk:${kind}`, talk, (question) => talkKind(question) === kind, 3_000, false)),
    task('kind:several', every, ({ kind }) => kind === 'several', 12_000, true, 3),
  ]
}

/** What a line of small talk is; 'human' asks who Bobita is. */
function talkKind({ intent, kind }: LabelledQuestion): TalkKind | null {
  if (intent !== 'talk') return null
  return kind === 'human' ? 'who' : (talkKinds.find((one) => one === kind) ?? null)
}

type MakeTask = (name: string, rows: number[], isInside: (question: LabelledQuestion, row: number) => boolean, most: number, judged?: boolean) => TrainingTask

/** Of a section: it is told from those of its page alone, and there are a thousand of them. */
const MOST_OF_SECTION = 550

/** The sections of a page against one another: only what asks for them, and what they say, is looked at. */
function sectionTasks(candidates: readonly number[], questions: readonly LabelledQuestion[], task: MakeTask): TrainingTask[] {
  const rowsOfPages = new Map<string, Set<number>>()
  for (const row of candidates) {
    for (const id of at(questions, row).passages ?? []) {
      if (id.includes('#')) rowsOfPages.set(pageOf(id), (rowsOfPages.get(pageOf(id)) ?? new Set()).add(row))
    }
  }
  return unique([...rowsOfPages.keys()]).flatMap((page) => {
    const rows = [...(rowsOfPages.get(page) ?? [])]
    const sections = unique(rows.flatMap((row) => (at(questions, row).passages ?? []).filter((id) => id.startsWith(`${page}#`))))
    if (sections.length < 2) return []
    return sections.map((section) => task(`section:${section}`, rows, ({ passages }) => passages?.includes(section) ?? false, MOST_OF_SECTION, false))
  })
}

function unique(names: string[]): string[] {
  return [...new Set(names)].toSorted()
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index}`)
  return item
}
