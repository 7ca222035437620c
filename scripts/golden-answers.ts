import { urgentCards } from '#content/urgent-cards.ts'
import { composeExtractive } from '#server/chat/compose-extractive.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { sentences } from '#server/knowledge/sentences.ts'
import type { GoldenQuestion } from './golden-set.ts'

/** What answers made without a model rest on, and how long they take. */
export interface AnswerFigures {
  /** Sentences that carry a source's number. */
  sentences: number
  /** Share of them that stand word for word in that source or in an urgent card. */
  grounded: number
  /** Milliseconds for a whole answer, urgent card, search and composition. */
  answer_ms_p99: number
}

const MOST_SOURCES = 10

/** Answers every question without a model and looks each sentence up in the passage its number names. */
export function checkAnswers(knowledge: Knowledge, questions: readonly GoldenQuestion[]): AnswerFigures {
  const times: number[] = []
  let [all, grounded] = [0, 0]
  for (const { question, context = '' } of questions) {
    const started = performance.now()
    const search = knowledge.search(question, { context })
    const { answer, sources } = composeExtractive(question, {
      search,
      urgent: knowledge.urgent(question),
      language: 'ro',
      maxChunks: MOST_SOURCES,
      hasImage: false,
    })
    times.push(performance.now() - started)
    const published = new Map(
      sources.map(({ id, url }) => [
        id,
        [...search.found.filter(({ passage }) => passage.url === url).map(({ passage }) => passage.text), ...cardTexts(url)].map(bare).join('\n'),
      ]),
    )
    for (const [, quoted = '', id] of answer.matchAll(/^((?:(?!\n\n)[^[]|\[(?!\d+\]))+) \[(\d+)\]$/gm)) {
      for (const sentence of quoted.split('\n').map(bare).flatMap(sentences)) {
        all += 1
        if (published.get(Number(id))?.includes(bare(sentence))) grounded += 1
      }
    }
  }
  times.sort((one, other) => one - other)
  return {
    sentences: all,
    grounded: Number((grounded / Math.max(1, all)).toFixed(4)),
    answer_ms_p99: Number((times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1)),
  }
}

/** The words of a text without its lists' marks and line ends. */
function bare(text: string): string {
  return text
    .replaceAll(/^(?:-|\d+\.) +/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function cardTexts(url: string): string[] {
  return urgentCards.filter(({ link }) => link.url === url).flatMap(({ steps, avoid }) => [...steps.ro, ...avoid.ro])
}
