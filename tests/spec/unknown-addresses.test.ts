import { beforeAll, expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'
import { pageRoutes } from '#server/pages/pages.ts'
import type { Bobita } from '#server/bobita.ts'

let world: Bobita
beforeAll(async () => {
  // A setting of its own gives this file a server of its own, to which pages can still be added.
  world = await emptyWorld({ LIMITS_SCALE: '998' })
  const page = { status: 200, type: 'text/html; charset=utf-8', location: null, keep: true, body: '<p>pagină</p>', scripts: [] }
  const renderer = { render: async () => page, pageAddress: (path: string) => path }
  await world.app.register(pageRoutes, { renderer, transport: async () => new Response('{}'), cache: world.pageCache, origin: 'http://bobita.example' })
})

const LONG = 'x'.repeat(300)

test.each(['/api', '/api/', '/api/nu-exista', '/api/v1', '/api/v1/', '/api/v1/nu-exista', '/api/v1/nu/exista', '/api/v2/profile', `/api/v1/${LONG}`])(
  'D-033 %s is 404 in JSON however it is asked for, beside pages that answer every other address',
  async (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await world.app.inject({ method, url, headers: { accept: 'text/html' } })
      expect([method, answer.statusCode, answer.headers['content-type']]).toEqual([method, 404, 'application/problem+json; charset=utf-8'])
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ status: 404, code: 'request.not_found', message: 'Adresa cerută nu există.' })
    }
  },
)

test.each(['/shelters/{id}', '/blog-posts/{id}', '/petitions/{id}', '/chat/session/{id}/history', '/plangeri/media/{id}'])(
  'D-033 an id of 300 letters in %s is 404 in JSON',
  async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await world.app.inject({ method, url: `/api/v1${path.replace('{id}', LONG)}` })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    }
  },
)

test('every other address is a page', async () => {
  for (const url of ['/', '/apidoc', '/blogs', '/nu-exista']) expect((await world.app.inject(url)).body).toBe('<p>pagină</p>')
})

test.each(['0x1', '1e0', '1.0', '+1', '01', ' 1', '1 ', '-1', '0', '1_0', '١', '9999999999', 'NaN'])('“%s” is the id of no record', async (id) => {
  for (const path of ['/api/v1/blog-posts/', '/api/v1/shelters/', '/api/v1/trainers/', '/api/v1/petitions/']) {
    const answer = await world.app.inject(`${path}${encodeURIComponent(id)}`)
    expect([path, answer.statusCode]).toEqual([path, 404])
  }
  for (const kind of ['petitions', 'articles']) expect((await world.app.inject(`/share/${kind}/${encodeURIComponent(id)}.png`)).statusCode).toBe(404)
})
