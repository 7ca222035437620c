import type { LabelledQuestion } from '#content/questions/question.ts'
import { intents } from '#content/questions/question.ts'
import { answerLanguages } from '#contract/chat.ts'
import { talkKinds, type TalkKind } from '#contract/talk.ts'
import { pageOf } from '../../knowledge/passages.ts'
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

/** What lines are learned from: every message, then the last messages of conversations once more without those before. */
export interface Rows {
  questions: LabelledQuestion[]
  /** From this row on they stand alone. */
  alone: number
}

/** Whether a message goes on with another is read from it alone. */
export function rowsOf(questions: readonly LabelledQuestion[]): Rows {
  const last = questions.filter(({ before }) => before.length > 0).map((question) => ({ ...question, before: [] }))
  return { questions: [...questions, ...last], alone: questions.length }
}

/** Everything that is learned, one line a class. */
export function headTasks({ questions, alone }: Rows): TrainingTask[] {
  const every = Array.from({ length: alone }, (_, at) => at)
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
    ...cards.map((card) => task(`card:${card}`, every, (question) => question.cards.includes(card), 24_000)),
    ...pages.map((page) => task(`page:${page}`, withPage, ({ passages }) => (passages ?? []).some((id) => pageOf(id) === page), 7_000)),
    task('page:none', withPage, ({ passages, cards: ofCards }) => passages?.length === 0 && ofCards.length === 0, 16_000, true, 1),
    ...pages.flatMap((page) => sectionTasks(questions.slice(0, alone), page, task)),
    ...intents.map((intent) => task(`intent:${intent}`, every, (question) => question.intent === intent, 12_000, true, 2)),
    ...answerLanguages.map((language) => task(`language:${language}`, every, (question) => question.language === language, 6_000, true, 1)),
    ...['shelter', 'trainer', 'breeder', 'clinic'].map((kind) => task(`place:${kind}`, withTown, ({ place }) => place?.startsWith(kind) ?? false, 8_000)),
    task(
      'goes:on',
      [...questions.keys()].filter((row) => row >= alone || at(questions, row).before.length === 0),
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

/** The sections of a page against one another: only what asks for the page is looked at. */
function sectionTasks(questions: readonly LabelledQuestion[], page: string, task: MakeTask): TrainingTask[] {
  const rows = questions.flatMap(({ passages }, row) => (passages?.some((id) => pageOf(id) === page && id.includes('#')) ? [row] : []))
  const sections = unique(rows.flatMap((row) => (at(questions, row).passages ?? []).filter((id) => pageOf(id) === page && id.includes('#'))))
  if (sections.length < 2) return []
  return sections.map((section) => task(`section:${section}`, rows, ({ passages }) => passages?.includes(section) ?? false, 250, false))
}

function unique(names: string[]): string[] {
  return [...new Set(names)].toSorted()
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index}`)
  return item
}
