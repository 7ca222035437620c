import { expect, test } from 'vitest'
import { answerLanguages } from '#contract/chat.ts'
import { firstAidPages, firstAidTexts, romanianSentences } from './first-aid.ts'

test.each(answerLanguages.filter((language) => language !== 'ro'))('every Romanian sentence is heard and understood in %s', (language) => {
  const { heard } = firstAidTexts[language].vet
  expect(heard).toHaveLength(romanianSentences.length)
  expect(heard.filter(({ sound, meaning }) => sound.trim() === '' || meaning.trim() === '')).toEqual([])
})

test.each(answerLanguages)('the page in %s says who has not reviewed it, and as much of 112 and of the vet as the others', (language) => {
  const texts = firstAidTexts[language]
  expect(texts.unreviewed).toMatch(
    {
      ro: /inteligență artificială.*Nu a fost revizuită/,
      en: /AI model.*Neither a vet nor a native/,
      hu: /mesterségesintelligencia.*Sem állatorvos, sem/,
      uk: /штучного інтелекту.*не перевіряли ні/,
    }[language],
  )
  expect(texts.emergencyNumber.points).toHaveLength(firstAidTexts.ro.emergencyNumber.points.length)
  expect(texts.vet.points).toHaveLength(firstAidTexts.ro.vet.points.length)
  expect(JSON.stringify(texts)).toContain('112')
})

test('the page is written in the letters of its language, without a dose', () => {
  expect(JSON.stringify(firstAidTexts.uk)).not.toMatch(/[ыэёъ]/i)
  for (const language of ['ro', 'en', 'hu'] as const) expect(JSON.stringify(firstAidTexts[language])).not.toMatch(/\p{Script=Cyrillic}/u)
  expect(JSON.stringify(firstAidTexts)).not.toMatch(/[şţŞŢ]|\d\s?(mg|ml|мг|мл)/)
})

test('every language of Bobita has an address', () => {
  expect(firstAidPages.map(({ language }) => language)).toEqual([...answerLanguages])
})
