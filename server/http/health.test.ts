import { expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'

const TOKEN = 'un-secret-destul-de-lung'

test('a public site shows its metrics only to the bearer of the token', async () => {
  const { app } = await emptyWorld({ PUBLIC_URL: 'https://bobita.example', METRICS_TOKEN: TOKEN })
  const read = (authorization?: string) => app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  expect((await read()).statusCode).toBe(404)
  expect((await read('Bearer altceva')).statusCode).toBe(404)
  expect((await read(`Bearer ${'é'.repeat(TOKEN.length)}`)).statusCode).toBe(404)
  expect((await read(`Bearer ${TOKEN}`)).body).toContain('bobita_request_seconds')
})

test('a site on one’s own machine shows them to that machine, and to nobody behind a proxy', async () => {
  const { app } = await emptyWorld()
  expect((await app.inject('/metrics')).statusCode).toBe(200)
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404)
})
