import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ShownFile } from '#web/api/plain-complaint.ts'
import { findSame, fingerprint } from './use-verification.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

function file(given: string, shown: string): ShownFile {
  const proof = { given_sha256: hash(given), sha256: hash(shown), bytes: 1, given_bytes: 1, received_at: '2026-11-21T10:00:00.000Z' }
  return { type: 'image', url: `/files/${shown}`, preview_url: null, width: null, height: null, proof }
}

const files: ShownFile[] = [file('a', 'a-shown'), { ...file('x', 'y'), proof: null }, file('b', 'b')]

test.each([
  ['a', { number: 1, as: 'given' }],
  ['a-shown', { number: 1, as: 'shown' }],
  ['b', { number: 3, as: 'given' }],
  ['x', null],
])('the file "%s" is recognised by its bytes alone', async (content, same) => {
  expect(findSame(files, await fingerprint(new Blob([content])))).toEqual(same)
})
