import { answerTexts } from '#texts/answer/answer.ts'
import { checkFigures } from './figure-check.ts'
import { checkLinks } from './link-check.ts'
import { checkMarkers, type CheckedText } from './markers.ts'
import type { Material, NumberedSources } from './material.ts'

/** Checks what a model says against what it was given, as it says it: links, then markers, then figures. */
export function checkAnswer({ question, language, search }: Material, { opening, first, sources }: NumberedSources): CheckedText {
  const texts = answerTexts[language]
  const passages = search.found.map(({ passage }, index) => [first + index, `${passage.title} ${passage.heading ?? ''} ${passage.text}`] as const)
  const grounds = new Map([...(opening === '' ? [] : [[1, opening] as const]), ...passages])
  const asked = [question.text, ...question.earlier.flatMap(({ role, content }) => (role === 'user' ? [content] : []))].join(' ')
  return [
    checkLinks([...grounds.values()].join(' '), texts.omittedAddress),
    checkMarkers(new Set(sources.map(({ id }) => id))),
    checkFigures({ sources: grounds, asked, mark: texts.unfoundedFigure }),
  ].reduce(chained)
}

/** Two checks as one: what the first lets through, the second reads. */
function chained(one: CheckedText, other: CheckedText): CheckedText {
  return {
    take: (piece) => other.take(one.take(piece)),
    rest: () => other.take(one.rest()) + other.rest(),
  }
}
