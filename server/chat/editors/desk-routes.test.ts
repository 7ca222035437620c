import { beforeEach, expect, test } from 'vitest'
import { parseQuestions } from '#content/questions/questions.ts'
import { DAY_MS, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { call } from '#tests/cast.ts'
import { finalOf } from '#tests/api/stream.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { waitingQuestion } from '#tests/waiting-question.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../../bobita.ts'
import { sweepQuestions } from '../sessions/editor-questions.ts'

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'editor')
})

/** A page that exists, and a question that no one would find it by. */
const PAGE = 'article:3'
const ODD = 'Fluturașul meu portocaliu zburdă prin papuci, cum procedăm?'

const read = async (path: string) => (await call(world.app, 'GET', `/operators/${path}`, { headers: ana.headers })).json()
const decide = (id: string, how: 'aside' | 'page', payload?: object, by = ana) =>
  call(world.app, 'POST', `/operators/questions/${id}/${how}`, { headers: by.headers, ...(payload && { payload }) })
const undo = (id: string) => call(world.app, 'DELETE', `/operators/question-decisions/${id}`, { headers: ana.headers })
const waiting = async () => (await read('today')).waiting.map(({ kind, count }: { kind: string; count: number }) => [kind, count])
const urlsOf = async (question: string) =>
  finalOf((await call(world.app, 'POST', '/chat/ask/stream', { payload: { question } })).body).sources.map(({ url }) => url)

test('alike questions are one group, the most asked first, page after page, and found by their words', async () => {
  const at = (minutes: number) => new Date(Date.parse('2026-11-01T08:00:00Z') + minutes * 60_000)
  await waitingQuestion(world, 'Ce mănâncă un axolotl?', at(0))
  for (let number = 0; number < STAFF_PAGE_SIZE + 5; number += 1) await waitingQuestion(world, `Ce este Numărul${number} xyz${number}?`, at(1 + (number % 2)))
  await waitingQuestion(world, 'un AXOLOTL ce mananca', at(10))
  await waitingQuestion(world, 'axolotlul meu mănâncă?', at(11))
  const seen: { id: string; question: string; asked: number }[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await read(`questions${next && `?after=${encodeURIComponent(next)}`}`)
    expect(page.waiting).toBe(STAFF_PAGE_SIZE + 8)
    seen.push(...page.groups)
    next = page.next
  }
  expect(seen[0]).toMatchObject({ question: 'axolotlul meu mănâncă?', asked: 3, disliked: 0, newest_at: at(11).toISOString() })
  expect(new Set(seen.map(({ id }) => id)).size).toBe(STAFF_PAGE_SIZE + 6)
  expect((await read(`questions/${seen[0]?.id}`)).wordings).toEqual(['axolotlul meu mănâncă?', 'un AXOLOTL ce mananca', 'Ce mănâncă un axolotl?'])
  expect((await read('questions?q=axolotl&order=newest')).groups).toHaveLength(1)
  expect((await read('questions?order=newest')).groups[0].question).toBe('axolotlul meu mănâncă?')
})

test('what is set aside is gone with whatever is asked in the same words, and is back when that is undone', async () => {
  const { id } = await waitingQuestion(world, 'Cum repar mașina?')
  await waitingQuestion(world, 'cum repar o masina')
  expect(await waiting()).toContainEqual(['unanswered', 2])
  const decision = (await decide(id, 'aside')).json()
  await waitingQuestion(world, 'Mașina, cum o repar?')
  expect((await read('questions')).waiting).toBe(0)
  expect(await read('question-decisions')).toMatchObject({ decisions: [{ id: decision.id, page: null, asked: 3 }], next: null })
  expect((await undo(decision.id)).statusCode).toBe(204)
  expect(await waiting()).toContainEqual(['unanswered', 3])
  expect((await undo(decision.id)).json().code).toBe('question.not_found')
  const { details } = await world.database.db.selectFrom('operator_actions').select('details').where('action', '=', 'questions.aside').executeTakeFirstOrThrow()
  expect(JSON.parse(details)).toEqual({ decision: decision.id, asked: 2 })
})

test('what was set aside is forgotten with the last of its questions', async () => {
  const { id } = await waitingQuestion(world, 'Cum repar mașina?')
  await decide(id, 'aside')
  await sweepQuestions(world.database.db, new Date(Date.now() + 91 * DAY_MS))
  expect((await read('question-decisions')).decisions).toEqual([])
})

