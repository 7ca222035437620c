import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'

/** Somebody at the command line of a site whose mail server has this manner. */
async function operatorWith(manner: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(manner)
  onTestFinished(() => server.close())
  const { db } = (await emptyWorld()).database
  const ana = operator(db)
  const mail = { smtpUrl: server.url, connections: 20, from: 'petitii@bobita.example', publicUrl: 'https://bobita.example' }
  return { server, ana: { ...ana, settings: { ...ana.settings, mail } } }
}
const toAna = ['mail-test', '--to', 'ana@exemplu.ro']

test('mail-test sends one mail and tells that the server took it', async () => {
  const { server, ana } = await operatorWith('takes')
  expect(await operate(ana, toAna)).toContain('took the mail')
  expect(server.taken).toHaveLength(1)
  expect(server.taken[0]).toContain('the site can send mails')
})

test.each([
  ['refuses the sender', /takes nothing from us.*\(EENVELOPE MAIL FROM 550\)\n127\.0\.0\.1:\d+ said: 550 no/],
  ['refuses to log us in', /takes nothing from us.*\(EAUTH AUTH \w+ 535\)\n127\.0\.0\.1:\d+ said: 535 no/],
  ['refuses this address', /refuses this address for good \(EENVELOPE RCPT TO 550\)/],
] as const)('mail-test tells what a server said that %s, and no password', async (manner, sentence) => {
  const { ana } = await operatorWith(manner)
  const told = await operate(ana, toAna).catch((error: unknown) => String(error))
  expect(told).toMatch(sentence)
  expect(told).not.toContain('parola')
})

test('mail-test without a mail server says which settings are missing', async () => {
  const { db } = (await emptyWorld()).database
  await expect(operate(operator(db), toAna)).rejects.toThrow('SMTP_URL')
})
