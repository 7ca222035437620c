import { readArticles } from '#content/articles.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import type { AnswerParts } from '#server/chat/answer/answer.ts'
import type { AnswerPiece, AnswerResult, ChatQuestion } from '#server/chat/question.ts'
import { createKnowledge } from '#server/knowledge/knowledge.ts'
import { contentPassages } from '#server/knowledge/passages.ts'
import { openClassifier } from '#server/understanding/own-classifier.ts'

/** What the published content answers with, without a model. */
export function openAnswers(): AnswerParts {
  const classifier = openClassifier()
  const known = createKnowledge(contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() }), classifier)
  return { knowledge: { current: async () => known, near: async () => [], pageAsked: known.pageAsked }, classifier, composer: null, reader: null }
}

/** A question as somebody types it on the Romanian screen. */
export function questionOf(text: string, rest: Partial<ChatQuestion> = {}): ChatQuestion {
  return { text, image: null, earlier: [], language: 'ro', maxChunks: 10, includeSources: true, includePerspectives: true, mayUseModel: true, ...rest }
}

/** A whole answer with its text and the pieces it came in. */
export interface Told extends AnswerResult {
  text: string
  pieces: AnswerPiece[]
}

/** Reads an answer to its end. */
export async function toldBy(answer: AsyncGenerator<AnswerPiece, AnswerResult>): Promise<Told> {
  const pieces: AnswerPiece[] = []
  for (;;) {
    const { value, done } = await answer.next()
    if (done) return { ...value, text: pieces.map(({ text }) => text).join(''), pieces }
    pieces.push(value)
  }
}
