import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('texts of every length up to some blocks have the hash that they have elsewhere', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = Array.from({ length }, (_, place) => String.fromCharCode(33 + ((place * 7 + length) % 90))).join('')
    expect([length, sha256(text)]).toEqual([length, hash('sha256', text)])
  }
})
