import { expect, test } from 'vitest'
import { missingParts } from './missing.ts'

const whole = { title: 'Câine legat', description: 'Fără apă', signedIn: true, files: 1 }

test.each([
  ['S-202 S-203 one file is enough', {}, []],
  ['S-194 S-198 a title of spaces is missing', { title: ' \n ' }, ['text']],
  ['S-195 S-198 a description of spaces is missing', { description: '\t' }, ['text']],
  ['S-197 S-396 a guest cannot send', { signedIn: false }, ['login']],
  ['S-196 no file is too few', { files: 0 }, ['media']],
  ['everything missing is named in the order of the specification', { title: '', signedIn: false, files: 0 }, ['text', 'login', 'media']],
])('%s', (_, parts, missing) => {
  expect(missingParts({ ...whole, ...parts })).toEqual(missing)
})
