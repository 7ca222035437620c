import { expect, test } from 'vitest'
import { EVIDENCE_FILES, POLICE_FORM_BYTES, SET_BYTES, VIDEO_BYTES } from '#contract/limits.ts'
import { evidenceType, pickEvidence } from './evidence.ts'

/** A file that claims a size without holding it. */
function sized(name: string, type: string, size: number): File {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: size })
}

test.each([
  ['a.jpg', 'image/jpeg', 'image'],
  ['a.mp4', 'video/mp4', 'video'],
  ['IMG_1.HEIC', '', 'image'],
  ['a.mov', '', 'video'],
  ['a.pdf', 'application/pdf', null],
  ['a.mp4', 'text/plain', null],
  ['heic', '', 'image'],
  ['a', '', null],
])('%s of type "%s" is taken for %s', (name, type, taken) => {
  expect(evidenceType({ name, type })).toBe(taken)
})

test('S-210 a file above the limit of the police is taken', () => {
  const photo = sized('mare.jpg', 'image/jpeg', POLICE_FORM_BYTES + 1)
  expect(pickEvidence([photo], []).taken).toEqual([{ file: photo, type: 'image' }])
})

test('what is no evidence, too large or too many is left out and named', () => {
  const photos = Array.from({ length: EVIDENCE_FILES }, (_, n) => sized(`${n}.jpg`, 'image/jpeg', 1))
  const { taken, refused } = pickEvidence(
    [sized('a.pdf', 'application/pdf', 1), sized('b.mp4', 'video/mp4', VIDEO_BYTES + 1), ...photos],
    [{ file: sized('first.jpg', 'image/jpeg', 1) }],
  )
  expect(taken).toHaveLength(EVIDENCE_FILES - 1)
  expect(refused).toEqual({ other: ['a.pdf'], tooLarge: ['b.mp4'], tooMany: true, setTooLarge: false })
})

test('a set stays within what the server takes together', () => {
  const before = [{ file: sized('1.mp4', 'video/mp4', VIDEO_BYTES) }, { file: sized('2.mp4', 'video/mp4', SET_BYTES - VIDEO_BYTES) }]
  expect(pickEvidence([sized('3.jpg', 'image/jpeg', 1)], before)).toMatchObject({ taken: [], refused: { setTooLarge: true } })
})
