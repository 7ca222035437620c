import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readExamplePetitions } from './petitions.ts'

const examples = readExamplePetitions()

test('there are six example petitions, each addressed to an institution and said to be an example', () => {
  expect(examples.length).toBe(6)
  for (const { addressee, is_example } of examples) {
    expect(addressee).toMatch(/Consili|Autoritatea|Ministerul|Inspectoratul|Primăria/)
    expect(is_example).toBe(true)
  }
})

test('every example asks for something, in Romanian letters and with an English summary', () => {
  for (const { title, description, title_en, summary_en } of examples) {
    expect(description).toContain('Cerem:')
    expect(title + description).not.toMatch(/[şţŞŢ!]/)
    expect(title_en?.length).toBeGreaterThan(10)
    expect(summary_en?.length).toBeGreaterThan(100)
  }
})

test('every drawing exists, is small and asks for nothing from outside', () => {
  for (const { photo_url } of examples) {
    const file = new URL(`../../web/public${photo_url}`, import.meta.url)
    expect([photo_url, existsSync(file)]).toEqual([photo_url, true])
    const drawing = readFileSync(file, 'utf8')
    expect(drawing.length).toBeLessThan(12_000)
    expect(drawing).not.toMatch(/<script|<image|href=|style=|url\(/)
  }
})
