import { expect, test } from 'vitest'
import { asMonitor, METRICS_TOKEN } from '#tests/operators/monitor.ts'
import { emptyWorld } from '#tests/world.ts'

test.each([{}, { PUBLIC_URL: 'https://bobita.example' }])(
  'the metrics are shown only to the bearer of the token, also on one’s own machine (%o)',
  async (settings) => {
    const { app } = await emptyWorld(settings)
    const read = (authorization?: string) => app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
    expect((await read()).statusCode).toBe(404)
    expect((await read('Bearer altceva')).statusCode).toBe(404)
    expect((await read(`Bearer ${'é'.repeat(METRICS_TOKEN.length)}`)).statusCode).toBe(404)
    expect((await read(asMonitor.authorization)).body).toContain('bobita_request_seconds')
  },
)

test('without a token there are no metrics for anybody: behind a proxy every caller looks like this machine', async () => {
  const { app } = await emptyWorld({ METRICS_TOKEN: '' })
  for (const headers of [{}, asMonitor, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
    expect((await app.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode).toBe(404)
  }
})
