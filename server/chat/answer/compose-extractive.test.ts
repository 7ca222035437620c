import { expect, test } from 'vitest'
import { readArticles } from '#content/articles.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { urgentCard } from '#content/cards/cards.ts'
import type { AnswerLanguage } from '#contract/chat.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import { createKnowledge, type Found } from '../../knowledge/knowledge.ts'
import { contentPassages, pageOf } from '../../knowledge/passages.ts'
import { openClassifier } from '../../understanding/own-classifier.ts'
import { noSubject, understand } from '../../understanding/understanding.ts'
import { composeExtractive, type ComposeParts } from './compose-extractive.ts'
import { openWithCard, type UrgentOpening } from './opening.ts'

const passages = contentPassages({
  articles: readArticles(),
  law: readLawNotes(),
  guide: readPoliceGuide(),
  english: { law: readLawNotes('en'), guide: readPoliceGuide('en') },
})
const classifier = openClassifier()
const knowledge = createKnowledge(passages, classifier)
const nothing = { found: [], answerable: false, clear: false, nearest: [] }

/** The urgent card a question calls for. */
function openingOf(question: string, language: AnswerLanguage = 'ro'): UrgentOpening | null {
  const read = understand(question, noSubject, classifier).card
  const card = read && urgentCard(read.id)
  return card && openWithCard(card, language, false)
}

function answerTo(question: string, parts: Partial<ComposeParts> = {}) {
  const { opening = openingOf(question, parts.language), language = 'ro' } = parts
  return composeExtractive(question, {
    search: knowledge.search(question, { firstPage: opening?.source.url ?? null }),
    opening,
    language,
    maxChunks: 10,
    hasImage: false,
    ...parts,
  })
}

const questions = [
  'ce vaccinuri face un cățel',
  'Câinele meu a mâncat ciocolată, ce fac?',
  'Cum îmi învăț câinele să nu mai latre?',
  'cum depun o petiție la poliție',
  'ce mănâncă un iepure',
  'am găsit un arici',
]

test.each(questions)('S-444 every marker of the answer is a source and every source is used: %s', (question) => {
  const { answer, sources, perspectives } = answerTo(question)
  const markers = new Set([...answer.matchAll(/\[(\d+)\]/g)].map(([, id]) => Number(id)))
  for (const { source_ids } of perspectives) for (const id of source_ids) markers.add(id)
  expect(sources.map(({ id }) => id)).toEqual(sources.map((_, index) => index + 1))
  expect([...markers].sort((one, other) => one - other)).toEqual(sources.map(({ id }) => id))
})

