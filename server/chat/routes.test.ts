import { expect, test } from 'vitest'
import { chatHistory, chatSession } from '#contract/chat.ts'
import { IMAGE_CHARACTERS } from '#contract/limits.ts'
import { call, cookiesOf, person } from '#tests/cast.ts'
import { eventsOf, finalOf, textOf } from '#tests/api/stream.ts'
import { emptyWorld } from '#tests/world.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'
/** One white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

test('S-417 S-329 opening a session answers all its fields, its id twice', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const answer = await call(app, 'POST', '/chat/session', { payload: { user_id: ana.user.id, title: 'Chat nou' }, headers: ana.headers })
  expect(answer.statusCode).toBe(201)
  const session = chatSession.parse(answer.json())
  expect(session).toMatchObject({ user_id: ana.user.id, title: 'Chat nou', is_active: true, is_anonymous: false, message_count: 0, session_id: session.id })
})

test('S-418 S-419 S-484 S-486 sessions come most recent first, at most as many as asked and never above 50', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  for (const title of ['prima', 'a doua', 'a treia']) await call(app, 'POST', '/chat/session', { payload: { title }, headers: ana.headers })
  await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE, chat_session_id: await idOf('prima') }, headers: ana.headers })

  async function idOf(title: string): Promise<string> {
    const { id } = await list(50).then((sessions) => sessions.find((session) => session.title === title) ?? { id: '' })
    return id
  }
  async function list(limit: number) {
    const answer = await call(app, 'GET', `/chat/sessions?user_id=${ana.user.id}&limit=${limit}`, { headers: ana.headers })
    return chatSession.array().parse(answer.json())
  }
  expect((await list(50)).map(({ title }) => title)[0]).toBe('prima')
  expect(await list(1)).toHaveLength(1)
  expect((await list(1))[0]?.title).toBe('prima')
  expect(await list(9_999)).toHaveLength(3)
})

test('S-436 S-442 S-443 S-444 S-445 S-446 S-336 an answer is chunks whose text is the final answer, with sources within max_chunks', async () => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'POST', '/chat/ask/stream', {
    payload: { question: CHOCOLATE, max_chunks: 10, include_sources: true, include_perspectives: true },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/x-ndjson')
  expect(answer.headers['content-encoding']).toBeUndefined()
  const events = eventsOf(answer.body)
  expect(events.filter(({ type }) => type === 'chunk').length).toBeGreaterThan(1)
  const final = finalOf(answer.body)
  expect(textOf(answer.body)).toBe(final.answer)
  expect(final.sources.length).toBeGreaterThan(0)
  expect(final.sources.length).toBeLessThanOrEqual(10)
  expect(Array.isArray(final.perspectives)).toBe(true)
  expect(final.chat_session_id).toMatch(/^[\w-]{22}$/)
  expect(answer.body.trimEnd().endsWith('[DONE]')).toBe(true)
})

test.each([CHOCOLATE, 'Cainele meu a mancat ciocolata, ce fac?', 'Câinele meu a mâncat ciocoltă, ce fac?'])(
  'S-004 the urgent card comes first, then a cited answer: %s',
  async (question) => {
    const { app } = await emptyWorld()
    const final = finalOf((await call(app, 'POST', '/chat/ask/stream', { payload: { question } })).body)
    expect(final.answer.startsWith('## Urgență')).toBe(true)
    expect(final.answer).toMatch(/\[\d\]/)
    expect(final.sources.some(({ url }) => url.startsWith('/blog/3'))).toBe(true)
  },
)

test.each(['Care e capitala Franței?', 'care e capitala frantei', 'Cum repar mașina de spălat?'])(
  'D-029 a question outside what the site knows is told so, gets no sources and goes to the editors: %s',
  async (question) => {
    const { app, database } = await emptyWorld()
    const final = finalOf((await call(app, 'POST', '/chat/ask/stream', { payload: { question } })).body)
    expect(final.answer).toContain('nu am găsit nimic despre asta')
    expect(final.sources).toEqual([])
    await expect.poll(() => database.db.selectFrom('editor_questions').select(['question', 'reason']).execute()).toEqual([{ question, reason: 'unknown' }])
  },
)

test('D-027 an empty question without an image and one over 4,000 characters are refused', async () => {
  const { app } = await emptyWorld()
  for (const question of ['', '   ', '\n\t']) {
    const answer = await call(app, 'POST', '/chat/ask/stream', { payload: { question } })
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Scrie o întrebare sau adaugă o imagine.'])
  }
  const long = await call(app, 'POST', '/chat/ask/stream', { payload: { question: 'a'.repeat(4_001) } })
  expect([long.statusCode, long.json().message]).toEqual([422, 'Sunt permise cel mult 4.000 de caractere.'])
  expect((await call(app, 'POST', '/chat/ask/stream', { payload: { question: 'câine '.repeat(666) } })).statusCode).toBe(200)
})

test('D-028 an image that is not one is refused, and one above 8 MB is too large', async () => {
  const { app } = await emptyWorld()
  const ask = (image_data: unknown) => call(app, 'POST', '/chat/ask/stream', { payload: { question: 'Ce vezi?', image_data } })
  const html = Buffer.from('<html><script>alert(1)</script></html>').toString('base64')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  for (const bad of [
    'x',
    'https://exemplu.ro/a.jpg',
    'data:text/html;base64,PGI+',
    `data:image/png;base64,${html}`,
    `data:image/svg+xml;base64,${svg}`,
    'data:image/png;base64,',
    'data:image/png;base64,@@@@',
  ]) {
    const answer = await ask(bad)
    expect([bad.slice(0, 30), answer.statusCode, answer.json().code]).toEqual([bad.slice(0, 30), 422, 'chat.image_invalid'])
  }
  const large = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(8 * 1024 * 1024)]).toString('base64')
  const tooLarge = await ask(`data:image/png;base64,${large}`)
  expect([tooLarge.statusCode, tooLarge.json().message]).toEqual([413, 'Imaginea este prea mare. Limita este de 8 MB.'])
  expect((await ask(42)).statusCode).toBe(422)
  const { components } = (await call(app, 'GET', '/openapi.json')).json()
  expect(components.schemas.Question.properties.image_data.maxLength).toBe(IMAGE_CHARACTERS)
})

test('S-333 S-334 S-421 S-005 history holds the question with its image and the answer with its sources', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const asked = await call(app, 'POST', '/chat/ask/stream', {
    payload: { question: CHOCOLATE, image_data: `data:image/png;base64,${PNG}` },
    headers: ana.headers,
  })
  const { chat_session_id, answer } = finalOf(asked.body)
  const { session, messages } = chatHistory.parse(
    (await call(app, 'GET', `/chat/session/${chat_session_id}/history?limit=100`, { headers: ana.headers })).json(),
  )
  expect(session).toMatchObject({ id: chat_session_id, message_count: 2, is_anonymous: false })
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(messages[0]).toMatchObject({ content: CHOCOLATE, message_metadata: { image_type: 'image/jpeg', image_data: expect.stringMatching(/^\/9j\//) } })
  expect(messages[1]).toMatchObject({ content: answer, message_metadata: { state: 'done' } })
  expect(messages[1]?.message_metadata.sources?.length).toBeGreaterThan(0)
})

test('S-421 S-485 history holds at most 100 messages, the newest', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  let chat_session_id: string | undefined
  for (let turn = 1; turn <= 52; turn += 1) {
    const asked = await call(app, 'POST', '/chat/ask/stream', {
      payload: { question: `Întrebarea ${turn} despre vaccinare`, ...(chat_session_id && { chat_session_id }) },
      headers: ana.headers,
    })
    chat_session_id = finalOf(asked.body).chat_session_id
  }
  const { messages } = chatHistory.parse((await call(app, 'GET', `/chat/session/${chat_session_id}/history?limit=9999`, { headers: ana.headers })).json())
  expect(messages).toHaveLength(100)
  expect(messages.at(-2)?.content).toBe('Întrebarea 52 despre vaccinare')
})

test('S-422 the title keeps diacritics, ampersand and question mark', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const { id } = (await call(app, 'POST', '/chat/session', { payload: {}, headers: ana.headers })).json()
  const title = 'Pisică & câine: cât? 100% și atât'
  expect((await call(app, 'PUT', `/chat/session/${id}/title?title=${encodeURIComponent(title)}`, { headers: ana.headers })).statusCode).toBe(204)
  expect((await call(app, 'GET', '/chat/sessions', { headers: ana.headers })).json()[0].title).toBe(title)
  expect((await call(app, 'PUT', `/chat/session/${id}/title?title=%20%20`, { headers: ana.headers })).statusCode).toBe(422)
})

test('S-423 a deleted session is no longer listed and its history is gone', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const { chat_session_id } = finalOf((await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE }, headers: ana.headers })).body)
  expect((await call(app, 'DELETE', `/chat/session/${chat_session_id}`, { headers: ana.headers })).statusCode).toBe(204)
  expect((await call(app, 'GET', '/chat/sessions', { headers: ana.headers })).json()).toEqual([])
  expect((await call(app, 'GET', `/chat/session/${chat_session_id}/history`, { headers: ana.headers })).statusCode).toBe(404)
})

test('D-001 D-002 D-003 D-004 somebody else’s session is as unknown as one that never was', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const dan = await person(app, 'Dan')
  const { chat_session_id: id } = finalOf((await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE }, headers: ana.headers })).body)

  for (const headers of [dan.headers, {}]) {
    const listed = await call(app, 'GET', `/chat/sessions?user_id=${ana.user.id}`, { headers })
    expect([401, 403]).toContain(listed.statusCode)
    for (const [method, path, payload] of [
      ['GET', `/chat/session/${id}/history`, undefined],
      ['GET', `/chat/session/${id}/stream`, undefined],
      ['PUT', `/chat/session/${id}/title?title=furat`, undefined],
      ['DELETE', `/chat/session/${id}`, undefined],
      ['POST', `/chat/session/${id}/stop`, undefined],
      ['POST', `/chat/session/${id}/retry`, undefined],
      ['POST', '/chat/ask/stream', { question: CHOCOLATE, chat_session_id: id }],
    ] as const) {
      const others = await call(app, method, path, { payload, headers })
      const nobodys = await call(app, method, path.replace(id, 'A'.repeat(22)), {
        payload: payload && { ...payload, chat_session_id: 'A'.repeat(22) },
        headers,
      })
      expect([path, others.statusCode, others.json().message]).toEqual([path, 404, nobodys.json().message])
    }
  }
  const { messages } = (await call(app, 'GET', `/chat/session/${id}/history`, { headers: ana.headers })).json()
  expect(messages).toHaveLength(2)
})

test('D-005 a forged user_id creates nothing under that user', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const dan = await person(app, 'Dan')
  const asGuest = await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE, user_id: ana.user.id } })
  expect(asGuest.statusCode).toBe(200)
  const asDan = await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE, user_id: ana.user.id }, headers: dan.headers })
  expect(asDan.statusCode).toBe(403)
  expect((await call(app, 'POST', '/chat/session', { payload: { user_id: ana.user.id }, headers: dan.headers })).statusCode).toBe(403)
  expect((await call(app, 'GET', '/chat/sessions', { headers: ana.headers })).json()).toEqual([])
})

test('S-007 a guest’s first question opens a session bound to a cookie of the guest, and login adopts it', async () => {
  const { app } = await emptyWorld()
  const asked = await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE } })
  const cookie = cookiesOf(asked)
  const { chat_session_id: id } = finalOf(asked.body)
  expect(asked.cookies[0]).toMatchObject({ name: 'bobita_guest', httpOnly: true, maxAge: 86_400 })
  const mine = await call(app, 'GET', `/chat/session/${id}/history`, { headers: { cookie } })
  expect(mine.json().session).toMatchObject({ user_id: null, is_anonymous: true })
  expect((await call(app, 'GET', `/chat/session/${id}/history`)).statusCode).toBe(404)

  const { data } = (
    await call(app, 'POST', '/auth/register', {
      payload: { name: 'Ana', email: `ana-${id.toLowerCase()}@exemplu.ro`, password: 'mac-verde-tractor' },
      headers: { cookie },
    })
  ).json()
  const adopted = await call(app, 'GET', '/chat/sessions', { headers: { authorization: `Bearer ${data.token}` } })
  expect(adopted.json()).toMatchObject([{ id, user_id: data.user.id, is_anonymous: false }])
})

test('a thumb down puts the question on the editors’ list without who asked', async () => {
  const { app, database } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const question = 'Câinele meu a mâncat ciocolată, scrie-mi la ana@exemplu.ro sau 0722 123 456'
  const { chat_session_id, message_id } = finalOf((await call(app, 'POST', '/chat/ask/stream', { payload: { question }, headers: ana.headers })).body)
  expect((await call(app, 'PUT', `/chat/message/${message_id}/rating`, { payload: { rating: -1 }, headers: ana.headers })).statusCode).toBe(204)
  const { messages } = (await call(app, 'GET', `/chat/session/${chat_session_id}/history`, { headers: ana.headers })).json()
  expect(messages[1].message_metadata.rating).toBe(-1)
  const noted = await database.db.selectFrom('editor_questions').select(['question', 'reason']).execute()
  expect(noted).toEqual([{ question: 'Câinele meu a mâncat ciocolată, scrie-mi la … sau …', reason: 'thumb_down' }])
  const dan = await person(app, 'Dan')
  expect((await call(app, 'PUT', `/chat/message/${message_id}/rating`, { payload: { rating: 1 }, headers: dan.headers })).statusCode).toBe(404)
})

test('retry answers the last question again in place of its answer', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const first = finalOf((await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE }, headers: ana.headers })).body)
  const again = finalOf((await call(app, 'POST', `/chat/session/${first.chat_session_id}/retry`, { headers: ana.headers })).body)
  expect(again.answer).toBe(first.answer)
  expect(again.message_id).not.toBe(first.message_id)
  const { messages } = (await call(app, 'GET', `/chat/session/${first.chat_session_id}/history`, { headers: ana.headers })).json()
  expect(messages.map(({ id }: { id: string }) => id)).toEqual([expect.any(String), again.message_id])
})

test('a refused question leaves no empty conversation behind', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => call(app, 'POST', '/chat/ask/stream', { payload: { question: 'Cum scot o căpușă?' }, headers: ana.headers })),
  )
  const answered = asked.filter(({ statusCode }) => statusCode === 200).length
  expect(asked.filter(({ statusCode }) => statusCode === 429).length).toBe(6 - answered)
  expect((await call(app, 'GET', '/chat/sessions', { headers: ana.headers })).json()).toHaveLength(answered)
})

test('ids that cannot be are unknown, on both engines', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  for (const id of ['%00', 'a%00b', '%ED%A0%80', '..%2f..%2fetc', "'%20or%201=1--", 'a'.repeat(64)]) {
    const answer = await call(app, 'GET', `/chat/session/${id}/history`, { headers: ana.headers })
    expect([id, answer.statusCode === 404 || answer.statusCode === 400]).toEqual([id, true])
    const rated = await call(app, 'PUT', `/chat/message/${id}/rating`, { payload: { rating: 1 }, headers: ana.headers })
    expect([id, rated.statusCode === 404 || rated.statusCode === 400]).toEqual([id, true])
  }
  const asked = await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE, chat_session_id: 'a\u0000b' }, headers: ana.headers })
  expect(asked.statusCode).toBe(404)
})
