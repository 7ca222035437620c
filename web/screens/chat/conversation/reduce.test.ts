import { expect, test } from 'vitest'
import type { UrgentCard } from '#contract/chat.ts'
import { addressOf, isStreaming, lastAnswer, lastQuestion, type Conversation, type OpenSession, type ShownQuestion } from './conversation.ts'
import { reduce, type ChatAction } from './reduce.ts'

const session: OpenSession = { id: 'temp-session-a', title: 'Chat nou', is_active: true, address: null }
const question: ShownQuestion = { role: 'user', id: 'q1', text: 'De ce latră?', image: null }
const asked: ChatAction[] = [
  { type: 'open', session, messages: [] },
  { type: 'ask', question, answerId: 'a1' },
]
const reply = {
  answer: 'Latră de plictiseală [1].',
  sources: [],
  perspectives: [],
  follow_ups: ['Cât să-l plimb?'],
  card: null,
  chat_session_id: 's1',
  message_id: 'm1',
}

function after(...actions: ChatAction[]): Conversation {
  return actions.reduce(reduce, { kind: 'starting' })
}

test('S-365 the welcome turns into a conversation as soon as a question is asked', () => {
  expect(after({ type: 'open', session, messages: [] }).kind).toBe('welcome')
  expect(after(...asked)).toMatchObject({ kind: 'talking', messages: [question, { role: 'assistant', state: 'streaming', text: '' }] })
})

test('S-366 S-375 an answer is being written until its final object', () => {
  const writing = after(...asked, { type: 'hear', text: 'Latră', card: null, first: true }, { type: 'hear', text: ' mult', card: null, first: false })
  expect(isStreaming(writing)).toBe(true)
  expect(lastAnswer(writing)?.text).toBe('Latră mult')

  const finished = reduce(writing, { type: 'finish', reply })
  expect(isStreaming(finished)).toBe(false)
  expect(lastAnswer(finished)).toMatchObject({ text: reply.answer, state: 'done', message_id: 'm1', follow_ups: ['Cât să-l plimb?'] })
})

test('an urgent card comes with the first words and stays until and after the final object', () => {
  const steps = ['La umbră.']
  const card: UrgentCard = { id: 'heat', level: 'now', language: 'ro', title: 'insolație', note: null, call112: false, steps, avoid: [], source_id: 1 }
  const writing = after(...asked, { type: 'hear', text: '## Urgență', card, first: true }, { type: 'hear', text: ': insolație', card: null, first: false })
  expect(lastAnswer(writing)).toMatchObject({ text: '## Urgență: insolație', card })
  expect(lastAnswer(reduce(writing, { type: 'finish', reply: { ...reply, card } }))?.card).toEqual(card)
  expect(lastAnswer(reduce(writing, { type: 'finish', reply: { ...reply, answer: null } }))?.card).toEqual(card)
  expect(lastAnswer(reduce(writing, { type: 'ask again', answerId: 'a2' }))?.card).toBeNull()
})

test('a re-attached answer starts from the beginning and doubles no word', () => {
  const stored = lastAnswer(after(...asked, { type: 'hear', text: 'Latră', card: null, first: true }))
  const reopened = after({ type: 'open', session, messages: stored ? [question, stored] : [] })
  expect(lastAnswer(reduce(reopened, { type: 'hear', text: 'Latră mult', card: null, first: true }))?.text).toBe('Latră mult')
})

test('S-367 a temporary session becomes real when the reply names it', () => {
  const named = after(...asked, { type: 'name', sessionId: 's1' })
  expect(named).toMatchObject({ kind: 'talking', session: { id: 's1', address: 's1' } })
  expect(addressOf(named)).toBe('s1')
})

test('S-457 without a final object the words that came stay and another question can be asked', () => {
  const ended = after(...asked, { type: 'hear', text: 'Latră', card: null, first: true }, { type: 'end' })
  expect(lastAnswer(ended)).toMatchObject({ text: 'Latră', state: 'interrupted' })
  expect(isStreaming(ended)).toBe(false)
})

test('S-471 after a failure the question stays, sending is possible and the question can be answered again', () => {
  const broken = after(...asked, { type: 'break', trouble: { kind: 'send', detail: 'Prea multe cereri.' } })
  expect(lastQuestion(broken)).toEqual(question)
  expect(isStreaming(broken)).toBe(false)
  expect(lastAnswer(broken)?.trouble).toEqual({ kind: 'send', detail: 'Prea multe cereri.' })

  const again = reduce(broken, { type: 'ask again', answerId: 'a2' })
  expect(again).toMatchObject({ messages: [question, { id: 'a2', state: 'streaming', trouble: null }] })
})

test('a stopped answer hears no more words but learns its id and its sources', () => {
  const stopped = after(...asked, { type: 'hear', text: 'Latră', card: null, first: true }, { type: 'stop' })
  expect(lastAnswer(reduce(stopped, { type: 'hear', text: ' mult', card: null, first: false }))?.text).toBe('Latră')
  expect(lastAnswer(reduce(stopped, { type: 'finish', reply: { ...reply, answer: 'Latră' } }))).toMatchObject({
    text: 'Latră',
    state: 'stopped',
    message_id: 'm1',
  })
})

test('a thumb is kept on its answer', () => {
  const rated = after(...asked, { type: 'finish', reply }, { type: 'rate', message_id: 'm1', rating: 1 })
  expect(lastAnswer(rated)?.rating).toBe(1)
})

test('S-359 S-464 a session that cannot be loaded keeps its address and shows no messages', () => {
  const missing = after({ type: 'load', sessionId: 'x' }, { type: 'miss', sessionId: 'x' })
  expect(missing).toEqual({ kind: 'missing', sessionId: 'x' })
  expect(addressOf(missing)).toBe('x')
})

test('an answer that comes for a conversation already left changes nothing', () => {
  const loading = after(...asked, { type: 'load', sessionId: 's2' })
  expect(reduce(loading, { type: 'hear', text: 'Latră', card: null, first: true })).toBe(loading)
})