test.each(questions)('what is quoted is published, word for word: %s', (question) => {
  const { answer, sources } = answerTo(question, { opening: null })
  const quoted = answer.split('\n\n').flatMap((paragraph) => /^(.*) \[\d+\]$/s.exec(paragraph)?.[1] ?? [])
  expect(quoted.length).toBeGreaterThan(0)
  for (const text of quoted)
    expect(
      passages.some((passage) => passage.text.replaceAll('\n\n', '\n').includes(text.replaceAll('\n\n', '\n'))),
      text,
    ).toBe(true)
  for (const { url, checked_on } of sources) {
    expect(url).toMatch(/^\//)
    expect(checked_on).toMatch(/^\d{4}-/)
  }
})

test('no sentence is said twice in one answer', () => {
  for (const question of questions) {
    const lines = answerTo(question, { opening: null })
      .answer.split('\n')
      .map((line) => line.replace(/ \[\d+\]$/, ''))
      .filter((line) => line.length > 30)
    expect(new Set(lines).size).toBe(lines.length)
  }
})

test('an emergency begins with what to do now, before any quotation', () => {
  const { answer, sources } = answerTo('cainele meu a mancat ciocolta')
  expect(answer).toMatch(/^## Urgență: [^\n]+\n\n1\. Ia restul de ciocolată/)
  expect(answer).toContain('**Ce nu faci:**')
  expect(sources[0]).toMatchObject({ id: 1, kind: 'urgent', url: '/blog/3', checked_on: '2026-11-22' })
})

test('an answer about cruelty that is happening names 112 first', () => {
  expect(answerTo('vecinul își bate câinele chiar acum').answer).toMatch(/^## Urgență: [^\n]+\n\n1\. [^\n]*sună la 112/)
})

test('D-029 where nothing answers, the answer is an honest "nu știu" that says whom to ask, without sources', () => {
  const { answer, sources, perspectives } = answerTo('de ce tace papagalul meu albastru', { opening: null, search: nothing })
  expect(answer).toMatch(/^Nu știu/)
  expect(answer).toContain('întreabă un medic veterinar')
  expect(answer).toContain('112')
  expect({ sources, perspectives }).toEqual({ sources: [], perspectives: [] })
})

test('who compares a breed of the catalogue with one that is not there is told so first, in the language of the question', () => {
  const told = (question: string, language: 'ro' | 'en') => answerTo(question, { opening: null, language }).answer
  expect(told('vizsla sau labrador retriever, cum e la apartament?', 'ro')).toMatch(/^În catalogul nostru de rase nu apare: Vizsla\./)
  expect(told('vizsla or labrador retriever, what are they like?', 'en')).toMatch(/^Not in our catalogue of breeds: Vizsla\./)
  expect(told('ce fel de câine este labradorul retriever', 'ro')).not.toContain('catalogul nostru de rase nu apare')
})

test('D-029 the nearest topics are suggestions only', () => {
  const { answer, sources, follow_ups } = composeExtractive('ce', {
    search: { ...nothing, nearest: ['Litiera pisicii: câte pui'] },
    opening: null,
    language: 'ro',
    maxChunks: 10,
    hasImage: false,
  })
  expect(answer).toContain('„Litiera pisicii: câte pui”')
  expect(sources).toEqual([])
  expect(follow_ups).toEqual(['Ce ar trebui să știu despre „Litiera pisicii”?'])
})

test('a section quoted without the opening of its page says on what page it stands', () => {
  const question = 'hamsterul meu e rece și nu se mișcă'
  const heading = 'Hamsterul este rece și nu se mișcă'
  const { found } = knowledge.search(question)
  const section = found.filter(({ passage }) => passage.heading === heading)
  const page = section.flatMap((one) => ({ ...one, passage: knowledge.passage(pageOf(one.passage.id)) ?? one.passage }))
  const quoted = (these: Found[]) => answerTo(question, { opening: null, search: { found: these, answerable: true, clear: true, nearest: [] } }).answer
  expect(page[0]?.passage.heading).toBe(null)
  expect(quoted([...page.slice(0, 1), ...section])).toContain(`**${heading}**`)
  expect(quoted(section)).toContain(`**${section[0]?.passage.title} · ${heading}**`)
})

test('a page that only shares words with the question is not quoted beside the one that answers', () => {
  const { sources } = answerTo('Cum îi arăt copilului de 3 ani să se poarte cu câinele?')
  expect(new Set(sources.map(({ url }) => url.split('#')[0]))).toEqual(new Set(['/blog/112']))
})

test('a point of view is told in whole sentences, never in a line of a list', () => {
  const told = [...questions, 'motanul stă mult în litieră', 'câinele are un ochi roșu'].flatMap((question) => answerTo(question).perspectives)
  expect(told.length).toBeGreaterThan(0)
  for (const { text } of told) expect(text).toMatch(/^[\p{Lu}\d„*].*[.!?”)*]$/su)
})

test('in an emergency the page on this very poison is quoted beside the general one', () => {
  const { answer, sources } = answerTo('câinele a mâncat un chiștoc de țigară')
  expect(answer).toMatch(/^## Urgență: /)
  expect(sources.some(({ url }) => url.startsWith('/blog/79'))).toBe(true)
})

test('an answer that only comes near the question says so', () => {
  const { found } = knowledge.search('ce mănâncă un iepure')
  const told = (clear: boolean) => answerTo('ce mănâncă un iepure', { search: { found, answerable: true, clear, nearest: [] } }).answer
  expect(told(false)).toContain(answerTexts.ro.leadNear)
  expect(told(true)).not.toContain(answerTexts.ro.leadNear)
})

test.each([1, 2, 3, 10])('S-445 the answer rests on at most %i sources', (maxChunks) => {
  for (const question of questions) {
    const { sources } = answerTo(question, { maxChunks })
    expect(sources.length).toBeLessThanOrEqual(maxChunks)
    expect(sources.length).toBeGreaterThan(0)
  }
})

test('with a picture and no model Bobita says that it cannot see it, and what to describe', () => {
  expect(answerTo('Analizează această imagine și spune-mi ce vezi.', { hasImage: true, search: nothing })).toMatchObject({
    answer: answerTexts.ro.cannotSee,
    sources: [],
  })
  expect(answerTo('ce mănâncă un iepure', { hasImage: true }).answer.startsWith(answerTexts.ro.cannotSee)).toBe(true)
})

test('a reader of English gets the English text of an article, sentence for sentence, and no Romanian', () => {
  const { answer, sources } = answerTo('my dog ate chocolate', { language: 'en' })
  expect(answer).toMatch(/^## Urgent: /)
  expect(answer).not.toMatch(/[ăâîșț]/)
  const [, chocolate] = sources
  expect(chocolate?.quote).not.toBe('')
  const [first = ''] = chocolate?.quote.split(/(?<=[.!?:]) /) ?? []
  expect(readArticles().filter(({ content_en }) => content_en?.replaceAll('**', '').includes(first))).toHaveLength(1)
})

test('where an article has no English text its summary stands in English, and the quotations are said to be Romanian', () => {
  const untranslated = createKnowledge(
    contentPassages({ articles: readArticles().map((article) => ({ ...article, content_en: null })), law: readLawNotes(), guide: readPoliceGuide() }),
    classifier,
  )
  const barking = 'how do I stop my dog from barking?'
  const { answer } = answerTo(barking, { language: 'en', search: untranslated.search(barking) })
  expect(answer).toContain('sources are in Romanian')
  expect(answer).toContain('In English, in short: ')
  expect(answerTo('What is the capital of France?', { language: 'en', search: nothing }).answer).toMatch(/^I don’t know/)
})

test('each of several questions gets its own paragraph, and one that nothing answers is said to be unknown', () => {
  const tick = 'Cum scot o căpușă de la câine?'
  const parts = [
    { text: 'Cine a câștigat meciul?', search: nothing },
    { text: tick, search: knowledge.search(tick) },
  ]
  const { answer, sources } = answerTo(`Cine a câștigat meciul? ${tick}`, { parts })
  expect(answer).toContain(answerTexts.ro.partUnknown('Cine a câștigat meciul?'))
  expect(answer).toMatch(/^\*\*.*căpuș.*\*\*$/m)
  expect(sources.map(({ url }) => url.split('#')[0])).toEqual(['/blog/26'])
})

test('a perspective speaks only when a passage of its kind is sure', () => {
  const { perspectives, sources } = answerTo('cum depun o petiție la poliție pentru un câine maltratat')
  expect(perspectives.map(({ id, label }) => [id, label])).toContainEqual(['law', 'Lege'])
  for (const { text, source_ids } of perspectives) {
    expect(text).not.toBe('')
    expect(source_ids.every((id) => sources.some((source) => source.id === id))).toBe(true)
  }
  expect(answerTo('ce mănâncă un iepure').perspectives.map(({ id }) => id)).not.toContain('law')
})

test('health carries who has not reviewed it, law that it is no advice', () => {
  expect(answerTo('ce vaccinuri face un cățel').answer).toContain('nerevizuite de un medic veterinar')
  expect(answerTo('cum depun o petiție la poliție').answer).toContain('nu consultanță juridică')
})

test('two or three questions follow, none of them the one just asked', () => {
  for (const question of questions) {
    const { follow_ups } = answerTo(question)
    expect(follow_ups.length).toBeGreaterThanOrEqual(2)
    expect(follow_ups.length).toBeLessThanOrEqual(3)
    expect(follow_ups.every((next) => next.endsWith('?') && next !== question)).toBe(true)
  }
})
