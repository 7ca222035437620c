import { expect, test } from 'vitest'
import { createKnowledge } from '../../knowledge/knowledge.ts'
import { ownPassages } from '../../learning/own-passages.ts'
import { openClassifier } from '../../understanding/own-classifier.ts'
import { noSubject, understand } from '../../understanding/understanding.ts'
import { searchParts } from './search-parts.ts'
import { splitMessage } from './split-message.ts'

const classifier = openClassifier()
const knowledge = createKnowledge(ownPassages(), classifier)

/** The ids of what answers each question of a message. */
function answering(text: string): (string | undefined)[] {
  return searchParts(text, understand(text, noSubject, classifier), knowledge).map(({ search }) => search.found[0]?.passage.id)
}

test.each([
  ['Când se deparazitează un pui, când se vaccinează și când îl castrez?', ['Când se deparazitează un pui', 'când se vaccinează', 'când îl castrez?']],
  ['am două întrebări: cum spăl litiera? de ce miroase', ['cum spăl litiera?', 'de ce miroase']],
  ['Ce fac, dacă a mâncat iarbă?', ['Ce fac, dacă a mâncat iarbă?']],
  ['Mikor oltják a kölyköt, és kötelező-e a chip?', ['Mikor oltják a kölyköt', 'kötelező-e a chip?']],
])('"%s" is cut into its questions', (text, questions) => {
  expect(splitMessage(text).questions).toEqual(questions)
})

test('two questions that one page answers get a section each', () => {
  const found = answering('Câte litiere îmi trebuie la trei pisici și cât de des le curăț?')
  expect(found.every((id) => id?.startsWith('article:39#'))).toBe(true)
  expect(new Set(found).size).toBe(2)
})

test('two facts of one breed are told together', () => {
  const text = 'Cât trăiește un British Shorthair? Și cât cântărește un mascul adult?'
  const [part, ...others] = searchParts(text, understand(text, noSubject, classifier), knowledge)
  expect(part?.search.found[0]?.passage.id).toBe('breed:BSH')
  expect(part?.search.found[0]?.best.join(' ')).toMatch(/ani.*kg|kg.*ani/)
  expect(others).toEqual([])
})

test('a question that names no animal is read as one on the animal named before it', () => {
  expect(answering('Cum pregătesc pisica pentru castrare și când se vaccinează?')).not.toContainEqual(expect.stringMatching(/^article:21/))
})
