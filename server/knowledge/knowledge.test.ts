import { expect, test } from 'vitest'
import { readArticles } from '#content/articles.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { openClassifier } from '../understanding/own-classifier.ts'
import { createKnowledge, type Passage } from './knowledge.ts'
import { contentPassages } from './passages.ts'
import { dogPassages } from './record-passages.ts'

const passages = contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() })
const classifier = openClassifier()
const knowledge = createKnowledge(passages, classifier)
const firstPage = (question: string, ...before: string[]) => knowledge.search(question, { before }).found[0]?.passage.url.split('#')[0]

test.each([
  ['Câinele meu a mâncat ciocolată, ce fac?', '/blog/3'],
  ['cainele meu a mancat ciocolta', '/blog/3'],
  ['câte litiere trebuie pentru trei pisici', '/blog/39'],
  ['cum scot o capusa de pe caine', '/blog/26'],
  ['vreau să adopt un câine', '/blog/49'],
])('D-040 the right page is found with diacritics, without them and with a typo: %s', (question, page) => {
  expect(firstPage(question)).toBe(page)
})

test.each([
  ['my dog ate chocolate', '/blog/3'],
  ['how do I report animal cruelty', '/blog/56'],
  ['pet passport for EU travel', '/blog/52'],
])('a question in English finds a Romanian article: %s', (question, page) => {
  expect(firstPage(question)).toBe(page)
})

test('a passage that only shares a word comes near at most, however much the question sounds like one that is told', () => {
  expect(knowledge.search('urechile intoarse inapoi, ce rasa-i').clear).toBe(false)
})

test('keys hit at random get no article, however many letters they share with words', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const mashed = Array.from({ length: 300 }, (_, row) =>
    Array.from({ length: 8 + (row % 9) }, (_, at) => letters[(row * 31 + at * at * 17 + at * row * 7) % letters.length]).join(''),
  )
  const answered = mashed.filter((word) => knowledge.search(`${word} ${word}?`).answerable)
  expect(answered).toEqual([])
})

test('a word that nobody was trained on is found where the content has it', () => {
  const passage: Passage = {
    id: 'article:9001',
    kind: 'article',
    title: 'Kwxzyq',
    heading: null,
    text: 'Kwxzyq trăiește mult.',
    url: '/blog/9001',
    checked_on: null,
    category: null,
    search: '',
  }
  expect(createKnowledge([...passages, passage], classifier).search('kwxzyq?').found[0]?.passage.url).toBe('/blog/9001')
})

test.each([
  'Care e capitala Franței?',
  'Cine a câștigat alegerile?',
  'cum repar mașina de spălat',
  'recomandă-mi un film bun',
  'what is the capital of Germany',
  '',
  '???',
  'și',
  '🐕',
])('D-029 a question outside the knowledge base finds nothing: %s', (question) => {
  expect(knowledge.search(question)).toMatchObject({ answerable: false, found: [] })
})

test.each([
  'colier de chihlimbar pentru pisici',
  'cât costă un pui de ciobănesc',
  'ce doză de amoxicilină dau pisicii',
  'salon de tuns câini în Sibiu',
  'cine a inventat zgarda pentru câini',
])('D-029 a question that only shares an animal with the content gets no answer: %s', (question) => {
  expect(knowledge.search(question)).toMatchObject({ answerable: false, found: [] })
})

test('D-029 a question about animals that nothing answers names the nearest topics only when they are near', () => {
  expect(knowledge.search('vreau să donez mâncare la un adăpost').nearest.length).toBeLessThanOrEqual(3)
  expect(knowledge.search('Care e capitala Franței?').nearest).toEqual([])
})

test('a short question is read together with the one before', () => {
  expect(firstPage('dar la pisici?', 'ce vaccinuri trebuie să facă un cățel')).toMatch(/^\/blog\/(?:23|135)$/)
  expect(firstPage('dar iepurele?', 'ce mănâncă un porcușor de Guineea')).toBe('/blog/44')
  expect(firstPage('ce semne are?', 'babesioza la câine')).toBe('/blog/29')
  expect(firstPage('and for cats?', 'what vaccines does a puppy need')).toMatch(/^\/blog\/(?:23|135)$/)
  expect(knowledge.search('și rețeta de tiramisu care e?', { before: ['ce mănâncă un câine'] }).answerable).toBe(false)
  expect(knowledge.search('Care e capitala Franței?', { before: ['cum scot o căpușă'] }).answerable).toBe(false)
})

