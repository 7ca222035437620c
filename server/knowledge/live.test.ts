import { expect, test } from 'vitest'
import { openClassifier } from '../understanding/own-classifier.ts'
import { openLiveKnowledge } from './live.ts'
import type { Passage } from './passages.ts'

const classifier = openClassifier()

function passage(title: string): Passage {
  return {
    id: title,
    kind: 'article',
    title,
    heading: null,
    text: `${title} la câini și pisici.`,
    url: `/blog/${title}`,
    checked_on: null,
    category: null,
    search: '',
  }
}

test('content that changes is known by itself, while the old index answers', async () => {
  let revision = '1'
  const building = Promise.withResolvers<void>()
  const later = () => building.promise.then(() => [passage('Vaccinarea'), passage('Deparazitarea')])
  const source = { revision: async () => revision, passages: () => (revision === '1' ? Promise.resolve([passage('Vaccinarea')]) : later()) }
  const knowledge = openLiveKnowledge(source, { classifier, onFault: () => undefined, checkMs: 5 })
  expect((await knowledge.current()).size).toBe(1)
  revision = '2'
  const looked = knowledge.refresh()
  expect((await knowledge.current()).size).toBe(1)
  building.resolve()
  await looked
  expect((await knowledge.current()).size).toBe(2)
  await knowledge.close()
})

test('one index is built at a time, and only when something changed', async () => {
  let reads = 0
  let revision = '1'
  const read = async () => {
    reads += 1
    return [passage('Vaccinarea')]
  }
  let changes = 0
  const knowledge = openLiveKnowledge(
    { revision: async () => revision, passages: read },
    { classifier, onFault: () => undefined, onChange: () => void (changes += 1), checkMs: 3_600_000 },
  )
  await knowledge.refresh()
  expect([reads, changes]).toEqual([1, 0])
  revision = '2'
  await Promise.all([knowledge.refresh(), knowledge.refresh(), knowledge.refresh()])
  expect([reads, changes]).toEqual([2, 1])
  await knowledge.close()
})

test('content that cannot be read leaves what was known, and is tried again', async () => {
  let failures = 0
  let broken = false
  const source = {
    revision: async () => (broken ? Promise.reject(new Error('away')) : '1'),
    passages: async () => [passage('Vaccinarea')],
  }
  const knowledge = openLiveKnowledge(source, { classifier, onFault: () => void (failures += 1), checkMs: 5 })
  await knowledge.refresh()
  broken = true
  await expect.poll(() => failures).toBeGreaterThan(1)
  expect((await knowledge.current()).size).toBe(1)
  await knowledge.close()
})

test('a refresh that meets a look under way looks again: the content may have changed since it was read', async () => {
  let title = 'Vaccinarea'
  const [begun, reading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const source = {
    revision: async () => title,
    passages: async () => {
      const found = [passage(title)]
      begun.resolve()
      if (title === 'Vaccinarea') await reading.promise
      return found
    },
  }
  const knowledge = openLiveKnowledge(source, { classifier, onFault: () => undefined, checkMs: 3_600_000 })
  const first = knowledge.current()
  await begun.promise
  title = 'Deparazitarea'
  const refreshed = knowledge.refresh()
  reading.resolve()
  await first
  expect((await refreshed).search('deparazitarea').found.map((one) => one.passage.title)).toEqual(['Deparazitarea'])
  await knowledge.close()
})

test('what changes no word of the content costs no new index, and nobody who asks for none costs the first', async () => {
  let revision = '1'
  let reads = 0
  const source = {
    revision: async () => revision,
    passages: async () => {
      reads += 1
      return [passage('Vaccinarea')]
    },
  }
  const unasked = openLiveKnowledge(source, { classifier, onFault: () => undefined, checkMs: 1 })
  const knowledge = openLiveKnowledge(source, { classifier, onFault: () => undefined, checkMs: 1 })
  const first = await knowledge.current()
  revision = '2'
  await expect.poll(() => reads).toBe(2)
  expect(await knowledge.refresh()).toBe(first)
  await Promise.all([unasked.close(), knowledge.close()])
  expect(reads).toBe(2)
})
