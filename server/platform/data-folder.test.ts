import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeFolder } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('only the first server on a data folder is alone, and the next again when all have gone', async () => {
  const file = join(folder, 'one.sqlite')
  const first = takeFolder(file)
  await first.share()
  const second = takeFolder(file)
  await second.share()
  expect([first.alone, second.alone]).toEqual([true, false])
  first.close()
  const third = takeFolder(file)
  expect(third.alone).toBe(false)
  second.close()
  third.close()
  const fourth = takeFolder(file)
  expect(fourth.alone).toBe(true)
  fourth.close()
})

test('a server that comes while the first one still clears up waits until it has', async () => {
  const file = join(folder, 'two.sqlite')
  const first = takeFolder(file)
  const second = takeFolder(file)
  expect(second.alone).toBe(false)
  let shared = false
  const waiting = second.share().then(() => (shared = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(shared).toBe(false)
  await first.share()
  await waiting
  first.close()
  second.close()
})
