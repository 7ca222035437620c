import { expect, test } from 'vitest'
import { urgentCard } from '#content/cards/cards.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import type { Found, Search } from '../../knowledge/knowledge.ts'
import { composeExtractive, type ComposeParts } from './compose-extractive.ts'
import { openWithCard } from './opening.ts'

const nothing: Search = { found: [], answerable: false, clear: false, nearest: [] }

/** What is made of passages that were found, whatever the site publishes. */
function answerTo(question: string, parts: Partial<ComposeParts> & { search: Search }) {
  return composeExtractive(question, { opening: null, language: 'ro', maxChunks: 10, hasImage: false, ...parts })
}

const onRabbits = (heading: string | null, text: string, chance: number): Found => foundIn('Iepurele', 'article:900', heading, text, chance)

function foundIn(title: string, page: string, heading: string | null, text: string, chance: number): Found {
  const [topSentence = ''] = text.split(/(?<=\.) /)
  const id = heading === null ? page : `${page}#${heading.toLowerCase()}`
  return {
    passage: { id, kind: 'article', title, heading, text, url: `/blog/${id.replace('article:', '')}`, checked_on: '2026-11-28', category: null, search: '' },
    score: 1,
    behind: 0,
    confidence: 1,
    chance,
    best: [topSentence],
    topSentence,
  }
}

const searchOf = (clear: boolean, ...found: Found[]) => ({ found, answerable: true, clear, nearest: [] })

test('a section of the usual length is quoted whole where it answers; of a longer one what holds the question', () => {
  const section = ['Fânul stă mereu în coteț.', ...Array.from({ length: 12 }, (_, at) => `În coteț ${at} apa se schimbă zilnic.`), 'Medicul alege ziua.'].join(
    ' ',
  )
  expect(section.length).toBeGreaterThan(420)
  const longer = section.replace('Medicul', `${'Podeaua se mătură. '.repeat(30)}Medicul`)
  expect(answerTo('fân', { search: searchOf(true, onRabbits('Hrana', section, 0.9)) }).answer).toContain('Medicul alege ziua.')
  expect(answerTo('fân', { search: searchOf(true, onRabbits('Hrana', longer, 0.9)) }).answer).not.toContain('Medicul alege ziua.')
})

test('a second section of a page is quoted where it stands near the first, whatever its words', () => {
  const next = (behind: number) => ({ ...onRabbits('Apa', 'Apa se schimbă zilnic.', 0.9), behind })
  const answer = (behind: number) => answerTo('fân', { search: searchOf(true, onRabbits('Hrana', 'Fânul stă mereu.', 0.9), next(behind)) }).answer
  expect([answer(0.1), answer(0.6)].map((text) => text.includes('Apa se schimbă'))).toEqual([true, false])
})

test('behind the beginning of a page stands its likeliest section, also where it only comes near', () => {
  const found = [onRabbits(null, 'Iepurele stă în casă.', 0.5), onRabbits('Apa', 'Apa se schimbă zilnic.', 0.5), onRabbits('Somnul', 'Doarme ziua.', 0.5)]
  for (const clear of [true, false]) {
    const { answer } = answerTo('iepure', { search: searchOf(clear, ...found) })
    expect(answer.indexOf('Iepurele stă în casă.')).toBeLessThan(answer.indexOf('Apa se schimbă zilnic.'))
    expect(answer).not.toContain('Doarme ziua.')
  }
})

test('what another page perhaps adds is told as such, once', () => {
  const other = (number: number) => foundIn(`Altă pagină ${number}`, `article:91${number}`, 'Apa', `Pisica ${number} bea din fântână.`, 0.9)
  const { answer } = answerTo('apă', { search: searchOf(true, onRabbits('Apa', 'Apa se schimbă zilnic.', 0.9), other(1), other(2)) })
  expect(answer.split(answerTexts.ro.maybeToo)).toHaveLength(2)
  expect(answer.indexOf('Apa se schimbă')).toBeLessThan(answer.indexOf(answerTexts.ro.maybeToo))
  expect(answer.indexOf(answerTexts.ro.maybeToo)).toBeLessThan(answer.indexOf('Pisica 1 bea'))
})

test('of several questions those surely answered stand first, and what perhaps answers is told as such', () => {
  const part = (text: string, chance: number) => ({
    text,
    search: searchOf(true, foundIn(`Despre ${text}`, `article:${text}`, 'Apa', `Apa pentru ${text}.`, chance)),
  })
  const both = answerTo('apă', { search: nothing, parts: [part('pisici', 0.2), part('iepuri', 0.9)] }).answer
  expect(both.indexOf('Apa pentru iepuri.')).toBeLessThan(both.indexOf(answerTexts.ro.maybeToo))
  expect(both.indexOf(answerTexts.ro.maybeToo)).toBeLessThan(both.indexOf('Apa pentru pisici.'))
  const neither = answerTo('apă', { search: nothing, parts: [part('pisici', 0.2), part('iepuri', 0.3)] }).answer
  expect(neither).toMatch(new RegExp(`^${answerTexts.ro.leadNear}`))
  expect(neither).not.toContain(answerTexts.ro.maybeToo)
})

test('a quoted sentence that opens a list brings the list', () => {
  const text = `${'Despre altceva se spune mult aici. '.repeat(30)}Infracțiuni sunt:\n\n- uciderea cu intenție;\n- schingiuirea.`
  const found = { ...onRabbits('Legea', text, 0.9), best: ['Infracțiuni sunt:'], topSentence: 'Despre altceva se spune mult aici.' }
  expect(answerTo('pedepse', { search: searchOf(true, found) }).answer).toContain('Infracțiuni sunt:\n\n- uciderea cu intenție;\n- schingiuirea.')
})

test('under an urgent card other questions of the message wait', () => {
  const card = urgentCard('chocolate')
  const opening = card ? openWithCard(card, 'ro', false) : null
  const part = (text: string) => ({ text, search: searchOf(true, foundIn(`Despre ${text}`, `article:${text}`, 'Apa', `Apa pentru ${text}.`, 0.9)) })
  expect(opening).not.toBeNull()
  expect(answerTo('ciocolată', { opening, search: nothing, parts: [part('pisici'), part('iepuri')] }).answer).not.toContain('Apa pentru')
})

test('what a breed is like stands under its name', () => {
  const found = foundIn('Golden Retriever', 'breed:golden', null, 'Este blând.', 0.9)
  const { answer } = answerTo('golden', { search: searchOf(true, { ...found, passage: { ...found.passage, kind: 'breed' } }) })
  expect(answer).toMatch(/^\*\*Golden Retriever\*\*\n\nEste blând\. \[1\]/)
})
