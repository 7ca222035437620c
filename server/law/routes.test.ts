import { expect, test } from 'vitest'
import { LOCAL_POLICE_PDF } from '#content/law/links.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { lawNotes } from '#contract/law.ts'
import { emptyWorld } from '#tests/world.ts'
import { localPolicePdf } from './local-police-pdf.ts'

test('S-280 the PDF of article 6 is ours, tagged and in Romanian', async () => {
  const { app } = await emptyWorld()
  const answer = await app.inject(LOCAL_POLICE_PDF)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const file = answer.rawPayload.toString('latin1')
  expect(file.slice(0, 8)).toBe('%PDF-1.7')
  expect(file).toContain('/Lang (ro-RO)')
  expect(file).toContain('/StructTreeRoot')
  // The letters of Romanian travel with the file.
  expect(file).toContain('/FontFile2')
})

test('S-280 the PDF leads to the law on the official portal', async () => {
  const { app } = await emptyWorld()
  const { rawPayload } = await app.inject(LOCAL_POLICE_PDF)
  expect(rawPayload.toString('latin1')).toContain('(https://legislatie.just.ro/Public/DetaliiDocument/120615)')
})

test('the same notes make the same file', async () => {
  const notes = readLawNotes()
  const [one, other] = await Promise.all([localPolicePdf(notes), localPolicePdf(notes)])
  expect(one.equals(other)).toBe(true)
})

test('notes without the law of the local police make no file', async () => {
  await expect(localPolicePdf({ sections: [], checked_on: '2026-11-21' })).rejects.toThrow('legea-155-2010')
})

test('the notes on the acts come as HTML without raw markup, each with its anchor', async () => {
  const { app } = await emptyWorld()
  const { checked_on, notes } = (await app.inject('/api/v1/law-notes')).json()
  expect(checked_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(notes.map(({ anchor }: { anchor: string }) => anchor)).toEqual(readLawNotes().sections.map(({ anchor }) => anchor))
  expect(notes[0].text_html).toMatch(/^<p>Legea nr\. 205/)
  expect(notes.find(({ anchor }: { anchor: string }) => anchor === 'legea-155-2010').text_html).toContain('<blockquote>')
})

test('S-296 a link inside a note opens in a new tab', async () => {
  const { app } = await emptyWorld()
  const { notes } = lawNotes.parse((await app.inject('/api/v1/law-notes')).json())
  const links = notes.flatMap(({ text_html }) => text_html.match(/<a [^>]*>/g) ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.startsWith('<a target="_blank" rel="noopener" href="https://'))).toEqual([])
})

test('the notes come in the language asked for, and a cache is told so', async () => {
  const { app } = await emptyWorld()
  const ask = (language: string) => app.inject({ url: '/api/v1/law-notes', headers: { 'accept-language': language } })
  const [ro, en] = await Promise.all([ask('ro'), ask('en-GB')])
  expect([ro.headers['content-language'], en.headers['content-language']]).toEqual(['ro', 'en'])
  for (const { headers } of [ro, en]) expect(headers['vary']).toContain('accept-language')
  const [romanian, english] = [lawNotes.parse(ro.json()), lawNotes.parse(en.json())]
  expect(english.notes.map(({ anchor }) => anchor)).toEqual(romanian.notes.map(({ anchor }) => anchor))
  expect(romanian.notes[0]?.text_html).toMatch(/^<p>Legea nr\. 205/)
  expect(english.notes[0]?.text_html).toMatch(/^<p>Law 205\/2004/)
})
