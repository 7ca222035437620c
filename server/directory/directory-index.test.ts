import { expect, test } from 'vitest'
import { buildState, createDirectoryIndex, type DirectoryEntry } from './directory-index.ts'

let ids = 0

function entry(name: string, place: string, species: string[] = [], is_example = false): DirectoryEntry {
  ids += 1
  return { id: ids, name, place, species, is_example }
}

/** Names of what a search finds, over all its pages. */
function names(entries: DirectoryEntry[], query: Parameters<ReturnType<typeof buildState>['find']>[0]): string[] {
  const found = buildState('1', entries).find(query)
  return found.ids.map((id) => entries.find((one) => one.id === id)?.name ?? '')
}

const people = [entry('Ștefan', 'Cluj-Napoca', ['câini']), entry('Ana', 'Cluj', ['câini', 'pisici']), entry('Mihai', 'Bacău', ['pisici'])]

test('D-040 S-138 S-139 a search looks at name and place, without case and diacritics', () => {
  expect(names(people, { q: 'stefan' })).toEqual(['Ștefan'])
  expect(names(people, { q: 'BACAU' })).toEqual(['Mihai'])
  expect(names(people, { q: 'cluj' })).toEqual(['Ana', 'Ștefan'])
})

test('S-140 the city is exact', () => {
  expect(names(people, { city: 'Cluj' })).toEqual(['Ana'])
  expect(names(people, { city: 'cluj' })).toEqual([])
})

test('S-141 S-142 species, city and search hold together', () => {
  expect(names(people, { species: 'pisici' })).toEqual(['Ana', 'Mihai'])
  expect(names(people, { species: 'pisici', q: 'a', city: 'Cluj' })).toEqual(['Ana'])
  expect(names(people, { species: 'cai' })).toEqual([])
})

test('records are in the order of their names, whatever the diacritics, and examples come last', () => {
  const mixed = [entry('Zoe', ''), entry('Ălina', ''), entry('Barbu', ''), entry('Adăpost exemplu', '', [], true)]
  expect(names(mixed, {})).toEqual(['Ălina', 'Barbu', 'Zoe', 'Adăpost exemplu'])
})

test('of what is found it says how many are examples, and which cities have somebody real', () => {
  const state = buildState('1', [entry('Zoe', 'Iași'), entry('Barbu', 'Cluj'), entry('Exemplu', 'Iași', [], true), entry('Exemplu doi', 'Arad', ['cai'], true)])
  expect(state).toMatchObject({ total: 4, examples: 2, realCities: ['Cluj', 'Iași'] })
  expect(state.find({ page: 1 })).toMatchObject({ total: 4, examples: 2 })
  expect(state.find({ city: 'Iași' })).toMatchObject({ total: 2, examples: 1 })
  expect(state.find({ q: 'exemplu', species: 'cai' })).toMatchObject({ total: 1, examples: 1 })
})

test('S-132 S-491 a page holds 8 records; one past the end shows the last', () => {
  const state = buildState(
    '1',
    Array.from({ length: 19 }, (_, place) => entry(`Nume ${String(place).padStart(2, '0')}`, 'Iași')),
  )
  expect(state.find({ page: 1 })).toMatchObject({ total: 19, page: 1, pages: 3, ids: { length: 8 } })
  expect(state.find({ page: 3 }).ids).toHaveLength(3)
  expect(state.find({ page: 900 })).toMatchObject({ page: 3, ids: { length: 3 } })
})

test('a plain list is bounded, and still says how many there are', () => {
  const state = buildState(
    '1',
    Array.from({ length: 450 }, (_, place) => entry(`Nume ${place}`, 'Iași')),
  )
  expect(state.firstIds).toHaveLength(200)
  expect(state.total).toBe(450)
})

test('cities and species are told once each, in the order of the Romanian alphabet', () => {
  const { cities, species } = buildState('1', [entry('A', 'Șimleu', ['pisici']), entry('B', 'Sibiu', ['câini', 'pisici']), entry('C', 'Sibiu'), entry('D', '')])
  expect(cities).toEqual(['Sibiu', 'Șimleu'])
  expect(species).toEqual(['câini', 'pisici'])
})

/** A source whose revision and clock the test moves. */
function source() {
  const world = { revision: 'a', reads: 0, broken: false, at: 0 }
  const index = createDirectoryIndex(
    {
      revision: async () => {
        if (world.broken) throw new Error('gone')
        return world.revision
      },
      entries: async () => {
        world.reads += 1
        return [entry(`Citirea ${world.reads}`, '')]
      },
    },
    () => world.at,
  )
  return { world, index }
}

test('records are read again only when something changed, and at the earliest after 5 seconds', async () => {
  const { world, index } = source()
  world.at = 10_000
  const first = await index.current()
  world.revision = 'b'
  world.at = 14_999
  expect(await index.current()).toBe(first)
  world.at = 15_000
  expect((await index.current()).revision).toBe('b')
  world.at = 90_000
  await index.current()
  expect(world.reads).toBe(2)
})

test('many callers at once cause one reading', async () => {
  const { world, index } = source()
  world.at = 10_000
  await Promise.all([index.current(), index.current(), index.current()])
  expect(world.reads).toBe(1)
})

test('a database that was away for a moment is asked again by the next caller', async () => {
  const { world, index } = source()
  world.at = 10_000
  world.broken = true
  await expect(index.current()).rejects.toThrow('gone')
  world.broken = false
  expect((await index.current()).revision).toBe('a')
})
