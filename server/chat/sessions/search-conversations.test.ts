import { beforeEach, expect, test } from 'vitest'
import type { ConversationSearch } from '#contract/conversation-search.ts'
import { DAY_MS, FOUND_CONVERSATIONS, HISTORY_LIMIT } from '#contract/limits.ts'
import { call, person, type Person } from '#tests/cast.ts'
import { anAnswer } from '#tests/shared-answer.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../../bobita.ts'
import { newId, newToken } from '../../platform/ids.ts'

let world: Bobita
let ana: Person
beforeEach(async () => {
  world = await emptyWorld()
  ana = await person(world.app, 'Ana')
})

async function search(q: string, headers: Record<string, string> = ana.headers): Promise<ConversationSearch> {
  const answer = await call(world.app, 'GET', `/chat/search?q=${encodeURIComponent(q)}`, { headers })
  expect([q, answer.statusCode]).toEqual([q, 200])
  return answer.json()
}
const titles = async (q: string, headers?: Record<string, string>) => (await search(q, headers)).conversations.map(({ title }) => title)
const shown = ({ excerpt }: { excerpt: ConversationSearch['conversations'][number]['excerpt'] }) =>
  excerpt.map(({ text, found }) => (found ? `[${text}]` : text)).join('')

interface Kept {
  title: string
  said: readonly string[]
  /** How long ago the last word was said. */
  minutes?: number
}

/** Conversations of an account, each message in turn one's own and Bobita's. */
async function kept({ user }: Person, ...conversations: readonly Kept[]): Promise<string[]> {
  const sessions = conversations.map(({ title, minutes = 0 }) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString()
    return { id: newId(), user_id: user.id, guest_hash: null, title, is_active: 1, tokens_used: 0, created_at: at, updated_at: at }
  })
  const messages = sessions.flatMap(({ id, updated_at }, at) =>
    (conversations[at]?.said ?? []).map((content, index) => ({
      id: newId(),
      session_id: id,
      position: index + 1,
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
      state: 'done' as const,
      created_at: updated_at,
      heartbeat_at: updated_at,
    })),
  )
  const { db } = world.database
  for (let at = 0; at < sessions.length; at += 200)
    await db
      .insertInto('chat_sessions')
      .values(sessions.slice(at, at + 200))
      .execute()
  for (let at = 0; at < messages.length; at += 200)
    await db
      .insertInto('chat_messages')
      .values(messages.slice(at, at + 200))
      .execute()
  return sessions.map(({ id }) => id)
}

test('conversations are found by what was said in them, without case and diacritics, the latest first, with the words in an excerpt', async () => {
  const [first, second] = await kept(
    ana,
    { title: 'Rex', said: ['Câinele a mâncat ciocolată.', '## Urgență\n\n**Sună** la medic [1].'], minutes: 1 },
    { title: 'Mia', said: ['Pisica doarme.', 'Pisicile dorm mult.', 'A mâncat CIOCOLATĂ!'] },
    { title: 'Tom', said: ['Iepurele sare.'] },
  )
  const { conversations, is_complete } = await search('  CIOCOLATA  mancat ')
  expect(is_complete).toBe(true)
  expect(conversations.map(({ id }) => id)).toEqual([second, first])
  expect(conversations.map(shown)).toEqual(['A [mâncat] [CIOCOLATĂ]!', 'Câinele a [mâncat] [ciocolată].'])
  expect(Date.parse(conversations[0]?.updated_at ?? '')).not.toBeNaN()
  expect((await search('suna')).conversations.map(shown)).toEqual(['Urgență [Sună] la medic.'])
})

test('a title is searched too, together with the messages or alone', async () => {
  await kept(ana, { title: 'Despre Țuțu', said: ['Ce mănâncă?'] }, { title: 'Altceva', said: ['Ce mănâncă țuțu?'], minutes: 1 })
  expect((await search('tutu mananca')).conversations.map((one) => [one.title, shown(one)])).toEqual([
    ['Despre Țuțu', 'Ce [mănâncă]?'],
    ['Altceva', 'Ce [mănâncă] [țuțu]?'],
  ])
  await kept(ana, { title: 'Rex și Mia', said: ['Rex și Mia se joacă?', 'Rex, da.'] })
  expect((await search('rex mia')).conversations.map(shown)).toEqual(['[Rex] și [Mia] se joacă?'])
  expect((await search('despre')).conversations.map((one) => [one.title, shown(one)])).toEqual([['Despre Țuțu', '']])
})

