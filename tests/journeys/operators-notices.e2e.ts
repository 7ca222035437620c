import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer, type MailServer } from '#tests/servers/mail-server.ts'
import { anOperator, aPhone, fits, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

let folder: string
let own: Site
let mail: MailServer
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-notices-'))
  mail = await startMailServer('takes')
  own = await startSite({ DATA_DIR: folder, SMTP_URL: mail.url, MAIL_FROM: 'Bobita <cont@bobita.example>', PUBLIC_URL: 'http://localhost' })
})
test.afterAll(async () => {
  await own.stop()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an operator chooses on their own page what they are told by mail, and who chose nothing gets no mail of a suggestion', async ({ browser }) => {
  const people = []
  for (const email of ['dan@exemplu.ro', 'mihai@exemplu.ro']) {
    const phone = await aPhone(browser)
    people.push({ phone, email, secret: await anOperator(phone, own, folder, { email, role: 'moderator' }) })
  }
  const [dan] = people
  if (!dan) throw new Error('nobody')
  await ready(dan.phone, `${own.url}/operatori/cont`)
  await signIn(dan.phone, dan.email, dan.secret)
  await expect(dan.phone.getByRole('radio', { name: /Zilnic și când e urgent/ })).toBeChecked()
  await dan.phone.getByRole('radio', { name: /Niciunul/ }).check()
  await dan.phone.getByRole('button', { name: 'Păstrează' }).tap()
  await expect(dan.phone.getByText('Am ținut minte')).toBeVisible()
  await fits(dan.phone)
  await ready(dan.phone, `${own.url}/operatori/cont`)
  await expect(dan.phone.getByRole('radio', { name: /Niciunul/ })).toBeChecked()

  const told = mail.next()
  const proposed = { kind: 'shelter', name: 'Adăpostul Speranței', place: 'Iași' }
  expect((await dan.phone.request.post(`${own.url}/api/v1/directory/suggestions`, { data: proposed })).status()).toBe(204)
  expect(await told).toContain('mihai@exemplu.ro')
  expect(mail.taken.join()).not.toContain('dan@exemplu.ro')
})
