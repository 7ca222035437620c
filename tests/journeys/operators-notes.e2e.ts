import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recipientOf, startMailServer, type MailServer } from '#tests/servers/mail-server.ts'
import { anOperator, aPhone, fits, operate, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const SHELTER = 'Adăpostul Lăbuța'

let folder: string
let own: Site
let mail: MailServer
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-notes-'))
  mail = await startMailServer('takes')
  own = await startSite({
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Bobita <cont@bobita.example>',
    PUBLIC_URL: 'http://localhost',
    SUGGESTION_MAILS: '0',
  })
  const file = join(folder, 'adaposturi.csv')
  writeFileSync(file, `name,location,description,phone_numbers,website,verified_on,status\n${SHELTER},"Huși, județul Vaslui",,0235 000 00,,,\n`)
  expect(await operate(own, folder, 'directories', 'import', '--kind', 'shelter', '--file', file)).toContain('1 added')
})
test.afterAll(async () => {
  await own.stop()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a visitor says in English that a number is wrong and leaves an address; once the moderator has mended it an English mail leads back to the record', async ({
  browser,
}) => {
  const visitor = await aPhone(browser)
  await ready(visitor, `${own.url}/shelters?q=labuta&lang=en`)
  await visitor.getByRole('article').getByRole('heading', { name: SHELTER }).tap()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByText('Wrong number?').tap()
  await dialog.getByLabel('What is not right?').fill('The last digit is missing: 0235 000 001')
  await dialog.getByLabel('Your e-mail').fill('ilinca')
  await dialog.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(dialog.getByRole('alert')).toHaveText('The e-mail address is not correct.')
  await expect(dialog.getByLabel('Your e-mail')).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Shelter details' })).toBeInViewport()
  await fits(visitor)
  await dialog.getByLabel('Your e-mail').fill('ilinca@exemplu.ro')
  await dialog.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(dialog.getByText('Thank you. We will check and correct it.')).toBeVisible()

  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'dan@exemplu.ro', role: 'moderator' })
  await ready(dan, `${own.url}/operatori/fise`)
  await signIn(dan, 'dan@exemplu.ro', secret)
  await dan.getByRole('region', { name: 'Vizitatorii spun că e greșit' }).getByRole('link', { name: SHELTER }).tap()
  await expect(dan.getByText('The last digit is missing')).toBeVisible()
  await expect(dan.getByText('Așteaptă un răspuns pe e-mail')).toBeVisible()
  await expect(dan.getByText('ilinca@exemplu.ro')).toHaveCount(0)
  await fits(dan)
  const answered = mail.next()
  await dan.getByLabel('Telefoane').fill('0235 000 001')
  await dan.getByRole('button', { name: 'Salvează și închide semnalarea' }).tap()
  await expect(dan.getByText(`${SHELTER}: am salvat.`)).toBeVisible()

  const reply = await answered
  expect(recipientOf(reply)).toBe('ilinca@exemplu.ro')
  expect(reply).toContain('Subject: We have checked what you reported')
  expect(reply).toContain(`We have checked what you reported and corrected the record: ${SHELTER}. Thank you!`)
  const [path = ''] = /\/shelters\?id=\d+/.exec(reply) ?? []
  await expect.poll(async () => (await visitor.request.get(own.url + path)).text()).toContain('0235 000 001')
  await ready(visitor, own.url + path)
  await expect(visitor.getByRole('dialog').getByRole('heading', { name: SHELTER })).toBeVisible()
})
