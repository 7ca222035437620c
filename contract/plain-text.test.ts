import { expect, test } from 'vitest'
import { AFTER_CARD } from './limits.ts'
import { plainText, restBehindCard } from './plain-text.ts'

test('D-037 an answer is read aloud without signs, addresses and source numbers', () => {
  const answer = '## Urgență\n\n**Mută câinele** la umbră [1].\n\n- Udă-l cu apă *răcoroasă* [2][3]\n1. Sună la [cabinet](tel:0700)\n\n> `Nu` da medicamente.'
  expect(plainText(answer)).toBe('Urgență Mută câinele la umbră. Udă-l cu apă răcoroasă Sună la cabinet Nu da medicamente.')
})

test('behind an urgent card comes the rest of its answer, and nothing before the rule that parts them', () => {
  expect(restBehindCard(`## Urgență: ceva\n\n1. Sună.${AFTER_CARD}Mai multe [2].\n\n---\n\nȘi altele.`)).toBe('Mai multe [2].\n\n---\n\nȘi altele.')
  expect(['## Urgență: ceva\n\n1. Sună.', '## Urgență: ceva\n\n1. Sună.\n\n---'].map(restBehindCard)).toEqual(['', ''])
  expect(plainText('Unu.\n\n---\n\nDoi.')).toBe('Unu. Doi.')
})
