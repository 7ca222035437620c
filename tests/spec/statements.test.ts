import { expect, test } from 'vitest'
import { absentDocuments, citingFiles, foreignSections, promisedNumbers, unknownNumbers } from '#scripts/shape/references.ts'

const files = citingFiles()
const { statements } = promisedNumbers()

test('the statements are numbered without a gap, each once', () => {
  for (const kind of ['S', 'D']) {
    const numbers = statements.filter((number) => number.startsWith(kind))
    expect(numbers).not.toEqual([])
    expect(numbers).toEqual(numbers.map((_, index) => `${kind}-${String(index + 1).padStart(3, '0')}`))
  }
})

test('every statement is named by at least one test', () => {
  const named = new Set(files.filter(({ path }) => /\.(test|e2e)\.tsx?$/.test(path)).flatMap(({ text }) => code(text).match(/\b[SD]-\d{3}\b/g) ?? []))
  expect(statements.filter((number) => !named.has(number))).toEqual([])
})

test('every number that is cited can be read: S and D in docs/statements.md, T in docs/reliability.md', () => {
  expect(unknownNumbers(files)).toEqual([])
})

test('every document that a comment or a document cites is in the repository', () => {
  expect(absentDocuments(files)).toEqual([])
})

test('a section is cited of public standards only', () => {
  expect(foreignSections(files)).toEqual([])
})

function code(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
    .join('\n')
}
