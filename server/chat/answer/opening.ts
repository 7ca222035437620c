import type { AnswerLanguage, Source, UrgentCard } from '#contract/chat.ts'
import { beginsWithCall } from '#contract/limits.ts'
import type { UrgentCardText } from '#content/cards/card.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import { openClinicTexts } from '#texts/first-aid/open-clinic.ts'

/** How an answer to an emergency begins. Whether it is one is decided before (emergencyCardOf in server/understanding). */
export interface UrgentOpening {
  /** Markdown; the card as the text of the answer holds it. */
  text: string
  /** The same for the screen, which draws it. */
  card: UrgentCard
  source: Source
}

/** The number of the card's source: it comes first. */
const SOURCE_ID = 1

/** The fixed text of an urgent card with its source. `goesOn` is true when it was shown before and the message goes on with it. */
export function openWithCard(card: UrgentCardText, language: AnswerLanguage, goesOn: boolean): UrgentOpening {
  const texts = answerTexts[language]
  const openClinic = openClinicTexts[language]
  const { id, level, call112, vet, link, checked_on } = card
  const [title, steps, avoid] = [card.title[language], card.steps[language], card.avoid[language]]
  const note = goesOn ? texts.stillUrgent : null
  const paragraphs = [
    `## ${texts.urgent[level](title)}`,
    note,
    call112 && !beginsWithCall(steps) ? `**${texts.call112}**` : null,
    `${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')} [${SOURCE_ID}]`,
    vet === false ? null : `${openClinic.noAnswer} ${openClinic.search} ${openClinic.andCall}`,
    `**${texts.avoid}**`,
    `${avoid.map((line) => `- ${line}`).join('\n')} [${SOURCE_ID}]`,
  ]
  return {
    text: paragraphs.filter((paragraph) => paragraph !== null).join('\n\n'),
    card: { id, level, language, title, note, call112, steps: [...steps], avoid: [...avoid], source_id: SOURCE_ID, ...(vet === false && { vet }) },
    source: {
      id: SOURCE_ID,
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
      url: link.url,
      kind: 'urgent',
      quote: steps.slice(0, 2).join(' '),
      checked_on,
    },
  }
}
