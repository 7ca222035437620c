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
