import { expect, test } from 'vitest'
import type { Source } from '#contract/chat.ts'
import { AFTER_CARD } from '#contract/limits.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import { imageQuestionText } from '#texts/chat/chat-questions.ts'
import { openAnswers, questionOf, toldBy } from '#tests/api/answers.ts'
import type { Directories } from '../places/directories.ts'
import type { ChatQuestion, EarlierMessage } from '../question.ts'
import { answer } from './answer.ts'

const site = openAnswers()
const ask = (text: string, rest: Partial<ChatQuestion> = {}) => toldBy(answer(questionOf(text, rest), site, new AbortController().signal))

/** A conversation in which somebody asked and was answered. */
async function after(text: string): Promise<EarlierMessage[]> {
  const said = await ask(text)
  return [
    { role: 'user', content: text },
    { role: 'assistant', content: said.text, ...(said.card && { card: said.card.id }) },
  ]
}

test('the first piece of an answer to an emergency carries its card, no other does, and the end holds it', async () => {
  const { pieces, card, text } = await ask('Câinele meu a mâncat ciocolată, ce fac?')
  expect(card).toMatchObject({ id: 'chocolate', language: 'ro', note: null })
  expect(pieces.map((piece) => piece.card ?? null)).toEqual([card, ...pieces.slice(1).map(() => null)])
  expect(text).toContain(card?.steps[0])
})

test('a calm answer carries no card', async () => {
  const { pieces, card } = await ask('Cum scot o căpușă de la câine?')
  expect(card).toBeNull()
  expect(pieces.some((piece) => piece.card !== undefined)).toBe(false)
})

