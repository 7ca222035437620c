import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { answerLanguages, type UrgentCard as Card } from '#contract/chat.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { myVetTexts } from '#texts/first-aid/my-vet.ts'
import { openClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { VetForm } from '#web/features/emergency/my-vet.tsx'
import { emptyAnswer, type ShownAnswer } from '#web/screens/chat/conversation/conversation.ts'
import { AnswerBubble } from './answer-bubble.tsx'

const heat: Card = {
  id: 'heat',
  level: 'now',
  language: 'ro',
  title: 'insolație',
  note: null,
  call112: false,
  steps: ['Mută câinele la umbră.', 'Udă-l cu apă răcoroasă.'],
  avoid: ['Nu turna apă cu gheață.'],
  source_id: 1,
}
const text = '## Urgență: insolație\n\n1. Mută câinele la umbră.\n2. Udă-l cu apă răcoroasă. [1]'

function shown(answer: Partial<ShownAnswer>): string {
  const nothing = () => undefined
  const bubble = <AnswerBubble answer={{ ...emptyAnswer('a1'), text, card: heat, ...answer }} onAsk={nothing} onRetry={nothing} onRate={nothing} />
  return renderToString(<MemoryRouter>{bubble}</MemoryRouter>).replaceAll(/ class="[^"]*"|<!-- -->/g, '')
}

test('an emergency is drawn once from its card: what it is, what to do in order, what not to do, and its source', () => {
  const page = shown({})
  expect(page).toMatch(/<section lang="ro" data-level="now"><h2>Urgență: insolație<\/h2>/)
  expect(page).toMatch(/<ol><li>Mută câinele la umbră\.<\/li><li>Udă-l cu apă răcoroasă\.\u202F<sup>/)
  expect(page).toMatch(/Ce nu faci:.*<ul><li>Nu turna apă cu gheață\./)
  expect(page.match(/Mută câinele la umbră/g)).toHaveLength(1)
})

test('until the rule arrives there is only the card, then the rest of the answer under it', () => {
  expect(shown({ text: `${text}\n\n---` })).not.toMatch(/---|<\/section><div>/)
  expect(shown({ text: `${text}\n\n---\n\nCâinii se răcoresc gâfâind.` })).toMatch(/<\/section>.*Câinii se răcoresc gâfâind\./)
})

test.each([
  ['ro', 'De văzut azi de un medic veterinar: insolație'],
  ['en', 'For a vet to see today: insolație'],
  ['hu', 'Állatorvos lássa még ma: insolație'],
  ['uk', 'Показати ветеринару сьогодні: insolație'],
] as const)('a card in %s for today says so in that language', (language, heading) => {
  expect(shown({ card: { ...heat, level: 'today', language } })).toContain(`<section lang="${language}" data-level="today"><h2>${heading}</h2>`)
})

test.each(['streaming', 'done', 'stopped', 'interrupted'] as const)(
  'beside an answer that is %s, urgent or not, nobody says WOOF and no Bobita waits to be pressed',
  (state) => {
    for (const card of [heat, null]) {
      const page = shown({ state, card })
      expect(page).toContain('Mută câinele la umbră')
      expect(page).not.toMatch(/WOOF|MEOW/)
      expect(page).not.toContain(chatTexts.ro.greetBobita)
    }
  },
)

test('112 is one press away where people or cruelty are concerned, and only there', () => {
  expect(shown({ card: { ...heat, call112: true } })).toMatch(/<a href="tel:112">.*Sună 112<\/a>/)
  expect(shown({})).not.toContain('tel:112')
})

test('a device that keeps no number offers to add one', () => {
  expect(shown({})).toMatch(/<button type="button">.*Adaugă numărul medicului meu<\/button>/)
})

test.each(answerLanguages)('a card that sends somebody to a vet says in %s how to find an open clinic where no number is kept', (language) => {
  const { search, andCall, newTab } = openClinicTexts[language]
  const page = shown({ card: { ...heat, language } })
  expect(page).toMatch(/<a href="https:\/\/[^"]*query=veterinar\+non-stop" target="_blank" rel="noopener noreferrer">/)
  expect(page).toContain(`${search}<span> ${newTab}</span></a> ${andCall}`)
})

test.each(answerLanguages)('a card on which no vet helps, such as one for a person in danger, speaks of none in %s', (language) => {
  const page = shown({ card: { ...heat, language, vet: false } })
  expect(page).not.toContain(openClinicTexts[language].andCall)
  expect(page).not.toContain(myVetTexts[language].add)
})

test('the form of the number says that it stays on this device, and lets go of one that is kept', () => {
  const form = (vet: { name: string; phone: string } | null) =>
    renderToString(<VetForm vet={vet} texts={myVetTexts.ro} onKeep={() => true} onCancel={() => undefined} />)
  expect(form(null)).toContain('Numărul rămâne doar pe acest dispozitiv.')
  expect(form(null)).not.toContain('Șterge numărul')
  expect(form({ name: 'Dr. Pop', phone: '0722 123 456' })).toMatch(/value="0722 123 456".*value="Dr\. Pop".*Șterge numărul/s)
})
