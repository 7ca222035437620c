import { expect, test } from 'vitest'
import { arrive, type Visitor } from './arrival.ts'
import type { Conversation, OpenSession } from './conversation.ts'

const session: OpenSession = { id: 's1', title: '', is_active: true, address: 's1' }
const welcome: Conversation = { kind: 'welcome', session: { ...session, address: null } }
const talking: Conversation = { kind: 'talking', session, messages: [{ role: 'user', id: 'q', text: 'Salut', image: null }] }

test.each<[string, Visitor, Visitor, string | null, Conversation, string]>([
  ['waits until it knows who is here', undefined, undefined, null, { kind: 'starting' }, 'stay'],
  ['S-362 opens for a guest', undefined, null, null, { kind: 'starting' }, 'open'],
  ['S-358 opens the session of the address', undefined, 'ana', 's1', { kind: 'starting' }, 'open'],
  ['S-111 opens another session when the address changes', 'ana', 'ana', 's2', talking, 'open'],
  ['stays when the address only catches up with the session', 'ana', 'ana', 's1', talking, 'stay'],
  ['S-113 stays in the new chat it has just shown at /chat', null, null, null, welcome, 'stay'],
  ['opens anew when the chat entry of the menu is pressed', 'ana', 'ana', null, talking, 'open'],
  ['S-360 opens the latest session when a guest at the welcome logs in', null, 'ana', null, welcome, 'open'],
  ['keeps the conversation of a guest who logs in', null, 'ana', 's1', talking, 'stay'],
  ['leaves the conversation of somebody who logged out', 'ana', null, 's1', talking, 'leave'],
])('the chat %s', (_, before, visitor, sessionId, conversation, expected) => {
  expect(arrive({ before, visitor, sessionId, isOwn: false }, conversation)).toBe(expected)
})

test('the chat keeps the new chat that was begun while the address of the one before was still on its way', () => {
  const late = { before: 'ana', visitor: 'ana', sessionId: 's1', isOwn: true }
  expect(arrive(late, { kind: 'loading', sessionId: null })).toBe('stay')
  expect(arrive(late, welcome)).toBe('stay')
  // Who comes back to the page by its address is shown what it names.
  expect(arrive({ ...late, before: undefined }, { kind: 'starting' })).toBe('open')
})
