import { expect, test } from 'vitest'
import { POLICE_GUIDE_PDF } from '#content/guide-blocks.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { policeGuide } from '#contract/police-guide.ts'
import { call } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import { guidePdf } from './guide-pdf.ts'

test('S-188 the guide comes in sections with their anchors, sources and the day they were checked', async () => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'GET', '/police-guide')
  expect(answer.statusCode).toBe(200)
  const { checked_on, sections } = policeGuide.parse(answer.json())
  expect(checked_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(sections.map(({ anchor }) => anchor)).toEqual(expect.arrayContaining(['pericol-acum', 'dovezi', 'petitia', 'ce-scrii', 'unde', 'termen']))
})

test('the guide comes in the language asked for, section by section the same, and a cache is told so', async () => {
  const { app } = await emptyWorld()
  const ask = (language: string) => app.inject({ url: '/api/v1/police-guide', headers: { 'accept-language': language } })
  const [ro, en] = await Promise.all([ask('ro'), ask('en')])
  expect([ro.headers['content-language'], en.headers['content-language']]).toEqual(['ro', 'en'])
  for (const { headers } of [ro, en]) expect(headers['vary']).toContain('accept-language')
  const [romanian, english] = [policeGuide.parse(ro.json()), policeGuide.parse(en.json())]
  expect(english.sections.map(({ anchor, source }) => [anchor, source])).toEqual(romanian.sections.map(({ anchor, source }) => [anchor, source]))
  expect([romanian.sections[0]?.heading, english.sections[0]?.heading]).toEqual([
    'Animalul este în pericol acum: sună la 112',
    'The animal is in danger now: call 112',
  ])
})

test('S-186 S-015 the guide can be downloaded as a tagged PDF in Romanian', async () => {
  const { app } = await emptyWorld()
  const answer = await app.inject(POLICE_GUIDE_PDF)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const file = answer.rawPayload.toString('latin1')
  expect(file.slice(0, 5)).toBe('%PDF-')
  expect(file).toContain('/Lang (ro-RO)')
  expect(file).toContain('(https://www.politiaromana.ro/ro/relatii-cu-publicul)')
})

test('the same guide makes the same file', async () => {
  const guide = readPoliceGuide()
  const [one, other] = await Promise.all([guidePdf(guide), guidePdf(guide)])
  expect(one.equals(other)).toBe(true)
})

test('S-429 a set of evidence nobody has uploaded is not found', async () => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'GET', '/plangeri/media/AAAAAAAAAAAAAAAAAAAAAA')
  expect(answer.statusCode).toBe(404)
  expect(answer.json().error.length).toBeGreaterThan(5)
})
