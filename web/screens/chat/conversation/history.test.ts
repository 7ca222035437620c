import { expect, test } from 'vitest'
import { messagesFrom } from './history.ts'

test('S-333 S-334 a stored conversation is shown with what its answers rest on', () => {
  const source = { id: 1, title: 'Legea 205/2004', url: '/lege', kind: 'law' as const, quote: 'Deținătorul...', checked_on: null }
  const perspective = { id: 'law' as const, label: 'Lege', text: 'Ai dreptul la o petiție.', source_ids: [1] }
  expect(
    messagesFrom([
      { id: 'm1', role: 'user', content: 'Ce spune legea?', message_metadata: { state: 'done' } },
      {
        id: 'm2',
        role: 'assistant',
        content: 'Spune așa [1].',
        message_metadata: { state: 'done', sources: [source], perspectives: [perspective], follow_ups: ['Cui scriu?'], rating: -1 },
      },
    ]),
  ).toEqual([
    { role: 'user', id: 'm1', text: 'Ce spune legea?', image: null },
    {
      role: 'assistant',
      id: 'm2',
      message_id: 'm2',
      text: 'Spune așa [1].',
      state: 'done',
      trouble: null,
      sources: [source],
      perspectives: [{ label: 'Lege', text: 'Ai dreptul la o petiție.', source_ids: [1] }],
      follow_ups: ['Cui scriu?'],
      card: null,
      rating: -1,
    },
  ])
})

test('a stored answer to an emergency is shown with its card', () => {
  const card = {
    id: 'heat',
    level: 'now' as const,
    language: 'ro' as const,
    title: 'insolație',
    note: null,
    call112: false,
    steps: ['Mută câinele la umbră.'],
    avoid: [],
    source_id: 1,
  }
  expect(messagesFrom([{ role: 'assistant', content: '## Urgență: insolație', message_metadata: { state: 'done', card } }])).toMatchObject([{ card }])
})

test('S-335 a stored image without a type is shown as a JPEG', () => {
  const [bare, typed] = messagesFrom([
    { role: 'user', content: 'Ce e?', message_metadata: { image_data: 'AAAA' } },
    { role: 'user', content: 'Ce e?', message_metadata: { image_data: 'AAAA', image_type: 'image/png' } },
  ])
  expect(bare).toMatchObject({ image: 'data:image/jpeg;base64,AAAA' })
  expect(typed).toMatchObject({ image: 'data:image/png;base64,AAAA' })
})

test('an answer still being written, cut off or failed is shown as such; a message without metadata is whole', () => {
  const states = messagesFrom([
    { role: 'assistant', content: 'Pe', message_metadata: { state: 'streaming' } },
    { role: 'assistant', content: '', message_metadata: { state: 'failed' } },
    { role: 'assistant', content: 'Da.' },
  ])
  expect(states).toMatchObject([{ state: 'streaming', trouble: null }, { state: 'failed', trouble: { kind: 'stream' } }, { state: 'done' }])
})
