import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call, person, type Person } from '#tests/cast.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { startModelServer, type Behaviour, type ModelServer } from '#tests/servers/model-server.ts'
import { eventsOf } from '#tests/api/stream.ts'
import { emptyWorld } from '#tests/world.ts'

const QUESTION = 'Cum scot o căpușă de la câine?'
const FAULTS: Behaviour[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
  { kind: 'status', status: 500 },
  { kind: 'garbage' },
  { kind: 'half a letter' },
  { kind: 'empty' },
  { kind: 'ends twice' },
  { kind: 'says then cuts', pieces: ['Prinde căpușa ', 'aproape de piele '] },
  { kind: 'endless' },
  { kind: 'a hundred megabytes' },
]
/** Each takes the time a model is given: half a minute without a word, two minutes in all. */
const SLOW: Behaviour[] = [{ kind: 'silent' }, { kind: 'says then hangs', pieces: ['Prinde căpușa '] }, { kind: 'endless whitespace' }]

const history = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string(), message_metadata: z.object({ state: z.string() }) })) })

let model: ModelServer
const slowest = { seconds: 0, at: '' }
beforeAll(async () => {
  model = await startModelServer({ kind: 'empty' })
})
afterAll(async () => {
  await model.close()
  figure('T13 faults answered', FAULTS.length + (holding ? SLOW.length : 0) + 3)
  figure('T13 slowest', `${slowest.seconds.toFixed(1)} s (${slowest.at})`)
})

type World = Awaited<ReturnType<typeof emptyWorld>>

/** Asks, and answers the events, with what was kept of the answer. */
async function ask({ app }: World, { headers }: Person) {
  const started = performance.now()
  const { statusCode, body } = await call(app, 'POST', '/chat/ask/stream', { payload: { question: QUESTION }, headers })
  const seconds = (performance.now() - started) / 1000
  expect(statusCode).toBe(200)
  expect(body.trimEnd().endsWith('[DONE]')).toBe(true)
  const events = eventsOf(body)
  const endings = events.filter(({ type }) => type !== 'chunk')
  const [session] = z.array(z.object({ id: z.string() })).parse((await call(app, 'GET', '/chat/sessions', { headers })).json())
  const { messages } = history.parse((await call(app, 'GET', `/chat/session/${session?.id}/history`, { headers })).json())
  const said = events.map((event) => (event.type === 'chunk' ? event.content : '')).join('')
  return { endings, said, kept: messages.at(-1), seconds }
}

/** Never a silent cut: one last line that says how it ended, and what was said is kept with its state. */
async function endsHonestly(world: World, name: string): Promise<void> {
  const { endings, said, kept, seconds } = await ask(world, await person(world.app, 'Ana'))
  expect([name, endings.length]).toEqual([name, 1])
  expect(kept?.role).toBe('assistant')
  const states = endings[0]?.type === 'final' ? ['done'] : ['interrupted', 'failed']
  expect([name, states.includes(kept?.message_metadata.state ?? '')]).toEqual([name, true])
  expect(kept?.content.startsWith(said.slice(0, 20))).toBe(true)
  if (seconds > slowest.seconds) Object.assign(slowest, { seconds, at: name })
}

test.each(holding ? [...FAULTS, ...SLOW] : FAULTS)(
  'T13 a provider that fails ($kind) ends the answer with one line that says so, and what was said is kept',
  async (behaviour) => {
    const world = await emptyWorld({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
    model.behaviour = behaviour
    await endsHonestly(world, behaviour.kind)
    // A provider that answers again is asked again.
    model.behaviour = { kind: 'says', pieces: ['Prinde căpușa aproape de piele [1].'] }
    expect((await ask(world, await person(world.app, 'Ana'))).endings[0]?.type).toBe('final')
  },
)

test.each([
  ['a closed port', 'http://127.0.0.1:9/v1'],
  ['a name nobody has', 'http://nu-exista.invalid/v1'],
])('T13 a provider at %s leaves the quoted answer', async (name, url) => {
  await endsHonestly(await emptyWorld({ LLM_BASE_URL: url, LLM_MODEL: 'test' }), name)
})

test('T13 a provider that speaks no TLS where it should leaves the quoted answer', async () => {
  await endsHonestly(await emptyWorld({ LLM_BASE_URL: model.url.replace('http:', 'https:'), LLM_MODEL: 'test' }), 'no TLS')
})
