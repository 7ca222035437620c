import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts'
import { finalOf } from '#tests/api/stream.ts'
import { emptyWorld } from '#tests/world.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'
const HOUR_QUESTIONS = 10

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer({ kind: 'says', pieces: ['Bine [1].'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => model.close())

test('a guest’s question over the limit is refused and told when to ask again; an emergency still gets its card, without the model', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', LIMIT_GUEST_HOUR: `${HOUR_QUESTIONS}/${HOUR_QUESTIONS}`, LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  vi.useFakeTimers({ toFake: ['Date'] })
  const ask = (question: string) => call(app, 'POST', '/chat/ask/stream', { payload: { question } })
  for (let asked = 0; asked < HOUR_QUESTIONS; asked += 1) expect((await ask('bună')).statusCode).toBe(200)

  const refused = await ask('Cum scot o căpușă de la câine?')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'chat.guest_limit', '3600'])
  expect(refused.json().message).toContain('Încearcă din nou peste 60 de minute')

  const calls = [model.requests.length, model.readings.length]
  expect(finalOf((await ask(CHOCOLATE)).body)).toMatchObject({ mode: 'extractive', card: { id: 'chocolate' } })
  expect([model.requests.length, model.readings.length]).toEqual(calls)
})

test('where guests are refused for the hour or the day, whoever has an account asks on, and its own end is told as another', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', LIMIT_GUEST_HOUR: '2/2', LIMIT_GUEST_DAY: '1/1', LIMIT_QUESTION: '2' })
  const ana = await person(app, 'Ana')
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await call(app, 'POST', '/chat/ask/stream', { payload: { question: 'Cum scot o căpușă de la câine?' }, headers })
    return answer.statusCode === 200 ? 200 : answer.json().code
  }
  expect([await ask(), await ask()]).toEqual([200, 'chat.guest_limit'])
  expect([await ask(ana.headers), await ask(ana.headers), await ask(ana.headers)]).toEqual([200, 200, 'request.too_many'])
})

test('a guest’s eleventh question in an hour is asked for some work; an emergency gets its card without any', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  const ask = (question: string) => call(app, 'POST', '/chat/ask/stream', { payload: { question } })
  for (let asked = 0; asked < HOUR_QUESTIONS; asked += 1) await ask('bună')
  expect((await ask('Cum scot o căpușă de la câine?')).statusCode).toBe(428)
  expect(finalOf((await ask(CHOCOLATE)).body)).toMatchObject({ mode: 'extractive', card: { id: 'chocolate' } })
})

test('an emergency is answered with its card while two answers are under way, also in a session that is being answered', async () => {
  const waiting = await startModelServer({ kind: 'silent' })
  onTestFinished(() => waiting.close())
  const { app, database } = await emptyWorld({ LLM_BASE_URL: waiting.url, LLM_MODEL: 'test' })
  const ana = await person(app, 'Ana')
  const ask = (payload: object) => call(app, 'POST', '/chat/ask/stream', { payload, headers: ana.headers })
  const sessions = await Promise.all(
    [1, 2].map(async () => (await call(app, 'POST', '/chat/session', { payload: { user_id: ana.user.id }, headers: ana.headers })).json()),
  )
  const slow = sessions.map(({ id }) => ask({ question: 'Cum scot o căpușă de la câine?', chat_session_id: id }))
  const underWay = () => database.db.selectFrom('chat_messages').select('id').where('state', '=', 'streaming').execute()
  await expect.poll(underWay).toHaveLength(2)
  expect((await ask({ question: 'Ce mănâncă pisica?' })).json().code).toBe('chat.busy')
  for (const chat_session_id of [undefined, sessions[0].id]) {
    expect(finalOf((await ask({ question: CHOCOLATE, ...(chat_session_id && { chat_session_id }) })).body)).toMatchObject({
      mode: 'extractive',
      card: { id: 'chocolate' },
    })
  }
  for (const { id } of sessions) await call(app, 'POST', `/chat/session/${id}/stop`, { headers: ana.headers })
  await Promise.all(slow)
})

test('the guests of one network have as many answers running as the setting says', async () => {
  const waiting = await startModelServer({ kind: 'silent' })
  onTestFinished(() => waiting.close())
  const { app } = await emptyWorld({ LLM_BASE_URL: waiting.url, LLM_MODEL: 'test', GUEST_ANSWERS_PER_NETWORK: '3', TRUST_PROXY: 'true' })
  const ask = (network: string) =>
    call(app, 'POST', '/chat/ask/stream', { payload: { question: 'Cum scot o căpușă de la câine?' }, headers: { 'x-forwarded-for': network } })
  const slow = [1, 2, 3].map(() => ask('192.0.2.1'))
  await expect.poll(() => waiting.requests.length + waiting.readings.length).toBe(3)
  const refused = await ask('192.0.2.1')
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['chat.busy', '5'])
  expect(refused.json().message).toContain('5 secunde')
  const elsewhere = ask('192.0.2.2')
  await expect.poll(() => waiting.requests.length + waiting.readings.length).toBe(4)
  await app.close()
  for (const answer of await Promise.all([...slow, elsewhere])) expect(answer.statusCode).toBe(200)
})
