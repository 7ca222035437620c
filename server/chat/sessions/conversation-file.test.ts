import { beforeEach, expect, test } from 'vitest'
import { call, person, type Person } from '#tests/cast.ts'
import { anAnswer } from '#tests/shared-answer.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../../bobita.ts'
import { newId } from '../../platform/ids.ts'

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
