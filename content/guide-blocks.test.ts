import { expect, test } from 'vitest'
import { languages } from '#texts/language.ts'
import { guideBlocks, guideWords, plainLine } from './guide-blocks.ts'
import { readPoliceGuide } from './police-guide.ts'

test('a section becomes its paragraphs and lists, in order', () => {
  expect(guideBlocks('Spune la telefon:\n\n1. adresa;\n2. animalul.\n\nRămâi\nla distanță.\n\n- fișierele\n- martorii')).toEqual([
    { kind: 'paragraph', text: 'Spune la telefon:' },
    { kind: 'list', ordered: true, items: ['adresa;', 'animalul.'] },
    { kind: 'paragraph', text: 'Rămâi la distanță.' },
    { kind: 'list', ordered: false, items: ['fișierele', 'martorii'] },
  ])
})

const told = {
  ro: [/30 de zile/, /112/, /30 MB pe fișier/],
  en: [/30 days/, /112/, /30 MB/],
}

test.each(languages)('S-012 S-013 S-014 the guide names the 30 days, 112 and the 30 MB, and no Markdown is left in what is shown (%s)', (language) => {
  const shown = readPoliceGuide(language)
    .sections.flatMap(({ text }) => guideBlocks(text))
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    .map(plainLine)
    .join('\n')
  for (const words of told[language]) expect(shown).toMatch(words)
  expect(shown).not.toMatch(/\*\*|^#|\]\(|^\d+\. |^- /m)
})

test('a link within a line keeps its words and its page', () => {
  const line = 'Completează [formularul](/plangeri/petitie), apoi semnează.'
  expect(guideWords(line)).toEqual([
    { text: 'Completează ', to: null },
    { text: 'formularul', to: '/plangeri/petitie' },
    { text: ', apoi semnează.', to: null },
  ])
  expect(plainLine(line)).toBe('Completează formularul, apoi semnează.')
  expect(guideWords('Sună [acum] (112).')).toEqual([{ text: 'Sună [acum] (112).', to: null }])
})
