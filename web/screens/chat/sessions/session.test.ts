import { expect, test } from 'vitest'
import { chatTexts } from '#texts/chat/chat.ts'
import { isTemporary, isUntitled, savedSession, shownTitle, temporarySession } from './session.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const date = () => '20.11.2026'

test('S-329 a session is known by id or by session_id', () => {
  expect(savedSession({ id: 'a' }, now).id).toBe('a')
  expect(savedSession({ session_id: 'b' }, now).id).toBe('b')
})

test('S-330 a session without a title is shown as Chat din {date}', () => {
  expect(shownTitle(savedSession({ id: 'a', title: ' ' }, now), chatTexts.ro.sessions, date)).toBe('Chat din 20.11.2026')
  expect(shownTitle(savedSession({ id: 'a', title: 'Chat nou' }, now), chatTexts.ro.sessions, date)).toBe('Chat nou')
  expect(shownTitle(savedSession({ id: 'a', title: 'Rex latră' }, now), chatTexts.ro.sessions, date)).toBe('Rex latră')
})

test('S-331 a session is active unless explicitly not', () => {
  expect(
    [savedSession({ id: 'a' }, now), savedSession({ id: 'a', is_active: true }, now), savedSession({ id: 'a', is_active: false }, now)].map(
      ({ is_active }) => is_active,
    ),
  ).toEqual([true, true, false])
})

test('S-332 a temporary session is named and active, and its id says what it is', () => {
  const session = temporarySession(() => 0.5)
  expect(session).toEqual({ id: expect.stringMatching(/^temp-session-.+/), title: 'Chat nou', is_active: true, address: null })
  expect([isTemporary(session), isTemporary({ id: 'V1StGXR8Z5jdHi6BmyT0aw' })]).toEqual([true, false])
})

test('a date that is none does not stop the list', () => {
  expect(savedSession({ id: 'a', created_at: 'ieri', updated_at: '' }, now)).toMatchObject({ created_at: now.toISOString(), updated_at: now.toISOString() })
})

test.each([
  ['', true],
  ['Chat', true],
  ['Chat nou', true],
  ['Chat din 20.11.2026', true],
  ['Chat despre Rex', false],
  ['Rex', false],
])('S-369 the title %j may be replaced by the first question: %s', (title, expected) => {
  expect(isUntitled(title)).toBe(expected)
})
