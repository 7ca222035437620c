import { expect, onTestFinished, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { startMailServer, tokenIn } from '#tests/servers/mail-server.ts'
import { aPetition, listed, sign } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'

// In a file of its own: this server sends by itself, also what other tests leave waiting in its database.
test('a signature is confirmed by a press on the page of the link, and both numbers are shown', async () => {
  const server = await startMailServer('takes')
  onTestFinished(() => server.close())
  const { app, database } = await emptyWorld({ SMTP_URL: server.url, MAIL_FROM: 'petitii@bobita.example', PUBLIC_URL: 'https://bobita.example' })
  const id = await aPetition(database.db)
  const mail = server.next()
  expect((await sign(app, id, 'ana@exemplu.ro', { 'accept-language': 'ro' })).statusCode).toBe(200)
  expect(await listed(app, id)).toMatchObject({ current_signatures: 1, verified_signatures: 0 })

  const text = await mail
  expect(text).toContain('Apă proaspătă pentru câinii din parc')
  expect(text).not.toContain('Ana Exemplu')
  expect(text).not.toMatch(/<img|src=/)
  const payload = { token: tokenIn(text, 'petitions/confirm') }
  for (let press = 0; press < 2; press += 1) {
    const answer = await call(app, 'POST', '/petitions/confirm', { payload })
    expect([answer.statusCode, answer.json()]).toEqual([200, { petition_id: id, title: 'Apă proaspătă pentru câinii din parc' }])
    expect(await listed(app, id)).toMatchObject({ current_signatures: 1, verified_signatures: 1 })
  }
})
