import { expect, test } from 'vitest'
import { decodeCsv, parseCsv } from './csv.ts'

const read = (text: string) => [...parseCsv(text)].map(({ line, fields }) => [line, ...fields])

test('lines are read with quotes, breaks inside them, both kinds of line end and empty lines', () => {
  expect(read('a,b\r\n"x ""y"", z","1\n2"\n\n,\n"",last')).toEqual([
    [1, 'a', 'b'],
    [2, 'x "y", z', '1\n2'],
    [5, '', ''],
    [6, '', 'last'],
  ])
  expect(read('')).toEqual([])
})

test.each(['a;b\n1,5;2', 'a\tb\n1,5\t2'])('the separator is the one of the first line: %j', (text) => {
  expect(read(text)[1]).toEqual([2, '1,5', '2'])
})

test.each(['a,b\n"x,1', 'a,b\nx"y,1', 'a,b\n"x"y,1'])('a quote in the wrong place is named with its line: %j', (text) => {
  expect(() => read(text)).toThrow('line 2')
})

test('files of spreadsheets are read in UTF-8 and UTF-16 with or without their mark, and nothing else', () => {
  const words = 'nume\nȘtefan'
  expect(decodeCsv(Buffer.from(words))).toBe(words)
  expect(decodeCsv(Buffer.from(`\uFEFF${words}`))).toBe(words)
  expect(decodeCsv(Buffer.from(`\uFEFF${words}`, 'utf16le'))).toBe(words)
  expect(decodeCsv(Buffer.from(`\uFEFF${words}`, 'utf16le').swap16())).toBe(words)
  expect(() => decodeCsv(Buffer.from([0x6e, 0xaa, 0x74]))).toThrow('CSV UTF-8')
})

test('a field of a million quotes takes no longer than its length', () => {
  const long = `a\n"${'""'.repeat(1_000_000)}"\n`
  expect(read(long)[1]?.[1]).toHaveLength(1_000_000)
  expect(() => read(`a\n"${'""'.repeat(1_000_000)}`)).toThrow('line 2')
})

test('a field of many megabytes, and one of nothing but quotes, are read like any other', () => {
  for (const field of ['a'.repeat(5_000_000), '"'.repeat(300_000)]) {
    const quoted = `x,"${field.replaceAll('"', '""')}"\n`
    expect([...parseCsv(quoted)].map(({ fields }) => fields[1]?.length)).toEqual([field.length])
    expect(() => [...parseCsv(quoted.slice(0, -2))]).toThrow('line 1: a quote is not closed')
  }
})
