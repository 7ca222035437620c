import { expect, test } from 'vitest'
import { urgentCards } from '#content/cards/cards.ts'
import { answerLanguages } from '#contract/chat.ts'
import { AFTER_CARD } from '#contract/limits.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import { openClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { openWithCard } from './opening.ts'

/** The card as it is read in the text of an answer. */
function readCard(text: string) {
  const lines = text.split('\n').map((line) => line.replace(/ \[1\]$/, ''))
  const inText = (mark: RegExp) => lines.flatMap((line) => mark.exec(line)?.[1] ?? [])
  return { heading: lines[0], steps: inText(/^\d+\. (.*)$/), avoid: inText(/^- (.*)$/) }
}

test.each(answerLanguages)('what the screen draws of a card is what the text says, word for word (%s)', (language) => {
  const texts = answerTexts[language]
  const { noAnswer, search, andCall } = openClinicTexts[language]
  for (const urgent of urgentCards) {
    const { text, card, source } = openWithCard(urgent, language, false)
    const { id, level, call112, title, steps, avoid } = card
    expect(readCard(text), id).toEqual({ heading: `## ${texts.urgent[level](title)}`, steps, avoid })
    expect(text.includes(`**${texts.call112}**`), id).toBe(call112 && steps[0]?.includes('112') !== true)
    expect(text.includes('112') || !call112, id).toBe(true)
    expect(text.includes(`${noAnswer} ${search} ${andCall}`), id).toBe(card.vet !== false)
    expect(text, id).not.toContain(AFTER_CARD)
    expect(card, id).toMatchObject({ id: urgent.id, language, note: null, source_id: source.id })
    expect(source, id).toMatchObject({ id: 1, kind: 'urgent', url: urgent.link.url, checked_on: urgent.checked_on })
  }
})

test.each(answerLanguages)('a card that was shown before says in its text and on the screen that it is still urgent (%s)', (language) => {
  const { stillUrgent } = answerTexts[language]
  for (const urgent of urgentCards) {
    const { text, card } = openWithCard(urgent, language, true)
    expect(card.note).toBe(stillUrgent)
    expect(text.split('\n\n')[1]).toBe(stillUrgent)
  }
})

test('only the cards about people in danger, cruelty and animals nobody can catch send nobody to a vet', () => {
  const withoutVet = urgentCards.filter((urgent) => openWithCard(urgent, 'ro', false).card.vet === false).map(({ id }) => id)
  expect(withoutVet.toSorted()).toEqual(['cruelty', 'horse-on-road', 'person-bitten', 'person-in-danger', 'rabies', 'wild-danger'])
})
