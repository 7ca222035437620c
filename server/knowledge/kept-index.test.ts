import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { keptIndex } from './kept-index.ts'
import { createLexicalIndex, openLexicalIndex } from './lexical/lexical-index.ts'
import { indexedTexts } from './passage-index.ts'
import { contentPassages } from './passages.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-index-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'knowledge.index')
const texts = indexedTexts(contentPassages({ law: readLawNotes(), guide: readPoliceGuide(), articles: [] }))
const faults: unknown[] = []

/** What a start of the program `code` reads of the texts, and whether the file was written for it. */
async function start(code = 'this one', of = texts) {
  const before = readdirSync(folder).length > 0 ? statSync(file).ino : null
  const content = await keptIndex(file, code, (error) => faults.push(error)).contentOf(of, new AbortController().signal)
  return { content, written: statSync(file).ino !== before }
}

beforeEach(() => {
  rmSync(file, { force: true })
  faults.length = 0
})

test('a second start reads what the first one kept, and it answers as one that is built anew', async () => {
  expect((await start()).written).toBe(true)
  const again = await start()
  expect(again.written).toBe(false)
  const kept = openLexicalIndex(again.content)
  const anew = createLexicalIndex(texts)
  for (const question of ['Cine răspunde de câinii fără stăpân?', 'unde trimit plingerea', 'ce risc dacă bat un animal', 'polția animalelor', 'zzzz', '']) {
    const [one, other] = [kept, anew].map((index) => index.search(question, 10))
    expect([question, one?.matches, one?.hasContent, one?.knowsWord]).toEqual([question, other?.matches, other?.hasContent, other?.knowsWord])
  }
  expect(faults).toEqual([])
})

test('an index of other texts or of another program is made anew, and nothing is said of it', async () => {
  await start()
  expect((await start('another one')).written).toBe(true)
  expect((await start('another one', texts.slice(1))).content.stems.size).toBe(texts.length - 1)
  expect(faults).toEqual([])
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in one byte', (bytes: Buffer) => bytes.fill((bytes.at(-100) ?? 0) + 1, bytes.length - 100, bytes.length - 99)],
])('an index that is %s is told of, and made anew', async (_, damaged) => {
  await start()
  writeFileSync(file, damaged(readFileSync(file)))
  expect((await start()).content.stems.size).toBe(texts.length)
  expect(faults).toHaveLength(1)
  await start()
  expect(faults).toHaveLength(1)
  expect(readdirSync(folder)).toEqual(['knowledge.index'])
})
