import { expect, test } from 'vitest'
import { z } from 'zod'
import { blogArticle, blogPage, blogPost } from '#contract/blog.ts'
import { emptyWorld } from '#tests/world.ts'

const minimal = { prefer: 'return=minimal' }

async function page(search: string) {
  const { app } = await emptyWorld()
  const answer = await app.inject({ url: `/api/v1/blog-posts${search}`, headers: minimal })
  expect(answer.statusCode).toBe(200)
  return blogPage.parse(answer.json())
}

test('S-337 S-406 GET /blog-posts answers every post as a list, newest first', async () => {
  const { app } = await emptyWorld()
  const answer = await app.inject('/api/v1/blog-posts')
  const posts = z.array(blogPost).parse(answer.json())
  expect(posts.length).toBeGreaterThan(60)
  expect(posts.map(({ created_at }) => created_at)).toEqual(
    posts
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect(answer.headers['x-total-count']).toBe(String(posts.length))
})

test('S-399 a guest reads the blog, and a list already held is not sent again', async () => {
  const { app } = await emptyWorld()
  const first = await app.inject('/api/v1/blog-posts')
  const again = await app.inject({ url: '/api/v1/blog-posts', headers: { 'if-none-match': String(first.headers['etag']) } })
  expect([first.statusCode, again.statusCode]).toEqual([200, 304])
})

test('S-491 the screen gets nine cards without their texts, the total and the categories', async () => {
  const { data, total, categories } = await page('')
  expect(data).toHaveLength(9)
  expect(data[0]).not.toHaveProperty('content')
  expect(total).toBeGreaterThan(60)
  expect(categories[0]).toBe('Urgențe')
  expect(JSON.stringify(data).length).toBeLessThan(16_000)
})

test('S-173 search, category and page of the list are the server’s too', async () => {
  const urgent = await page('?category=urgen%C8%9Be')
  expect(urgent.data.every(({ category }) => category === 'Urgențe')).toBe(true)
  const chocolate = await page('?q=CIOCOLATA')
  expect(chocolate.data[0]?.title).toContain('ciocolată')
  const last = await page('?page=2&category=Urgen%C8%9Be')
  expect(last.data.map(({ id }) => id)).not.toContain(urgent.data[0]?.id)
})

test('past the last page comes the last page, and a search without a match has none', async () => {
  const { total, data } = await page('')
  expect((await page('?page=9999')).data).toEqual((await page(`?page=${Math.ceil(total / data.length)}`)).data)
  expect(await page('?q=zzzz')).toMatchObject({ data: [], total: 0 })
})

test.each(['page=0', 'page=-1', 'page=abc', 'page=1e99', 'page='])('a page that makes no sense is the first: %s', async (search) => {
  expect((await page(`?${search}`)).data).toEqual((await page('')).data)
})

test('a cache keeps the list and its page apart', async () => {
  const { app } = await emptyWorld()
  for (const headers of [{}, minimal]) {
    const answer = await app.inject({ url: '/api/v1/blog-posts', headers })
    expect(answer.headers['vary']).toMatch(/\bprefer\b/)
    expect(answer.headers['cache-control']).toContain('public')
  }
})

test('S-337 S-408 GET /blog-posts/{id} answers the post, rendered, with its headings and neighbours', async () => {
  const { app } = await emptyWorld()
  const answer = await app.inject('/api/v1/blog-posts/3')
  const post = blogArticle.parse(answer.json())
  expect(post).toMatchObject({ id: 3, urgent: true, category: 'Urgențe' })
  expect(post.content_html).toContain(`<h2 id="${post.headings[0]?.anchor}">`)
  expect(post.related).toHaveLength(3)
  expect(post.reading_minutes).toBeGreaterThan(0)
})

test.each(['0', '-1', '999999', '99999999999', '1.5', 'abc'])('an id no post has is an unknown post: %s', async (id) => {
  const { app } = await emptyWorld()
  const answer = await app.inject(`/api/v1/blog-posts/${id}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'blog.post_not_found' })
})
