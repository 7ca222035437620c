import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
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

const take = (id: string, headers: Record<string, string>) => call(world.app, 'GET', `/chat/session/${id}/export`, { headers })

test('D-045 a conversation is taken along as a Markdown file, every message in order, with its sources and without its pictures', async () => {
  const { sessionId } = await anAnswer(world.app, 'Câinele meu a mâncat ciocolată, ce fac?', ana.headers)
  const at = new Date().toISOString()
  const said = Array.from({ length: 120 }, (_, index) => ({
    id: newId(),
    session_id: sessionId,
    position: index + 3,
    role: 'user' as const,
    content: `mesajul ${index}!`,
    state: 'done' as const,
    image_type: 'image/webp',
    image_data: 'UklGRg==',
    created_at: at,
    heartbeat_at: at,
  }))
  await world.database.db.insertInto('chat_messages').values(said).execute()
  const file = await take(sessionId, ana.headers)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(file.headers['content-disposition']).toBe('attachment; filename="bobita-conversatie.md"')
  expect(file.body).toMatch(/^# [\s\S]+ciocolată, ce fac\?[\s\S]+\*\*Bobita\*\*[\s\S]+Surse:\n\n1\. .+: http.+\/blog\/3/)
  const order = said.map(({ content }) => file.body.indexOf(content))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(file.body).not.toContain('UklGRg')
})

test('D-045 all conversations are taken along as one Markdown file, the latest first, each as it is alone; nobody else’s', async () => {
  const guest = { cookie: `bobita_guest=${newToken()}` }
  const takeAll = (headers: Record<string, string>) => call(world.app, 'GET', '/chat/export', { headers })
  const first = await anAnswer(world.app, 'Câinele meu a mâncat ciocolată, ce fac?', ana.headers)
  const second = await anAnswer(world.app, 'Ce mănâncă pisica?', ana.headers)
  await anAnswer(world.app, 'Ce mănâncă iepurele?', guest)
  await call(world.app, 'POST', '/chat/session', { payload: { title: 'Nimic spus' }, headers: ana.headers })
  const file = await takeAll(ana.headers)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(file.headers['content-disposition']).toBe('attachment; filename="bobita-conversatii.md"')
  const notice = 'Răspunsurile sunt automate și nu înlocuiesc medicul veterinar.\n'
  const alone = await Promise.all([second, first].map(async ({ sessionId }) => (await take(sessionId, ana.headers)).body.replace(`\n${notice}`, '')))
  expect(file.body).toBe(`${notice}\n${alone.join('\n')}`)
  expect(file.body).not.toContain('Nimic spus')
  const guests = (await takeAll(guest)).body
  expect(guests).toContain('iepurele')
  expect(guests).not.toContain('ciocolată')
  expect((await takeAll({})).body).toBe('Nicio conversație.\n')
  expect((await takeAll({ ...guest, 'accept-language': 'en' })).body).toMatch(/^The answers are automatic/)
  const old = new Date(Date.now() - DAY_MS - 1).toISOString()
  await world.database.db.updateTable('chat_sessions').set({ updated_at: old }).execute()
  expect((await takeAll(guest)).body).toBe('Nicio conversație.\n')
  expect((await takeAll(ana.headers)).body).toContain('ciocolată')
})
