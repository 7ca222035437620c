import { expect, test } from 'vitest'
import { isUrgent, names112, plainText, splitUrgent } from './plain-text.ts'

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

test('only the urgent card of an answer is urgent, not what follows it', () => {
  expect(splitUrgent('## Urgență: ceva\n\n1. Sună.\n\n---\n\nMai multe [2].')).toEqual({ card: '## Urgență: ceva\n\n1. Sună.', rest: 'Mai multe [2].' })
  expect(plainText('Unu.\n\n---\n\nDoi.')).toBe('Unu. Doi.')
})
