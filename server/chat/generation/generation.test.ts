import { expect, test } from 'vitest'
import type { ChatEvent } from '#contract/chat.ts'
import { Generation } from './generation.ts'

const ENDING = { type: 'error', error: 'gata' } as const

async function read(generation: Generation): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of generation.follow(10_000)) if (event) events.push(event)
  return events
}

const textOf = (events: ChatEvent[]) => events.map((event) => (event.type === 'chunk' ? event.content : '')).join('')

function fresh(): Generation {
  return new Generation({ messageId: 'm', sessionId: 's', owner: 'Ana', guestNetwork: null })
}

test('a reader who comes late gets the whole text and the same ending', async () => {
  const generation = fresh()
  const early = read(generation)
  generation.append('Bună ')
  await Promise.resolve()
  generation.append('ziua')
  const late = read(generation)
  generation.end(ENDING)
  expect(textOf(await early)).toBe('Bună ziua')
  expect(textOf(await late)).toBe('Bună ziua')
  expect((await late).at(-1)).toEqual(ENDING)
})

test('a slow reader gets everything in fewer, longer pieces', async () => {
  const generation = fresh()
  const reader = generation.follow(10_000)
  generation.append('a')
  expect(await reader.next()).toEqual({ done: false, value: { type: 'chunk', content: 'a' } })
  for (let piece = 0; piece < 1_000; piece += 1) generation.append('b')
  expect(await reader.next()).toEqual({ done: false, value: { type: 'chunk', content: 'b'.repeat(1_000) } })
  await reader.return(undefined)
})

test('half of a surrogate pair waits for its other half', async () => {
  const generation = fresh()
  const [high = '', low = ''] = '🐕'.split('')
  const reader = generation.follow(10_000)
  generation.append(`a${high}`)
  expect((await reader.next()).value).toEqual({ type: 'chunk', content: 'a' })
  generation.append(low)
  expect((await reader.next()).value).toEqual({ type: 'chunk', content: '🐕' })
  await reader.return(undefined)
})

test('a quiet stream says so, to be kept alive', async () => {
  const reader = fresh().follow(5)
  expect((await reader.next()).value).toBeNull()
  await reader.return(undefined)
})