test('new signs after an emergency keep its card, which says that it is still urgent', async () => {
  const { card, text } = await ask('tremură și vomită', { earlier: await after('Câinele meu a mâncat ciocolată, ce fac?') })
  expect(card).toMatchObject({ id: 'chocolate', note: answerTexts.ro.stillUrgent })
  expect(text).toMatch(/^## Urgență: /)
})

test('"și la pisici?" goes on with what was asked before', async () => {
  const { sources } = await ask('și la pisici?', { earlier: await after('Cum scot o căpușă de la câine?') })
  expect(sources[0]?.url).toMatch(/^\/blog\/26/)
})

test('another question than the one before is answered as if it were the first', async () => {
  const question = 'Cum depun o plângere la poliție pentru un câine bătut de vecin?'
  const first = await ask(question)
  const later = await ask(question, { earlier: await after('ce vaccinuri trebuie să facă un cățel') })
  expect(later.sources[0]?.url).toBe(first.sources[0]?.url)
  expect(later.sources.map(({ url }) => url.split('#')[0])).not.toContain('/blog/21')
})

test.each([
  ['en', 'My dog ate chocolate, what do I do?'],
  ['hu', 'A kutyám megevett egy tábla csokit'],
  ['uk', 'Мій собака з’їв шоколад, що робити?'],
] as const)('an emergency told in another language (%s) is answered in it, on the Romanian screen too: %s', async (language, question) => {
  const { card, text } = await ask(question)
  expect(card).toMatchObject({ id: 'chocolate', language })
  expect(text.startsWith(`## ${answerTexts[language].urgent.now(card?.title ?? '')}`)).toBe(true)
})

test.each([
  ['ro', 'cât paracetamol îi dau pisicii'],
  ['en', 'how many ml of ibuprofen can I give my dog'],
] as const)('a dose is never told: the answer is a clear no and whom to call (%s: %s)', async (language, question) => {
  expect(await ask(question)).toMatchObject({ text: answerTexts[language].askWhom.dose, sources: [], card: null, known: true })
})

test('a dose asked for beside an urgent card is refused right under it, before anything is quoted', async () => {
  const { card, text } = await ask('Ce doză de paracetamol îi pot da unui câine de 20 de kilograme? Șchioapătă puțin de ieri, dar mănâncă și se plimbă.')
  expect(card).not.toBeNull()
  expect(text).toContain(`${AFTER_CARD}${answerTexts.ro.askWhom.dose}`)
})

test('who has an illness of their own is sent to a doctor', async () => {
  expect(await ask('mă doare capul, ce să iau?')).toMatchObject({ text: answerTexts.ro.askWhom.person, sources: [] })
})

test.each([
  ['ro', 'cine ești?'],
  ['en', 'who are you?'],
  ['hu', 'Ki vagy?'],
  ['uk', 'Хто ти?'],
] as const)('who asks Bobita who it is gets the short answer in their language (%s)', async (language, question) => {
  expect(await ask(question)).toMatchObject({ text: answerTexts[language].talk.who, sources: [], follow_ups: [], known: true })
})

test('D-029 what has nothing to do with animals is said not to be on the site, and whom to call in danger', async () => {
  const { text, sources, known } = await ask('Care e capitala Franței?')
  expect(text).toBe(`${answerTexts.ro.unknown} ${answerTexts.ro.askWhom.elsewhere}`)
  expect(text).toContain('112')
  expect({ sources, known }).toEqual({ sources: [], known: false })
})

test('two questions in one message get a paragraph each, with a source each', async () => {
  const { text, sources } = await ask('Ce vaccinuri face un cățel? Cum scot o căpușă de la câine?')
  expect(text.match(/^\*\*.+\*\*$/gm)).toHaveLength(2)
  expect(sources).toHaveLength(2)
  expect(sources[1]?.url).toMatch(/^\/blog\/26/)
})

test.each([
  ['another question', 'Unde găsesc un adăpost în Iași? Cum scot o căpușă de la câine?', '/blog/26'],
  ['what was told around it', 'Știți un dresor în Brașov? Cățelul meu mușcă mâinile.', '/blog/108'],
  ['why it is looked for', 'unde pot duce un arici rănit lângă Ploiești', '/blog/54'],
])('what stands beside a search for a place is answered under its records: %s', async (_, question, page) => {
  const record: Source = { id: 1, title: 'Casa', url: '/shelters?id=1', kind: 'shelter', quote: '', checked_on: null }
  const directories: Directories = { answer: () => Promise.resolve({ text: '**Casa** [1]', sources: [record] }) }
  const told = await toldBy(answer(questionOf(question), { ...site, directories }, new AbortController().signal))
  expect(told.text).toMatch(/^\*\*Casa\*\* \[1\]\n\n[^]+ \[2\]/)
  expect(told.sources.map(({ id, url }) => `${id} ${url.split('#')[0]}`).slice(0, 2)).toEqual(['1 /shelters?id=1', `2 ${page}`])
})

test('records that are all the sources asked for leave nothing to be told beside them', async () => {
  const record: Source = { id: 1, title: 'Casa', url: '/shelters?id=1', kind: 'shelter', quote: '', checked_on: null }
  const directories: Directories = { answer: () => Promise.resolve({ text: '**Casa** [1]', sources: [record] }) }
  const question = questionOf('Unde găsesc un adăpost în Iași? Cum scot o căpușă de la câine?', { maxChunks: 1 })
  const told = await toldBy(answer(question, { ...site, directories }, new AbortController().signal))
  expect(told).toMatchObject({ text: '**Casa** [1]', sources: [record] })
})

test('a search for a place and nothing else is answered by its records alone', async () => {
  const directories: Directories = { answer: () => Promise.resolve({ text: 'records', sources: [] }) }
  const told = await toldBy(answer(questionOf('caut un adăpost de câini în Bacău'), { ...site, directories }, new AbortController().signal))
  expect(told).toMatchObject({ text: 'records', sources: [], known: false })
})

test('one of several questions is answered by the section that answers it, not by the beginning of its page', async () => {
  const { text } = await ask('pot tine iepurele si porcusorul in acelasi tarc si ce fan mananca fiecare?')
  expect(text).toMatch(/Nu îi ține împreună cu un iepure\.|doi de același fel, niciodată unul cu celălalt/)
})

test('an English question gets the whole section that answers it', async () => {
  const { text } = await ask('My dog dreams and kicks, should I wake him up?')
  expect(text).toContain('call its name without touching it')
})

test('a question about animals is answered beside one that has nothing to do with them', async () => {
  const { text, sources } = await ask('Cine a câștigat meciul de aseară? Ce mănâncă un iepure?')
  expect(text).toContain(answerTexts.ro.partUnknown('Cine a câștigat meciul de aseară?'))
  expect(sources.map(({ url }) => url.split('#')[0])).toEqual(['/blog/44'])
})

test.each(['ro', 'en'] as const)('a picture without a word of its own is told that Bobita cannot see it, and nothing is quoted (%s)', async (language) => {
  const image = { type: 'image/png', base64: 'iVBORw0KGgo=' }
  const { text, sources, perspectives } = await ask(imageQuestionText[language], { image, language })
  expect(text).toBe(answerTexts[language].cannotSee)
  expect({ sources, perspectives }).toEqual({ sources: [], perspectives: [] })
})

test.each(['zqfbddcbbceeecxw', 'zqccbaacafexw', 'zqdafeecddafddfcxw'])(
  'letters that make no word are answered by nothing, said once or twice: %s',
  async (letters) => {
    for (const text of [`${letters}?`, `${letters} ${letters}?`]) {
      const { sources, known } = await ask(text)
      expect({ sources, known }).toEqual({ sources: [], known: false })
    }
  },
)
