import { expect, test, vi } from 'vitest'
import { eventOf, readEvents, type StreamEvent } from './events.ts'

async function* arriving(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part
}

function eventsOf(...parts: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  return all(readEvents(arriving(...parts)))
}

const card = {
  id: 'heat',
  level: 'now',
  language: 'hu',
  title: 'hőguta',
  note: null,
  call112: false,
  steps: ['Vidd árnyékba.'],
  avoid: ['Ne önts rá jeges vizet.'],
  source_id: 1,
}
const salut: StreamEvent = { kind: 'text', text: 'Salut', card: null }

test('S-448 a line prefixed with data: is read', async () => {
  expect(await eventsOf('data: {"type":"chunk","content":"Salut"}\n')).toEqual([salut])
})

test('S-449 a line without the prefix is read, and the last line needs no line end', async () => {
  expect(await eventsOf('{"type":"chunk","content":"Salut"}')).toEqual([salut])
})

test('S-450 S-451 blank lines and the [DONE] marker say nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await eventsOf('\n\r\n  \n', '{"content":"Salut"}\r\n', 'data: [DONE]\n[DONE]\ndata:\n')).toEqual([salut])
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('S-452 S-453 words come in content or in text', async () => {
  expect(await eventsOf('{"type":"chunk","content":"Sa"}\n{"text":"lut"}\n')).toEqual([
    { kind: 'text', text: 'Sa', card: null },
    { kind: 'text', text: 'lut', card: null },
  ])
})

test.each(['{"type":"chunk","content":', 'nu e JSON', '42', '"text"', '[]', '{"type":"chunk"}'])(
  'S-454 the unreadable line %s is skipped with a warning and the rest is read',
  async (line) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await eventsOf(`${line}\n{"content":"Salut"}\n`)).toEqual([salut])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  },
)

test('S-455 a line cut anywhere by the network is read once', async () => {
  const line = 'data: {"type":"chunk","content":"Salut"}\n'
  for (let cut = 0; cut <= line.length; cut += 1) {
    expect(await eventsOf(line.slice(0, cut), line.slice(cut))).toEqual([salut])
  }
})

test('S-456 a Romanian letter cut in two by the network stays whole', async () => {
  const bytes = new TextEncoder().encode('{"content":"șțăâî ȘȚ 🐕"}\n')
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(await eventsOf(bytes.slice(0, cut), bytes.slice(cut))).toEqual([{ kind: 'text', text: 'șțăâî ȘȚ 🐕', card: null }])
  }
})

test('the first words of an answer bring its urgent card', () => {
  expect(eventOf(JSON.stringify({ type: 'chunk', content: '## Sürgős: hőguta', card }))).toEqual({ kind: 'text', text: '## Sürgős: hőguta', card })
})

test.each([
  ['no level we know', { ...card, level: 'later' }],
  ['no language we speak', { ...card, language: 'fr' }],
  ['steps that are no words', { ...card, steps: [1] }],
  ['no title', { ...card, title: undefined }],
  ['no fields at all', 'hőguta'],
])('a card with %s is left to the words of the answer', (_, unreadable) => {
  expect(eventOf(JSON.stringify({ content: 'Salut', card: unreadable }))).toEqual(salut)
})

test('S-444 the final object carries the answer, its sources and its session', () => {
  const source = { id: 1, title: 'Insolația', url: '/blog/4#primii-pasi', kind: 'article', quote: 'Mută câinele la umbră.', checked_on: '2026-11-02' }
  const perspective = { id: 'vet', label: 'Medic veterinar', text: 'Sună la cabinet.', source_ids: [1] }
  const line = JSON.stringify({
    type: 'final',
    answer: 'Mută-l la umbră [1].',
    sources: [source],
    perspectives: [perspective],
    chat_session_id: 's1',
    message_id: 'm1',
    follow_ups: ['Și apoi?'],
    card,
    mode: 'extractive',
  })

  expect(eventOf(line)).toEqual({
    kind: 'final',
    reply: {
      answer: 'Mută-l la umbră [1].',
      sources: [source],
      perspectives: [{ label: 'Medic veterinar', text: 'Sună la cabinet.', source_ids: [1] }],
      chat_session_id: 's1',
      message_id: 'm1',
      follow_ups: ['Și apoi?'],
      card,
    },
  })
})

test('S-458 S-459 sources and perspectives given as plain words are shown as well, and anything else is left out', () => {
  const event = eventOf('{"answer":"Da","sources":["Ghid",{"title":"Lege","url":"/lege"},7,null],"perspectives":["Pe scurt",{"label":"Lege"}],"follow_ups":{}}')
  expect(event).toMatchObject({
    kind: 'final',
    reply: {
      sources: [
        { id: 1, title: 'Ghid', url: '' },
        { id: 2, title: 'Lege', url: '/lege' },
      ],
      perspectives: [{ label: '', text: 'Pe scurt' }],
      follow_ups: [],
      card: null,
      chat_session_id: null,
    },
  })
})

test('S-467 an error is an error with or without its type', () => {
  expect(eventOf('{"type":"error","error":"model oprit"}')).toEqual({ kind: 'error', error: 'model oprit' })
  expect(eventOf('{"error":"model oprit"}')).toEqual({ kind: 'error', error: 'model oprit' })
})

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}
