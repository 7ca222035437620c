import { expect, test } from 'vitest'
import { csvField } from './csv-field.ts'

test.each([
  ['Ana "Mica" Pop', '"Ana ""Mica"" Pop"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\tx', '"\'\tx"'],
  [null, '""'],
])('the field %s stands in the file as %s', (value, field) => {
  expect(csvField(value)).toBe(field)
})
