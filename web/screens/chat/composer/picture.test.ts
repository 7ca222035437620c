import { expect, test } from 'vitest'
import { acceptedFiles, fittedSize } from './picture.ts'

const photo = { type: 'image/jpeg' }

test('S-383 S-488 of five chosen pictures three are kept', () => {
  expect(acceptedFiles([photo, photo, photo, photo, photo], 3)).toHaveLength(3)
})

test('S-383 with two pictures attached there is room for one more, with three for none', () => {
  expect(acceptedFiles([photo, photo], 1)).toHaveLength(1)
  expect(acceptedFiles([photo], 0)).toEqual([])
})

test('what is no picture is not attached', () => {
  expect(acceptedFiles([{ type: 'application/pdf' }, photo, { type: '' }], 3)).toEqual([photo])
})

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 10_000, height: 2 },
    { width: 1600, height: 1 },
  ],
])('a picture of %j is sent as %j', (size, expected) => {
  expect(fittedSize(size, 1600)).toEqual(expected)
})
