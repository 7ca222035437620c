import { expect, test } from 'vitest'
import { shownCategory, shownTitle } from './words.ts'

test('English readers see the English title, or the Romanian one marked as such', () => {
  expect(shownTitle({ title: 'Căpușe', title_en: 'Ticks' }, 'en')).toEqual({ text: 'Ticks', lang: 'en' })
  expect(shownTitle({ title: 'Căpușe', title_en: null }, 'en')).toEqual({ text: 'Căpușe', lang: 'ro' })
  expect(shownTitle({ title: 'Căpușe', title_en: 'Ticks' }, 'ro')).toEqual({ text: 'Căpușe', lang: 'ro' })
})

test('the bundled categories have English names, others keep their own', () => {
  expect(shownCategory('Urgențe', 'en').text).toBe('Emergencies')
  expect(shownCategory('Povești', 'en')).toEqual({ text: 'Povești', lang: 'ro' })
})
