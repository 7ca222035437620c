import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDataFolder, lockDataFolder } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('only the first server on a data folder has it exclusively, and the next again when all have gone', async () => {
  const file = join(folder, 'one.sqlite')
  const first = lockDataFolder(file)
  await first.downgradeToShared()
  const second = lockDataFolder(file)
  await second.downgradeToShared()
  expect([first.exclusive, second.exclusive]).toEqual([true, false])
  first.close()
  const third = lockDataFolder(file)
  expect(third.exclusive).toBe(false)
  second.close()
  third.close()
  const fourth = lockDataFolder(file)
  expect(fourth.exclusive).toBe(true)
  fourth.close()
})

test('a server that comes while the first one still clears up waits until it has', async () => {
  const file = join(folder, 'two.sqlite')
  const first = lockDataFolder(file)
  const second = lockDataFolder(file)
  expect(second.exclusive).toBe(false)
  let shared = false
  const waiting = second.downgradeToShared().then(() => (shared = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(shared).toBe(false)
  await first.downgradeToShared()
  await waiting
  first.close()
  second.close()
})

test('a data folder is made with those above it, for its owner alone', () => {
  const path = join(folder, 'above', 'data')
  makeDataFolder(path)
  makeDataFolder(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

test('a data folder that cannot be made is refused in one sentence that names it', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  for (const path of [join(file, 'data'), ...(existsSync('/proc/self') ? ['/proc/bobita/data'] : [])]) {
    expect(() => makeDataFolder(path)).toThrow(`DATA_DIR: the folder ${path} cannot be made or written (`)
  }
})
