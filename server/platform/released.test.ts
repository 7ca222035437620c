import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { migrations } from '#migrations/migrations.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)
/** Every file a database somewhere was made with, by its SHA-256. A release adds its new ones; none is ever taken out. */
const released = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(new URL('released.json', FOLDER), 'utf8')))

test('a migration that was released is never changed, renamed or removed', () => {
  const changed = Object.entries(released).filter(([name, hash]) => {
    const file = new URL(name, FOLDER)
    return !existsSync(file) || createHash('sha256').update(readFileSync(file)).digest('hex') !== hash
  })
  expect(changed, 'sites have these as they were: add another migration').toEqual([])
})

test('a new migration sorts after every released one, under a number of its own', () => {
  const names = Object.keys(migrations)
  const old = Object.keys(released)
    .filter((file) => /^\d/.test(file))
    .map((file) => file.replace('.ts', ''))
  expect(names.slice(0, old.length)).toEqual(old)
  expect(names).toEqual(names.toSorted())
  expect(names.map((name) => name.slice(0, 5))).toEqual(names.map((_, index) => `${String(index + 1).padStart(4, '0')}_`))
  const files = readdirSync(FOLDER).filter((file) => /^\d/.test(file))
  expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual(names)
})