test('what stands only in an address or between the signs of Markdown was not said', async () => {
  await kept(ana, { title: 'Lege', said: ['Unde scrie?', 'În [legea](https://exemplu.ro/ascuns) aceasta.'] })
  expect(await titles('ascuns')).toEqual([])
  expect(await titles('legea aceasta')).toEqual(['Lege'])
})

test.each(['%', '_', '%%%', 'Re_', 'R%x', "' or 1=1 --", '\\', '.*', '(', '\u0000', 'a'.repeat(100)])('%j finds only what holds it', async (q) => {
  await kept(ana, { title: 'Rex', said: ['Latră.'] })
  expect(await titles(q)).toEqual([])
})

test('a sign of a search finds itself', async () => {
  await kept(ana, { title: 'Rex', said: ['Reducere de 50% la hrană_uscată'] })
  expect(await titles('50%')).toEqual(['Rex'])
  expect(await titles('hrana_uscata')).toEqual(['Rex'])
})

test('nothing is found for no words, and a search that is too long is refused', async () => {
  await kept(ana, { title: 'Rex', said: ['Latră.'] })
  expect(await titles(' ')).toEqual([])
  expect((await call(world.app, 'GET', `/chat/search?q=${'a'.repeat(101)}`, { headers: ana.headers })).statusCode).toBe(422)
})

test('everybody searches their own: an account, a guest of the last 24 hours, nobody without either', async () => {
  const dan = await person(world.app, 'Dan')
  const guest = { cookie: `bobita_guest=${newToken()}` }
  const other = { cookie: `bobita_guest=${newToken()}` }
  await kept(dan, { title: 'Al lui Dan', said: ['Ce mănâncă iepurele?'] })
  const { sessionId } = await anAnswer(world.app, 'Ce mănâncă iepurele?', guest)
  await kept(ana, { title: 'A Anei', said: ['Ce mănâncă iepurele?'] })
  expect(await titles('iepurele')).toEqual(['A Anei'])
  expect((await search('iepurele', guest)).conversations.map(({ id }) => id)).toEqual([sessionId])
  expect(await titles('iepurele', other)).toEqual([])
  expect(await titles('iepurele', {})).toEqual([])
  await world.database.db
    .updateTable('chat_sessions')
    .set({ updated_at: new Date(Date.now() - DAY_MS - 1).toISOString() })
    .where('id', '=', sessionId)
    .execute()
  expect(await titles('iepurele', guest)).toEqual([])
})

test.each(['/chat/search?q=iepurele', '/chat/export'])('who was signed out is not told by %s that they have no conversations', async (path) => {
  await kept(ana, { title: 'A Anei', said: ['Ce mănâncă iepurele?'] })
  await call(world.app, 'POST', '/auth/logout', { headers: ana.headers })
  const answer = await call(world.app, 'GET', path, { headers: { ...ana.headers, cookie: `bobita_guest=${newToken()}` } })
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'auth.required' }])
  expect(answer.headers['content-disposition']).toBeUndefined()
})

test('so many conversations are found and no more, the latest, and that there may be others is said', async () => {
  const many = Array.from({ length: FOUND_CONVERSATIONS + 1 }, (_, index) => ({ title: `Numărul ${index}`, said: ['Rex latră.'], minutes: index }))
  await kept(ana, ...many)
  const { conversations, is_complete } = await search('rex')
  expect(conversations.map(({ title }) => title)).toEqual(many.slice(0, FOUND_CONVERSATIONS).map(({ title }) => title))
  expect(is_complete).toBe(false)
})

test('of a long conversation the messages its page shows are searched, and that there are others is said', async () => {
  const said = Array.from({ length: HISTORY_LIMIT + 1 }, (_, index) => `mesajul ${index === 0 ? 'prim' : index === 1 ? 'secund' : 'alt'}`)
  await kept(ana, { title: 'Lungă', said })
  expect(await search('prim')).toEqual({ conversations: [], is_complete: false })
  expect(await titles('secund')).toEqual(['Lungă'])
})

test('a search reads the newest messages; of the conversations before them it knows the titles', async () => {
  const said = Array.from({ length: HISTORY_LIMIT }, () => 'vorbe')
  const long = Array.from({ length: 11 }, (_, index) => ({ title: 'Lungă', said: [...said.slice(1), `al ${index}-lea lucru`], minutes: index }))
  await kept(ana, ...long, { title: 'Veche de tot', said: ['vechi'], minutes: 60 })
  expect((await search('9-lea')).conversations).toHaveLength(1)
  expect(await search('10-lea')).toEqual({ conversations: [], is_complete: false })
  expect(await titles('veche')).toEqual(['Veche de tot'])
})
