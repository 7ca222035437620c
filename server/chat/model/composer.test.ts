import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { readArticles } from '#content/articles.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { createKnowledge, type Knowledge } from '../../knowledge/knowledge.ts'
import { contentPassages } from '../../knowledge/passages.ts'
import { startModelServer, type Behaviour, type ModelServer } from '#tests/model-server.ts'
import { answer, type Answered, type Question } from '../answer.ts'
import { createComposer, ModelInterrupted } from './composer.ts'

const QUESTION = 'Cum scot o căpușă de la câine?'
const TIMES = { idleMs: 300, totalMs: 900 }
/** For models that do answer: a busy machine may take its time. */
const PATIENT = { idleMs: 20_000, totalMs: 40_000 }
const NEVER_END = new Set<Behaviour['kind']>(['silent', 'says then hangs', 'endless whitespace'])

let model: ModelServer
let known: Knowledge
const knowledge = { current: async () => known, near: async () => [] }
const warnings: unknown[] = []
const log = { warn: (...parts: unknown[]) => void warnings.push(parts) }

beforeAll(async () => {
  model = await startModelServer({ kind: 'empty' })
  known = createKnowledge(contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() }))
})
afterAll(() => model.close())
afterEach(() => {
  warnings.length = 0
})

function composer(times = PATIENT) {
  return createComposer({
    model: createOpenAICompatible({ name: 'test', baseURL: model.url, includeUsage: true }).chatModel('test'),
    vision: false,
    log,
    times,
  })
}

function question(text: string, rest: Partial<Question> = {}): Question {
  return { text, image: null, earlier: [], language: 'ro', maxChunks: 10, includeSources: true, includePerspectives: true, mayUseModel: true, ...rest }
}

async function ask(
  behaviour: Behaviour,
  asked = question(QUESTION),
  using = composer(NEVER_END.has(behaviour.kind) ? TIMES : PATIENT),
  signal = new AbortController().signal,
): Promise<Answered & { text: string }> {
  model.behaviour = behaviour
  const spoken = answer(asked, { knowledge, composer: using }, signal)
  let text = ''
  for (;;) {
    const { value, done } = await spoken.next()
    if (done) return { ...value, text }
    text += value
  }
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
  const spoken = answer(question('Câinele meu a mâncat ciocolată'), { knowledge, composer: composer() }, new AbortController().signal)
  const first = await spoken.next()
  expect(first.value).toMatch(/^## Urgență/)
  await spoken.return(undefined as never)
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
  const started = performance.now()
  const told = await ask(behaviour)
  expect(told.mode).toBe('fallback')
  expect(told.text.length).toBeGreaterThan(100)
  expect(told.sources.length).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(10 * TIMES.totalMs)
  expect(JSON.stringify(warnings)).not.toContain('căpuș')
})

test.each<Behaviour>([{ kind: 'status', status: 500 }, { kind: 'silent' }, { kind: 'garbage' }])(
  'a provider that fails ($kind) after the urgent card leaves the rest of the quoted answer',
  async (behaviour) => {
    const urgent = question('Câinele meu a mâncat ciocolată, ce fac?')
    const quoted = await ask({ kind: 'empty' }, { ...urgent, mayUseModel: false })
    const told = await ask(behaviour, urgent)
    expect(told.mode).toBe('fallback')
    expect(told.text).toBe(quoted.text)
    expect(told.sources).toEqual(quoted.sources)
  },
)

test('a session whose tokens are spent is answered without the model', async () => {
  const before = model.requests.length
  expect((await ask({ kind: 'says', pieces: ['Bine [1].'] }, question(QUESTION, { mayUseModel: false }))).mode).toBe('extractive')
  expect(model.requests.length).toBe(before)
})

test('a provider nobody can reach leaves the quoted answer', async () => {
  const gone = createComposer({
    model: createOpenAICompatible({ name: 'test', baseURL: 'http://127.0.0.1:9/v1' }).chatModel('test'),
    vision: false,
    log,
    times: TIMES,
  })
  expect((await ask({ kind: 'empty' }, question(QUESTION), gone)).mode).toBe('fallback')
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
  for (let attempt = 0; attempt < 5; attempt += 1) await ask({ kind: 'status', status: 500 }, question(QUESTION), failing)
  const before = model.requests.length
  expect((await ask({ kind: 'says', pieces: ['Bine [1].'] }, question(QUESTION), failing)).mode).toBe('fallback')
  expect(model.requests.length).toBe(before)
})

test('a reader’s stop ends the provider’s work within a second', async () => {
  const stop = new AbortController()
  const before = model.abandoned
  model.behaviour = { kind: 'endless' }
  const spoken = answer(question(QUESTION), { knowledge, composer: composer() }, stop.signal)
  await spoken.next()
  stop.abort('stopped')
  let result = await spoken.next()
  while (!result.done) result = await spoken.next()
  await expect.poll(() => model.abandoned, { timeout: 1_000 }).toBeGreaterThan(before)
})

test('a picture goes only to a model that can see', async () => {
  const image = { type: 'image/png', base64: 'iVBORw0KGgo=' }
  const before = model.requests.length
  expect((await ask({ kind: 'says', pieces: ['Văd un câine.'] }, question('Ce vezi?', { image }))).mode).toBe('fallback')
  expect(model.requests.length).toBe(before)
  const seeing = createComposer({ model: createOpenAICompatible({ name: 'test', baseURL: model.url }).chatModel('test'), vision: true, log, times: TIMES })
  await ask({ kind: 'says', pieces: ['Văd un câine.'] }, question('Ce vezi?', { image }), seeing)
  expect(model.requests.at(-1)).toContain('data:image/png;base64,iVBORw0KGgo=')
})
