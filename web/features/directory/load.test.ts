import { expect, test, vi } from 'vitest'
import { createApi } from '#web/api/client.ts'
import { listTrainers, readTrainer, readTrainerFilters, searchTrainers } from '#web/api/trainers.ts'
import { addressOf } from './address.ts'
import { loadList, loadPage, openRecord, type DirectoryCalls } from './load.ts'
import type { Trainer } from '#contract/trainers.ts'

const calls: DirectoryCalls<Trainer> = {
  list: listTrainers,
  search: searchTrainers,
  one: readTrainer,
  filters: readTrainerFilters,
  filtersOf: () => ({ cities: ['din listă'], species: [] }),
}

/** An API that answers by path, and remembers what it was asked. */
function anApi(answers: Record<string, { body: unknown; total?: number }>) {
  const asked: { path: string; authorization: string | null }[] = []
  const api = createApi(
    async (path, init) => {
      asked.push({ path: path.replace('/api/v1', ''), authorization: new Headers(init.headers).get('Authorization') })
      const answer = answers[path.replace('/api/v1', '')]
      if (!answer) return new Response('{}', { status: 404 })
      return new Response(JSON.stringify(answer.body), { headers: answer.total === undefined ? {} : { 'X-Total-Count': String(answer.total) } })
    },
    () => 'jeton',
    () => 'ro',
  )
  return { api, asked }
}

const ana = { id: 1, name: 'Ana', is_approved: true }
const dan = { id: 2, name: 'Dan', approved: 'true' }
const hidden = { id: 3, name: 'Ascuns', status: 'pending' }
const address = (search: string) => addressOf(new URLSearchParams(search))

test.each([
  ['a bare list', [ana, dan, hidden]],
  ['a list in data', { data: [ana, dan, hidden] }],
])('S-407 S-150 S-163 %s without a total is whole, and only what is approved is kept', async (_, body) => {
  const { api, asked } = anApi({ '/trainers': { body } })
  const loaded = await loadList(calls, address('q=a&page=2'), api)
  expect(loaded).toMatchObject({
    kind: 'loaded',
    list: { whole: true, total: 2, records: [{ name: 'Ana' }, { name: 'Dan' }] },
    filters: { cities: ['din listă'] },
  })
  expect(asked).toEqual([{ path: '/trainers', authorization: 'Bearer jeton' }])
})

test('S-398 the list is called with the stored token', async () => {
  const { api, asked } = anApi({ '/trainers': { body: [] } })
  await loadList(calls, address(''), api)
  expect(asked.every(({ authorization }) => authorization === 'Bearer jeton')).toBe(true)
})

test('fields a server leaves out are empty, not a fault', async () => {
  const { api } = anApi({ '/trainers': { body: [{ ...ana, phone_numbers: '0722 123 456, 0733 123 456', pets_can_train: null }] } })
  expect(await loadList(calls, address(''), api)).toMatchObject({
    list: {
      records: [{ city: '', description: '', phone_numbers: ['0722 123 456', '0733 123 456'], pets_can_train: [], photo_data: null, is_example: false }],
    },
  })
})

test('a directory of 50,000 is asked for one page, with search and filters', async () => {
  const query = '/trainers?q=a&city=Cluj&species=c%C3%A2ini&page=3'
  const { api, asked } = anApi({
    '/trainers': { body: [ana], total: 50_000 },
    [query]: { body: [dan], total: 4_000 },
    '/trainers/filters': { body: { cities: ['Cluj'], species: ['câini'] } },
  })
  const loaded = await loadList(calls, address('q=a&city=Cluj&species=câini&page=3'), api)
  expect(loaded).toMatchObject({ list: { whole: false, total: 4_000, records: [{ name: 'Dan' }] }, filters: { cities: ['Cluj'] } })
  expect(asked.map(({ path }) => path)).toEqual(['/trainers', query, '/trainers/filters'])
})

test('what is rendered on the server asks for one page only', async () => {
  const { api, asked } = anApi({ '/trainers?page=1': { body: [ana], total: 36 }, '/trainers/filters': { body: { cities: [], species: [] } } })
  expect(await loadPage(calls, address(''), api)).toMatchObject({ kind: 'loaded', list: { total: 36, whole: false } })
  expect(asked.map(({ path }) => path)).toEqual(['/trainers?page=1', '/trainers/filters'])
})

test('a link to one record brings it along when it is not among those shown', async () => {
  const { api } = anApi({ '/trainers': { body: [ana] }, '/trainers/9': { body: { ...dan, id: 9 } } })
  const opened = async (loadedFor: string, id: string) => {
    const loaded = await loadList(calls, address(`id=${loadedFor}`), api)
    return loaded.kind === 'loaded' ? openRecord(loaded, id) : loaded.kind
  }
  expect(await opened('9', '9')).toMatchObject({ id: 9, name: 'Dan' })
  expect(await opened('1', '1')).toMatchObject({ id: 1, name: 'Ana' })
  expect(await opened('404', '404')).toBeNull()
  // A record is shown under the number it was asked for by, and no other.
  expect(await opened('9', '7')).toBeUndefined()
  expect(await opened('9', '1')).toMatchObject({ id: 1 })
})

test('S-148 S-162 a list that cannot be read has failed, and the answer is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await loadList(calls, address(''), anApi({}).api)).toEqual({ kind: 'failed' })
  expect(logged).toHaveBeenCalledWith('HTTP 404: Not Found')
  logged.mockRestore()
})
