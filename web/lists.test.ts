import { expect, test } from 'vitest'
import { listBreeders, listBreeds, listDogBreeds, listDogHelpers } from '#web/api/breeds.ts'
import { longDate } from '#texts/dates.ts'
import { latestPosts, readBlogPage } from '#web/api/blog.ts'
import { listSessions } from '#web/api/chat.ts'
import { createApi, type Api } from '#web/api/client.ts'
import { listOwnSets } from '#web/api/complaints.ts'
import { listPetitions, signaturesOfAccount, signaturesOfLink } from '#web/api/petitions.ts'
import { listPoisons } from '#web/api/reference.ts'
import { listShelters, searchShelters } from '#web/api/shelters.ts'
import { listTrainers, searchTrainers } from '#web/api/trainers.ts'
import { saidByPeople } from '#web/screens/home/home-data.ts'

const answering = (body: unknown) =>
  createApi(
    async () => Response.json(body),
    () => null,
    () => 'ro',
    () => undefined,
  )
const whole = { q: '', category: '', page: 1 }

/** Every list of the site; `refuses` where a person is told that it could not be read, else it counts as an empty one (S-427). */
const LISTS: Record<string, { read: (api: Api) => Promise<unknown>; refuses: boolean }> = {
  posts: { read: async (api) => pageOf(await readBlogPage(whole, api)), refuses: true },
  'newest posts': { read: (api) => latestPosts(3, api), refuses: true },
  petitions: { read: (api) => listPetitions(undefined, api), refuses: true },
  'signatures of an account': { read: (api) => signaturesOfAccount(api).list(), refuses: true },
  'signatures of a link': { read: (api) => signaturesOfLink(() => 'x', api).list(), refuses: true },
  shelters: { read: async (api) => (await listShelters(api)).records, refuses: true },
  'shelters searched': { read: async (api) => (await searchShelters({ page: 1 }, api)).records, refuses: true },
  trainers: { read: async (api) => (await listTrainers(api)).records, refuses: true },
  'trainers searched': { read: async (api) => (await searchTrainers({ page: 1 }, api)).records, refuses: true },
  cats: { read: (api) => listBreeds(api), refuses: true },
  dogs: { read: (api) => listDogBreeds(api), refuses: true },
  breeders: { read: (api) => listBreeders('MCO', api), refuses: true },
  'helpers of dogs': { read: (api) => listDogHelpers('x', api), refuses: true },
  poisons: { read: (api) => listPoisons('ro', api), refuses: true },
  testimonials: { read: (api) => saidByPeople(api), refuses: false },
  conversations: { read: (api) => listSessions('u', 10, api), refuses: false },
  'own sets': { read: (api) => listOwnSets('u', new AbortController().signal, api), refuses: false },
}

function pageOf(answer: Awaited<ReturnType<typeof readBlogPage>>): unknown {
  return answer.kind === 'page' ? answer.data : answer.posts
}

test.each(Object.entries(LISTS))(
  'S-478 %s: an answer of another shape is a failure that is told or an empty list, never a broken screen',
  async (_, { read, refuses }) => {
    for (const body of [42, 'x', true, null, {}, { data: {} }]) {
      const answer = read(answering(body))
      if (refuses) await expect(answer).rejects.toThrow('no list')
      else expect(await answer).toEqual([])
    }
    expect(await read(answering([1, null, 'x', true]))).toEqual([])
  },
)

test('S-478 posts without a number are left out of a page, and missing words are none', async () => {
  const page = await readBlogPage(whole, answering({ total: 'x', data: [1, null, {}, { id: 7 }], categories: null }))
  expect(page).toMatchObject({ kind: 'page', total: 0, categories: [], data: [{ id: 7, title: '', category: '', tags: [], reading_minutes: 1 }] })
})

test('S-478 a signature without its petition is left out, and one without words stays to be taken back', async () => {
  expect(await signaturesOfAccount(answering([{}, { petition_id: 7 }])).list()).toEqual([
    { petition_id: 7, title: '', created_at: '', verified: false, result: null, wants_updates: null },
  ])
  expect([longDate('', 'ro'), longDate('nicio zi', 'en')]).toEqual(['', ''])
})