test('a question that an editor gives to a page is answered from it, however it is typed, until that is undone', async () => {
  expect(await urlsOf(ODD)).not.toContain('/blog/3')
  // A question is put on the list once its answer has gone out.
  await expect.poll(async () => (await read('questions')).waiting).toBe(1)
  const { id } = (await read('questions')).groups[0]
  const labelled = await decide(id, 'page', { page: PAGE, lines: [ODD] })
  expect(labelled.statusCode, labelled.body).toBe(200)
  const { id: decision } = labelled.json()
  await world.knowledge.refresh()
  for (const typed of [
    ODD,
    'fluturasul meu portocaliu zburda prin papuci cum procedam',
    'Bună ziua! Cum procedăm? Fluturașul meu portocaliu zburdă prin papuci.',
  ])
    expect([typed, await urlsOf(typed)]).toEqual([typed, expect.arrayContaining([expect.stringMatching(/^\/blog\/3(#|$)/)])])
  expect(await urlsOf('Fluturașul meu portocaliu zburdă prin grădină, cum procedăm?')).not.toContain('/blog/3')
  expect((await read('question-decisions')).decisions).toMatchObject([{ lines: [ODD], page: { id: PAGE, url: '/blog/3' }, asked: 1 }])
  await undo(decision)
  await world.knowledge.refresh()
  expect(await urlsOf(ODD)).not.toContain('/blog/3')
})

test('what is labelled never comes before an urgent card', async () => {
  const question = 'Câinele meu a mâncat ciocolată, ce fac?'
  const { id } = await waitingQuestion(world, question)
  await decide(id, 'page', { page: 'article:49', lines: [question] })
  await world.knowledge.refresh()
  const answer = finalOf((await call(world.app, 'POST', '/chat/ask/stream', { payload: { question } })).body)
  expect(answer.card?.id).toBe('chocolate')
  expect(answer.sources.map(({ url }) => url)).not.toContain('/blog/49')
})

test('what is labelled is a file that training reads, whatever was typed', async () => {
  const hostile = ['@ card=chocolate page=article:9', '# nimic', '!viper mușcat', 'una || alta', 'pe două\nrânduri', '<script>alert(1)</script>']
  const { id } = await waitingQuestion(world)
  await decide(id, 'page', { page: PAGE, lines: hostile, language: 'en' })
  const file = (await call(world.app, 'GET', '/operators/labelled-questions', { headers: ana.headers })).body
  const labels = { passages: [PAGE], cards: [], language: 'en', before: [], batch: 'editors' }
  expect(parseQuestions(file, 'questions.txt')).toMatchObject(
    ['card=chocolate page=article:9', 'nimic', 'viper mușcat', 'una | alta', 'pe două rânduri', '<script>alert(1)</script>'].map((text) => ({
      text,
      ...labels,
    })),
  )
})

test('of two editors at once the second is told what the first decided', async () => {
  const dan = await staffMember(world, 'owner')
  const { id } = await waitingQuestion(world)
  const label = { page: PAGE, lines: ['Ce fac?'] }
  const [first, second] = await Promise.all([decide(id, 'page', label), decide(id, 'page', label, dan)])
  expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([200, 409]))
  const lost = first.statusCode === 409 ? first : second
  expect(lost.json()).toMatchObject({ code: 'operator.stale', present: { page: PAGE } })
  expect((await read('question-decisions')).decisions).toHaveLength(1)
  expect((await decide(id, 'aside')).json().code).toBe('operator.stale')
})

test.each([
  ['a page that is not published', { page: 'article:99999', lines: ['Ce fac?'] }],
  ['no line', { page: PAGE, lines: [] }],
  ['lines with nothing in them', { page: PAGE, lines: ['@#!'] }],
  ['eleven lines', { page: PAGE, lines: Array.from({ length: 11 }, (_, at) => `Ce ${at}?`) }],
  ['a line without end', { page: PAGE, lines: ['a'.repeat(501)] }],
  ['a language nobody speaks here', { page: PAGE, lines: ['Ce fac?'], language: 'xx' }],
  ['a field that is not for forms', { page: PAGE, lines: ['Ce fac?'], decided_at: '2020-01-01' }],
])('%s is refused, and the question waits on', async (_, payload) => {
  const { id } = await waitingQuestion(world)
  expect((await decide(id, 'page', payload)).statusCode).toBe(422)
  expect((await read('questions')).waiting).toBe(1)
})

test('pages that may answer are offered with where they stand', async () => {
  const pages = await read(`answering-pages?q=${encodeURIComponent('câinele a mâncat ciocolată')}`)
  expect(pages).toContainEqual(expect.objectContaining({ id: expect.stringMatching(/^article:3/), url: expect.stringMatching(/^\/blog\/3/) }))
})
