import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { startModelServer, type Behaviour, type ModelServer } from '#tests/servers/model-server.ts'
import { openAnswers, questionOf, toldBy, type Told } from '#tests/api/answers.ts'
import { answer, type AnswerParts } from '../answer/answer.ts'
import { createComposer, ModelInterrupted } from './composer.ts'

const QUESTION = 'Cum scot o căpușă de la câine?'
const TIMES = { idleMs: 300, totalMs: 900 }
/** For models that do answer: a busy machine may take its time. */
const PATIENT = { idleMs: 600_000, totalMs: 600_000 }
const NEVER_END = new Set<Behaviour['kind']>(['silent', 'says then hangs', 'endless whitespace'])

let model: ModelServer
let site: AnswerParts
const warnings: unknown[] = []
const log = { warn: (...parts: unknown[]) => void warnings.push(parts) }

beforeAll(async () => {
  model = await startModelServer({ kind: 'empty' })
  site = openAnswers()
})
afterAll(() => model.close())
afterEach(() => {
  warnings.length = 0
})

function composer(timeouts = PATIENT) {
  return createComposer({
    model: createOpenAICompatible({ name: 'test', baseURL: model.url, includeUsage: true }).chatModel('test'),
    vision: false,
    log,
    timeouts,
  })
}

async function ask(
  behaviour: Behaviour,
  asked = questionOf(QUESTION),
  using = composer(NEVER_END.has(behaviour.kind) ? TIMES : PATIENT),
  signal = new AbortController().signal,
): Promise<Told> {
  model.behaviour = behaviour
  return toldBy(answer(asked, { ...site, composer: using }, signal))
}

test('only the passages a model cites become sources, and a marker that cites none is never said', async () => {
  const told = await ask({ kind: 'says', pieces: ['Prinde căpușa aproape de piele ', '[1]. Notează data [2', ']. Nu există [99].'], usage: 321 })
  expect(told.text).toBe('Prinde căpușa aproape de piele [1]. Notează data [2]. Nu există.')
  expect(told.mode).toBe('model')
  expect(told.tokensUsed).toBe(321)
  const perspectives = new Set(told.perspectives.flatMap(({ source_ids }) => source_ids))
  expect(told.sources.map(({ id }) => id).filter((id) => !perspectives.has(id))).toEqual([1, 2].filter((id) => !perspectives.has(id)))
  expect(told.sources.every(({ url }) => url.startsWith('/'))).toBe(true)
})

test('a figure that no cited passage holds is marked, and one that does is not', async () => {
  const told = await ask({ kind: 'says', pieces: ['Așteaptă 9', '77 de ore [1]. ', 'Prinde căpușa aproape de piele [1].'] })
  expect(told.text).toBe('Așteaptă 977 de ore [1]. (cifra aceasta nu este în paginile noastre: nu te baza pe ea) Prinde căpușa aproape de piele [1].')
})

test('a connection that ends before the model says a word is tried once more', async () => {
  const told = await ask({ kind: 'resets once', pieces: ['Bine [1].'] })
  expect(told).toMatchObject({ mode: 'model', text: 'Bine [1].' })
})

test('a link that a model invented is never said', async () => {
  const told = await ask({ kind: 'says', pieces: ['Vezi [un film](https://ra', 'u.example/x) și [1].'] })
  expect(told.text).toBe('Vezi un film și [1].')
})

test('an answer that is nothing but a marker of nothing is no answer', async () => {
  expect(await ask({ kind: 'says', pieces: [' [9', '9]'] })).toMatchObject({ mode: 'fallback' })
})

test('a model is given the passages and the rules, and nothing of other people', async () => {
  await ask({ kind: 'says', pieces: ['Bine [1].'] })
  const sent = model.requests.at(-1) ?? ''
  expect(sent).toContain('<passage number=\\"1\\"')
  expect(sent).toContain('Never give the dose of any medicine')
  expect(sent).toContain(QUESTION)
  expect(sent).not.toMatch(/@exemplu|bearer|secret/i)
})

