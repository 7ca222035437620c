import { expect, test } from 'vitest'
import { openClassifier } from './own-classifier.ts'
import type { Classifier } from './classifier.ts'
import { noSubject, SEVERAL, understand, type Subject, type Understanding } from './understanding.ts'

const classifier = openClassifier()

/** Says the messages of one person one after the other; what the last one was understood to be. */
function hear(...messages: string[]): Understanding {
  let subject: Subject = noSubject
  let last = understand('', subject, classifier)
  for (const message of messages) {
    last = understand(message, subject, classifier)
    subject = { before: [...subject.before, message], card: last.card?.id ?? null }
  }
  return last
}

test.each(['zqedecffexw zqedecffexw', 'lkjhg', 'fghfgh njknjk', 'xxx'])('keys hit at random are no emergency and no place: %s', (message) => {
  expect(hear(message)).toMatchObject({ card: null, intent: 'animals', intentChance: 0 })
})

test.each([
  ['câinele a mâncat o tabletă de ciocolată', 'chocolate'],
  ['cainele meu a papat ciocolata', 'chocolate'],
  ['my dog ate a bar of chocolate', 'chocolate'],
  ['a kutyám megevett egy tábla csokit', 'chocolate'],
  ['собака з’їв плитку шоколаду', 'chocolate'],
  ['pisica a ros un crin din vază', 'lily'],
  ['motanul stă în litieră și nu poate face pipi', 'blocked-cat'],
  ['m-a mușcat un câine fără stăpân', 'person-bitten'],
])('an emergency is seen in the words people use: %s', (message, card) => {
  expect(hear(message).card).toMatchObject({ id: card, goesOn: false })
})

test.each(['ce vaccinuri trebuie să facă un cățel', 'de ce nu e voie ciocolată la câini', 'moare de bucurie când vin acasă', 'bună ziua', ''])(
  'a calm message is no emergency: %s',
  (message) => {
    expect(hear(message).card).toBeNull()
  },
)

test('what happens next in an emergency keeps its card', () => {
  expect(hear('câinele a mâncat o tabletă de ciocolată', 'tremură și vomită').card).toMatchObject({ id: 'chocolate', goesOn: true })
  expect(hear('câinele a mâncat o tabletă de ciocolată', 'are 8 kg', 'și acum ce fac?').card).toMatchObject({ id: 'chocolate', goesOn: true })
})

test('another subject leaves the emergency', () => {
  const { card, before } = hear('câinele a mâncat o tabletă de ciocolată', 'ce acte îmi trebuie ca să plec cu pisica în Italia?')
  expect({ card, before }).toEqual({ card: null, before: [] })
})

test('another emergency takes the place of the first', () => {
  expect(hear('câinele a mâncat o tabletă de ciocolată', 'acum s-a tăiat la lăbuță într-un ciob și îi curge sânge rău').card).toMatchObject({ id: 'bleeding' })
})

test('a short question goes on with the one before', () => {
  const vaccines = 'ce vaccinuri trebuie să facă un cățel'
  const { goesOn, before } = hear(vaccines, 'și la pisici?')
  expect(goesOn).toBeGreaterThan(0.5)
  expect(before).toEqual([vaccines])
})

test.each(['Câinele meu a mâncat ciocolată, ce fac?', 'help my dog ate rat poison', 'a lins antigel', 'motanul nu mai poate face pipi'])(
  'an emergency told after a calm question is one: %s',
  (message) => {
    for (const before of ['Cum scot o căpușă de la câine?', 'ce vaccinuri trebuie', 'cat costa sterilizarea', 'mulțumesc']) {
      expect(hear(before, message).card?.id, before).toBe(hear(message).card?.id)
      expect(hear(message).card).not.toBeNull()
    }
  },
)

test.each([
  ['Câinele meu a mâncat ciocolată, ce fac?', 'a căzut pisica vecinei de la etajul 4 și nu se mai ridică', 'accident'],
  ['pisica a ros un crin', 'help, the neighbours’ dog drank antifreeze', 'antifreeze'],
])('a second emergency that has nothing to do with the open one gets its own card: %s, then %s', (before, message, card) => {
  expect(hear(before, message).card?.id).toBe(card)
})

