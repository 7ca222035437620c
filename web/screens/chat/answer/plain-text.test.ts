import { expect, test } from 'vitest'
import { isUrgent, names112, plainText } from './plain-text.ts'

test('D-037 an answer is read aloud without signs, addresses and source numbers', () => {
  const answer = '## Urgență\n\n**Mută câinele** la umbră [1].\n\n- Udă-l cu apă *răcoroasă* [2][3]\n1. Sună la [cabinet](tel:0700)\n\n> `Nu` da medicamente.'
  expect(plainText(answer)).toBe('Urgență Mută câinele la umbră. Udă-l cu apă răcoroasă Sună la cabinet Nu da medicamente.')
})

test.each([
  ['## Urgență: insolație', true],
  ['\n## Urgent: heat stroke', true],
  ['Nu e urgență', false],
  ['### Urgență', false],
  ['Text\n## Urgență', false],
])('the answer %j begins as an emergency: %s', (answer, expected) => {
  expect(isUrgent(answer)).toBe(expected)
})

test('112 is told from other numbers that hold it', () => {
  expect([names112('Sună la 112.'), names112('tel. 0311 1125')]).toEqual([true, false])
})