test('the urgent card is spoken before the model says a word', async () => {
  model.behaviour = { kind: 'silent' }
  const stop = new AbortController()
  const spoken = answer(questionOf('Câinele meu a mâncat ciocolată'), { ...site, composer: composer() }, stop.signal)
  const first = await spoken.next()
  expect(first).toMatchObject({ done: false, value: { text: expect.stringMatching(/^## Urgență/), card: { id: 'chocolate' } } })
  stop.abort('stopped')
  await spoken.next()
})

test('a letter cut in two by the network arrives whole', async () => {
  const { text } = await ask({ kind: 'half a letter' })
  expect(text).toBe('Pisica ta și câinele tău [1].')
})

test.each<Behaviour>([
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
  { kind: 'status', status: 500 },
  { kind: 'silent' },
  { kind: 'garbage' },
  { kind: 'empty' },
  { kind: 'says then hangs', pieces: [] },
])('a provider that fails before speaking ($kind $status) leaves the quoted answer, marked as such', async (behaviour) => {
  const told = await ask(behaviour)
  expect(told.mode).toBe('fallback')
  expect(told.text.length).toBeGreaterThan(100)
  expect(told.sources.length).toBeGreaterThan(0)
  expect(JSON.stringify(warnings)).not.toContain('căpuș')
})

test.each<Behaviour>([{ kind: 'status', status: 500 }, { kind: 'silent' }, { kind: 'garbage' }])(
  'a provider that fails ($kind) after the urgent card leaves the rest of the quoted answer',
  async (behaviour) => {
    const urgent = questionOf('Câinele meu a mâncat ciocolată, ce fac?')
    const quoted = await ask({ kind: 'empty' }, { ...urgent, mayUseModel: false })
    const told = await ask(behaviour, urgent)
    expect(told.mode).toBe('fallback')
    expect(told.text).toBe(quoted.text)
    expect(told.sources).toEqual(quoted.sources)
  },
)

test('a session whose tokens are spent is answered without the model', async () => {
  const before = model.requests.length
  expect((await ask({ kind: 'says', pieces: ['Bine [1].'] }, questionOf(QUESTION, { mayUseModel: false }))).mode).toBe('extractive')
  expect(model.requests.length).toBe(before)
})

test('a provider nobody can reach leaves the quoted answer', async () => {
  const gone = createComposer({
    model: createOpenAICompatible({ name: 'test', baseURL: 'http://127.0.0.1:9/v1' }).chatModel('test'),
    vision: false,
    log,
    timeouts: TIMES,
  })
  expect((await ask({ kind: 'empty' }, questionOf(QUESTION), gone)).mode).toBe('fallback')
})

test.each<Behaviour>([
  { kind: 'says then hangs', pieces: ['Prinde căpușa'] },
  { kind: 'says then cuts', pieces: ['Prinde căpușa'] },
])('a provider that $kind is told as an interruption, never as a whole answer', async (behaviour) => {
  await expect(ask(behaviour)).rejects.toThrow(ModelInterrupted)
})

test('a model that never stops is stopped, and its connection is closed', async () => {
  const before = model.abandoned
  const told = await ask({ kind: 'endless' })
  expect(told.text.length).toBeLessThan(14_000)
  expect(told.mode).toBe('model')
  await expect.poll(() => model.abandoned).toBeGreaterThan(before)
})

test('a model that sends only white space is no answer', async () => {
  const told = await ask({ kind: 'endless whitespace' }).catch((error: unknown) => error)
  expect(told).toMatchObject({ mode: 'fallback' })
})

test('after five failures in a row the provider is left alone', async () => {
  const failing = composer()
  for (let attempt = 0; attempt < 5; attempt += 1) await ask({ kind: 'status', status: 500 }, questionOf(QUESTION), failing)
  const before = model.requests.length
  expect((await ask({ kind: 'says', pieces: ['Bine [1].'] }, questionOf(QUESTION), failing)).mode).toBe('fallback')
  expect(model.requests.length).toBe(before)
})

test('a reader’s stop ends the provider’s work within a second', async () => {
  const stop = new AbortController()
  const before = model.abandoned
  model.behaviour = { kind: 'endless' }
  const spoken = answer(questionOf(QUESTION), { ...site, composer: composer() }, stop.signal)
  await spoken.next()
  stop.abort('stopped')
  let result = await spoken.next()
  while (!result.done) result = await spoken.next()
  await expect.poll(() => model.abandoned).toBeGreaterThan(before)
})

test('a picture goes only to a model that can see', async () => {
  const image = { type: 'image/png', base64: 'iVBORw0KGgo=' }
  const before = model.requests.length
  expect((await ask({ kind: 'says', pieces: ['Văd un câine.'] }, questionOf('Ce vezi?', { image }))).mode).toBe('fallback')
  expect(model.requests.length).toBe(before)
  const seeing = createComposer({ model: createOpenAICompatible({ name: 'test', baseURL: model.url }).chatModel('test'), vision: true, log, timeouts: TIMES })
  await ask({ kind: 'says', pieces: ['Văd un câine.'] }, questionOf('Ce vezi?', { image }), seeing)
  expect(model.requests.at(-1)).toContain('data:image/png;base64,iVBORw0KGgo=')
})
