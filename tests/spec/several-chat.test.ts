import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chatHistory, chatSession } from '#contract/chat.ts'
import { z } from 'zod'
import { figure, rounds } from '#tests/setup/figures.ts'
import { startServer, type RunningServer } from '#tests/servers/servers.ts'
import { aMember, aStranger, get, openSeveral, post, readAs, type Caller, type SeveralServers } from '#tests/servers/several-servers.ts'
import { eventsOf, finalOf, textOf } from '#tests/api/stream.ts'

const QUESTION = 'Cum scot o căpușă de la câine?'
const PIECES = Array.from({ length: 60 }, (_, piece) => `Bucata ${piece} 🐕 [1]. `)
/** Longer than any answer may take. */
const ENDLESS = Array.from({ length: 5_000 }, (_, piece) => `Bucata ${piece} 🐕 [1]. `)

let site: SeveralServers
beforeAll(async () => {
  site = await openSeveral()
})
beforeEach(() => {
  site.model.behaviour = { kind: 'says', pieces: ENDLESS, pauseMs: 100 }
})
afterAll(() => site.close())

/** Somebody who asks at a server and has heard the first words; `rest` is all of the answer. */
async function asks(at: { url: string }, who: Caller) {
  const answer = await post(at, '/chat/ask/stream', { question: QUESTION }, who)
  const id = answer.headers.get('x-chat-session-id') ?? ''
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  const read = async () => {
    const decoder = new TextDecoder()
    let body = decoder.decode(first?.value, { stream: true })
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) body += decoder.decode(part.value, { stream: true })
    return body
  }
  const rest = read()
  rest.catch(() => undefined)
  return { id, rest }
}

const attach = async (at: { url: string }, id: string, who: Caller) => (await get(at, `/chat/session/${id}/stream`, who)).text()
const history = async (at: { url: string }, id: string, who: Caller) => (await readAs(chatHistory, get(at, `/chat/session/${id}/history`, who))).messages
const stop = (at: { url: string }, id: string, who: Caller) => post(at, `/chat/session/${id}/stop`, {}, who)
const lastState = async (at: { url: string }, id: string, who: Caller) => (await history(at, id, who)).at(-1)?.message_metadata.state
/** The answer has been kept in the database at least once. */
const isKept = (id: string, who: Caller) => expect.poll(async () => (await history(site.other, id, who)).at(-1)?.content).toContain('Bucata 5')

test('an answer written by one server is read from its beginning at another, with the same text and the same ending', async () => {
  site.model.behaviour = { kind: 'says', pieces: PIECES, pauseMs: 40 }
  const ana = await aMember(site.proxy)
  const { id, rest } = await asks(site.one, ana)
  const elsewhere = await Promise.all([attach(site.other, id, ana), attach(site.other, id, ana)])
  const here = await rest
  for (const body of elsewhere) {
    expect(textOf(body)).toBe(textOf(here))
    expect(finalOf(body)).toEqual(finalOf(here))
    expect(body.trimEnd().endsWith('[DONE]')).toBe(true)
  }
  expect(textOf(here)).toContain('Bucata 59')
  expect((await get(site.other, `/chat/session/${id}/stream`, aStranger())).status).toBe(404)
})

test('an answer is stopped from another server, and kept with what was said', async () => {
  const ana = await aMember(site.proxy)
  const { id, rest } = await asks(site.one, ana)
  expect((await stop(site.other, id, ana)).status).toBe(204)
  const final = finalOf(await rest)
  const [, answer] = await history(site.other, id, ana)
  expect(answer).toMatchObject({ content: final.answer, message_metadata: { state: 'stopped' } })
})

test('a conversation deleted at another server ends its answer', async () => {
  const ana = await aMember(site.proxy)
  const { abandoned } = site.model
  const { id, rest } = await asks(site.one, ana)
  expect((await post(site.other, `/chat/session/${id}`, {}, ana, 'DELETE')).status).toBe(204)
  await rest
  await expect.poll(() => site.model.abandoned).toBe(abandoned + 1)
  for (const server of site.all) expect((await get(server, `/chat/session/${id}/history`, ana)).status).toBe(404)
})

test('at most two answers of one account are under way, whichever servers write them', async () => {
  const ana = await aMember(site.proxy)
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(site.proxy, '/chat/ask/stream', { question: QUESTION }, ana)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, ...Array.from({ length: 6 }, () => 429)])
  const sessions = await readAs(z.array(chatSession), get(site.proxy, '/chat/sessions', ana))
  expect(sessions).toHaveLength(2)
  for (const [index, { id }] of sessions.entries()) {
    const retried = await post(site.all[index] ?? site.one, `/chat/session/${id}/retry`, {}, ana)
    expect([retried.status, await retried.json()]).toMatchObject([429, { code: 'chat.busy' }])
    expect((await stop(site.proxy, id, ana)).status).toBe(204)
  }
  for (const answer of answers) await answer.text()
})

test('guests of one network ask ten times an hour without work, at all servers together', async () => {
  site.model.behaviour = { kind: 'says', pieces: ['Gata [1].'] }
  const guest = aStranger()
  const statuses: number[] = []
  for (let asked = 0; asked < 12; asked += 1) {
    const answer = await post(site.proxy, '/chat/ask/stream', { question: QUESTION }, guest)
    await answer.text()
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 428, 428])
  const rows = await site.database.db.selectFrom('chat_messages').select('network').where('network', 'is not', null).execute()
  expect(rows).toEqual([])
})

test('a server that starts leaves the answers of the others alone', async () => {
  const ana = await aMember(site.proxy)
  const { id, rest } = await asks(site.one, ana)
  const newcomer = await startServer(site.settings)
  for (const server of [newcomer, site.other]) expect(await lastState(server, id, ana)).toBe('streaming')
  await stop(newcomer, id, ana)
  expect(finalOf(await rest).answer).toContain('Bucata 0')
  await newcomer.kill()
})

/** One server is killed while it writes. */
async function killed(victim: RunningServer): Promise<number> {
  const ana = await aMember(site.other)
  const { id, rest } = await asks(victim, ana)
  await isKept(id, ana)
  const following = attach(site.other, id, ana)
  await victim.kill()
  const since = performance.now()
  await expect(rest).rejects.toThrow()
  const body = await following
  const toldMs = performance.now() - since
  expect(textOf(body)).toContain('Bucata 5')
  expect(eventsOf(body).at(-1)).toEqual({ type: 'error', error: 'Răspunsul s-a întrerupt. Întrebarea ta este păstrată, încearcă din nou.' })
  const [question, answer] = await history(site.other, id, ana)
  expect(question).toMatchObject({ role: 'user', content: QUESTION })
  expect(answer).toMatchObject({ content: textOf(body), message_metadata: { state: 'interrupted' } })

  site.model.behaviour = { kind: 'says', pieces: ['Gata [1].'] }
  const again = await post(site.other, `/chat/session/${id}/retry`, {}, ana)
  expect(finalOf(await again.text()).answer).toBe('Gata [1].')
  site.model.behaviour = { kind: 'says', pieces: ENDLESS, pauseMs: 100 }
  return toldMs
}

test('when a server is killed in mid-answer another one tells what was kept and that it broke off, loses no question, and answers it anew', async () => {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await killed(await startServer(site.settings)))
  figure('several: kills in mid-answer, all told', rounds)
  figure('several: slowest to be told', `${Math.round(Math.max(...times))} ms`)
})
