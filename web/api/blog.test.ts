import { expect, test, vi } from 'vitest'
import { latestPosts, readBlogPage, readPost } from './blog.ts'
import { createApi, type Transport } from './client.ts'

const post = {
  id: 7,
  title: 'Căpușe',
  author: 'Ana',
  short_description: 'Pe scurt',
  content: 'text '.repeat(400),
  category: 'Prevenție',
  created_at: '2026-09-01T08:00:00.000Z',
}
const older = { ...post, id: 6, created_at: '2026-08-01T08:00:00.000Z' }
const everything = { q: '', category: '', page: 1 }

function apiAnswering(body: unknown, { status = 200, token = null }: { status?: number; token?: string | null } = {}) {
  const transport = vi.fn<Transport>(async () => Response.json(body, { status }))
  const sent = () => ({ path: transport.mock.lastCall?.[0], headers: new Headers(transport.mock.lastCall?.[1].headers) })
  return {
    api: createApi(
      transport,
      () => token,
      () => 'ro',
    ),
    sent,
  }
}

test.each([
  ['bare', [older, post]],
  ['wrapped in data', { data: [older, post] }],
])('S-407 a list of posts comes %s, and is shown newest first', async (_shape, body) => {
  const answer = await readBlogPage(everything, apiAnswering(body).api)
  expect(answer.kind === 'whole' && answer.posts.map(({ summary }) => summary.id)).toEqual([7, 6])
})

test('the first page is asked at the address of the specification, a search in its query', async () => {
  const { api, sent } = apiAnswering([])
  await readBlogPage(everything, api)
  expect([sent().path, sent().headers.get('prefer')]).toEqual(['/api/v1/blog-posts', 'return=minimal'])
  await readBlogPage({ q: 'căpușe', category: 'Prevenție', page: 2 }, api)
  expect(sent().path).toBe('/api/v1/blog-posts?q=c%C4%83pu%C8%99e&category=Preven%C8%9Bie&page=2')
})

test('S-398 S-399 the blog is read with the stored token, and without one by a guest', async () => {
  const member = apiAnswering([], { token: 'secret' })
  await readBlogPage(everything, member.api)
  expect(member.sent().headers.get('authorization')).toBe('Bearer secret')
  const guest = apiAnswering([])
  await readBlogPage(everything, guest.api)
  expect(guest.sent().headers.has('authorization')).toBe(false)
})

test('one page of a server that can search is taken as it is', async () => {
  const page = { data: [], total: 12, categories: ['Urgențe'] }
  expect(await readBlogPage({ ...everything, page: 2 }, apiAnswering(page).api)).toEqual({ kind: 'page', ...page })
})

test('S-089 S-090 the latest posts are the newest ones, as many as there are', async () => {
  expect((await latestPosts(1, apiAnswering([older, post]).api)).map(({ id }) => id)).toEqual([7])
  expect(await latestPosts(3, apiAnswering([older, post]).api)).toHaveLength(2)
})

test.each([
  ['bare', post],
  ['wrapped in data', { data: post }],
])('S-409 a post comes %s', async (_shape, body) => {
  const { api, sent } = apiAnswering(body)
  expect(await readPost(7, 'ro', api)).toMatchObject({ id: 7, title: 'Căpușe', content_html: null, tags: [], reading_minutes: 2 })
  expect(sent().path).toBe('/api/v1/blog-posts/7')
})

test.each([
  ['ro', { html: '<p>Bună</p>', of: 'ro' }],
  ['en', { html: '<p>Hello</p>', of: 'en' }],
] as const)('a post is shown in %s where it is written in it, and Romanian stays where it is not', async (language, { html, of }) => {
  const body = { ...post, content_html: '<p>Bună</p>', english: { content_html: '<p>Hello</p>', headings: [] } }
  expect(await readPost(7, language, apiAnswering(body).api)).toMatchObject({ content_html: html, text_language: of })
  expect(await readPost(7, language, apiAnswering({ ...body, english: null }).api)).toMatchObject({ content_html: '<p>Bună</p>', text_language: 'ro' })
})

test('S-182 a post that does not exist reads as none; any other failure is a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await readPost(7, 'ro', apiAnswering({ message: 'x' }, { status: 404 }).api)).toBeNull()
  await expect(readPost(7, 'ro', apiAnswering({ message: 'x' }, { status: 500 }).api)).rejects.toMatchObject({ status: 500 })
  logged.mockRestore()
})
