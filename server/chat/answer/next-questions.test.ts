import { expect, test } from 'vitest'
import { asQuestion } from './next-questions.ts'

test.each([
  ['Cum scoți o căpușă', 'ro', 'Cum scoți o căpușă?'],
  ['De ce zgârie pisica', 'ro', 'De ce zgârie pisica?'],
  ['Babesioza la câine: semne și tratament', 'ro', 'Ce ar trebui să știu despre „Babesioza la câine”?'],
  ['How to remove a tick', 'en', 'How to remove a tick?'],
  ['Rat poison and poisoned baits: helping the animal', 'en', 'What should I know about “Rat poison and poisoned baits”?'],
] as const)('the topic "%s" (%s) is asked as "%s"', (topic, language, question) => {
  expect(asQuestion(topic, language)).toBe(question)
})
