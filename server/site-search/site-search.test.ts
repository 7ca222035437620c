import { expect, test } from 'vitest'
import type { Passage } from '../knowledge/passages.ts'
import { openSiteSearch } from './site-search.ts'

function passage(title: string, text = `${title} la câini și pisici.`): Passage {
  return { id: title, kind: 'article', title, heading: null, text, url: `/blog/${title}`, checked_on: null, category: null, search: '' }
}

const nobody = { revision: async () => '0', entries: async () => [] }
const records = { shelter: nobody, trainer: nobody }
const cardOf = () => null
const asked = { limit: 5, language: 'ro' } as const

test('while what was published is being indexed, searches are answered from what was known', async () => {
  const read = Promise.withResolvers<Passage[]>()
  let revision = '1'
  let now = 0
  const passages = { revision: async () => revision, passages: async () => (revision === '1' ? [passage('Zmeurelul')] : read.promise) }
  const search = openSiteSearch({ passages, records, cardOf }, () => now)
  const titles = async () => (await search.find('zmeurelul', asked)).groups.flatMap(({ results }) => results.map(({ title }) => title))
  expect(await titles()).toEqual(['Zmeurelul'])
  revision = '2'
  now = 3_000
  expect(await titles()).toEqual(['Zmeurelul'])
  read.resolve([passage('Zmeurelul'), passage('Zmeurelul nou')])
  await search.warm()
  expect((await titles()).toSorted()).toEqual(['Zmeurelul', 'Zmeurelul nou'])
  search.close()
})

test('who searches before there is an index finds titles', async () => {
  const read = Promise.withResolvers<Passage[]>()
  let reads = 0
  const published = [passage('Zmeurelul', 'Despre afine.')]
  const passages = { revision: async () => '1', passages: () => ((reads += 1) === 1 ? read.promise : Promise.resolve(published)) }
  const search = openSiteSearch({ passages, records, cardOf })
  const urls = async (words: string) => (await search.find(words, asked)).groups.flatMap(({ results }) => results.map(({ url }) => url))
  expect(await urls('zmeurelul')).toEqual(['/blog/Zmeurelul'])
  expect(await urls('confidențialitate')).toEqual(['/confidentialitate'])
  read.resolve(published)
  await search.warm()
  expect(await urls('afine')).toContain('/blog/Zmeurelul')
  search.close()
})

test('an index that could not be built is tried again', async () => {
  let broken = true
  const passages = { revision: async () => (broken ? Promise.reject(new Error('away')) : '1'), passages: async () => [passage('Zmeurelul')] }
  const search = openSiteSearch({ passages, records, cardOf })
  await expect(search.find('zmeurelul', asked)).rejects.toThrow('away')
  broken = false
  expect((await search.find('zmeurelul', asked)).groups).toHaveLength(1)
  search.close()
})