test('who was bitten and bleeds keeps the card for people', () => {
  expect(hear('m-a mușcat un câine fără stăpân', 'curge sânge, ce fac?').card?.id).toBe('person-bitten')
})

test('an animal that falls ill after cruelty was told gets the card of its illness', () => {
  const before = 'vecinu a dat cu ceva prin curte'
  const { card } = understand(
    'azi caineli meu saliveaza mult, are pupilele mici si nu se mai tine pe picioare',
    { before: [before], card: 'cruelty' },
    classifier,
  )
  expect(card?.id).toBe('poison')
})

test('a first message goes on with nothing', () => {
  expect(hear('și la pisici?')).toMatchObject({ goesOn: 0, before: [] })
})

test('a question of its own stands on its own', () => {
  expect(hear('cum scot o căpușă de la câine', 'Ce vaccinuri trebuie să facă un pisoi de două luni?').before).toEqual([])
  expect(hear('pisica zgârie canapeaua', 'ce acte îmi trebuie ca să merg cu câinele în Italia?').before).toEqual([])
})

test.each([
  ['cum scot o căpușă de pe câine', 'ro'],
  ['cum scot o capusa de pe caine', 'ro'],
  ['how do I remove a tick from my dog', 'en'],
  ['hogyan szedjem ki a kullancsot a kutyából', 'hu'],
  ['hogyan szedjem ki a kullancsot a kutyabol', 'hu'],
  ['як витягнути кліща з собаки', 'uk'],
])('the language of a message is told by its words: %s', (message, language) => {
  expect(hear(message).language).toBe(language)
})

test('D-029 what is not about animals and their care is seen as such', () => {
  expect(hear('Care e capitala Franței?').intent).toBe('elsewhere')
  expect(hear('mulțumesc mult, ești de ajutor').intent).toBe('talk')
  expect(hear('ce doză de amoxicilină dau pisicii').intent).toBe('dose')
  expect(hear('caut un adăpost de câini în Suceava')).toMatchObject({ intent: 'place', place: 'shelter' })
  expect(hear('cum scot o căpușă de pe câine').intent).toBe('animals')
})

test('D-029 one’s own health is no question about animals', () => {
  expect(hear('mi-e rău după ce am mâncat struguri').intent).not.toBe('animals')
  expect(hear('mă doare capul și am febră').intent).toBe('person')
})

test('a message with two question marks asks several things, and a plain one asks one', () => {
  expect(hear('La ce vârstă îl sterilizez? Și ce vaccinuri îi trebuie?').several).toBeGreaterThan(SEVERAL)
  expect(hear('ce acte imi trebuie pt italia si cum il duc cu avionul').several).toBeGreaterThan(SEVERAL)
  expect(hear('cum scot o căpușă de pe câine').several).toBeLessThan(SEVERAL)
})

test('every chance is a number between 0 and 1, whatever is typed', () => {
  for (const message of ['', '?', '🐕', '犬', 'a'.repeat(4_000), 'câine '.repeat(600)]) {
    const { intentChance, goesOn, card } = hear('câinele a mâncat ciocolată', message)
    for (const chance of [intentChance, goesOn, card?.chance ?? 0]) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  }
})

test.each([
  ['a page that is surely asked for is searched for, though it sounds like a person of their own health', 0.9, 'animals'],
  ['where none surely is, whom to ask is told', 0.7, 'person'],
])('%s', (_, page, intent) => {
  const margins = { legible: true, of: (head: string) => new Map(head === 'page' ? [['article:1', page]] : []), at: () => -1 }
  const ofPerson: Classifier = { read: () => margins, chance: (fit) => (fit === 'intent:person' ? 0.9 : 0) }
  expect(understand('câte zile', noSubject, ofPerson).intent).toBe(intent)
})
