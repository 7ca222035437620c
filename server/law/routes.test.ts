import { expect, test } from 'vitest'
import { LOCAL_POLICE_PDF } from '#content/law/links.ts'
import { readLawNotes } from '#content/law/notes.ts'
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
