import { expect, test } from 'vitest'
import { dialled, joinedPhones } from './merged-record.ts'

test.each(['0722 000 001', '+40 722 000 001', '0040 722 000 001', '+40 (0)722 000 001', '0040 0722-000-001'])('"%s" is dialled as one number', (phone) => {
  expect(dialled(phone)).toBe('0722000001')
})

test.each(['+44 722 000 001', '112', '0400 000 001'])('"%s" stays another', (phone) => {
  expect(dialled(phone)).toBe(phone.replaceAll(/\D/g, ''))
})

test('of numbers that are one the first way it is written stays, also within one record; what has no digits is no number', () => {
  expect(joinedPhones(['0722 000 001', 'fax'], ['0235 000 002', '+40 235 000 002', '+40 (0)722 000 001', 'la poartă'])).toEqual([
    '0722 000 001',
    'fax',
    '0235 000 002',
    'la poartă',
  ])
})