test('the best sentences are published sentences, in reading order', () => {
  for (const { passage, best } of knowledge.search('ce semne are babesioza').found) {
    const positions = best.map((sentence) => passage.text.replaceAll('**', '').indexOf(sentence))
    expect(best.length).toBeGreaterThan(0)
    expect(best.length).toBeLessThanOrEqual(3)
    expect(positions.every((position) => position >= 0)).toBe(true)
    expect(positions).toEqual([...positions].sort((one, other) => one - other))
  }
})

test('of a breed the fact that is asked for comes first, and where none is, how it is and what it needs', () => {
  const dogs = createKnowledge(dogPassages(readDogBreeds()), classifier)
  const first = (question: string) => dogs.search(question).found.find(({ passage }) => passage.id === 'breed:cane-corso')
  expect(first('cât trăiește un cane corso')?.topSentence).toMatch(/trăiește de obicei/)
  const told = first('cum e ca fire un cane corso')
  expect(told?.topSentence).toBe(told?.best[0])
  expect(told?.passage.text).toContain(told?.best.join(' '))
  expect(told?.passage.text.startsWith(told.best.join(' '))).toBe(false)
  // A number of a child's years is no question for how long a dog lives.
  const child = dogs
    .search('golden sau labrador la un copil de 2 ani și apartament cu 3 camere')
    .found.filter(({ best }) => /trăiește de obicei/.test(best.join(' ')))
  expect(child.map(({ passage }) => passage.id)).not.toEqual(expect.arrayContaining(['breed:golden']))
  expect(told?.best.join(' ')).toContain('bănuitor cu oaspeții')
  expect(told?.best.join(' ')).not.toContain('cântărește de obicei')
})

test('S-445 never more passages than asked for', () => {
  expect(knowledge.search('ce mănâncă un câine', { limit: 2 }).found.length).toBeLessThanOrEqual(2)
})

test('an emergency brings the page of its card even when the words differ', () => {
  expect(firstPage('a dat o mașină peste cățel')).toBe('/blog/65')
})

test('a directory record is found beside the articles', () => {
  const shelter: Passage = {
    id: 'shelter:1',
    kind: 'shelter',
    title: 'Adăpostul Lăbuțe Vesele',
    heading: null,
    text: 'Adăpost pentru câini în Bacău.',
    url: '/shelters?id=1',
    checked_on: null,
    category: null,
    search: 'adăpost Bacău',
  }
  expect(createKnowledge([...passages, shelter], classifier).search('adăpost în bacau').found[0]?.passage.id).toBe('shelter:1')
})

test('an article that an operator wrote after the site learned its questions is found by its words', () => {
  const ferret = {
    id: 900,
    title: 'Dihorul de casă: ce mănâncă și cum îl ții',
    title_en: null,
    summary_en: null,
    short_description: 'Dihorul domestic.',
    content: 'Dihorul de casă este carnivor.\n\n## Ce mănâncă un dihor\n\nDihorul de casă mănâncă hrană bogată în proteine animale, de mai multe ori pe zi.',
    category: 'Îngrijire',
    tags: ['dihor'],
    checked_on: null,
    keywords: [],
    keywords_en: [],
    content_en: null,
  }
  const more = createKnowledge(
    [...passages, ...contentPassages({ articles: [ferret], law: { ...readLawNotes(), sections: [] }, guide: { ...readPoliceGuide(), sections: [] } })],
    classifier,
  )
  expect(more.search('ce mănâncă un dihor').found[0]?.passage.url).toMatch(/^\/blog\/900/)
  expect(more.search('cainele meu a mancat ciocolata').found[0]?.passage.url).toMatch(/^\/blog\/3(#|$)/)
})

test('an empty knowledge base answers nothing and does not fail', () => {
  expect(createKnowledge([], classifier).search('câine')).toEqual({ found: [], answerable: false, clear: false, nearest: [] })
})

test('what a question costs grows with its length, not with the square of it', () => {
  const question = Array.from({ length: 700 }, (_, position) => `căpușă${position}`).join(' ')
  /** The best of five: a busy machine slows some of them, not all. */
  const cost = (characters: number) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const started = performance.now()
        knowledge.search(question.slice(0, characters))
        return performance.now() - started
      }),
    )
  expect(cost(4_000) / cost(400)).toBeLessThan(50)
})
