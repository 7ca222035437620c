import { expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { finalOf } from '#tests/api/stream.ts'
import { emptyWorld } from '#tests/world.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'
/** One white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

test('history shows the newest pictures as far as its budget goes, and every message', async () => {
  const { app, database } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const { chat_session_id: id } = finalOf(
    (await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE, image_data: `data:image/png;base64,${PNG}` }, headers: ana.headers })).body,
  )
  await call(app, 'POST', '/chat/ask/stream', {
    payload: { question: CHOCOLATE, chat_session_id: id, image_data: `data:image/png;base64,${PNG}` },
    headers: ana.headers,
  })
  await database.db
    .updateTable('chat_messages')
    .set({ image_data: 'A'.repeat(24_000_001) })
    .where('session_id', '=', id)
    .where('position', '=', 1)
    .execute()
  const { messages } = (await call(app, 'GET', `/chat/session/${id}/history`, { headers: ana.headers })).json()
  expect(messages).toHaveLength(4)
  expect(messages[0].message_metadata).toMatchObject({ image_type: 'image/jpeg' })
  expect(messages[0].message_metadata.image_data).toBeUndefined()
  expect(messages[2].message_metadata.image_data).toMatch(/^\/9j\//)
})
