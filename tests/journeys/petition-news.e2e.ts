import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recipientOf, startMailServer, tokenIn, type MailServer } from '#tests/servers/mail-server.ts'
import { anOperator, aPhone, fits, operate, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

let folder: string
let mail: MailServer
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-news-'))
  mail = await startMailServer('takes')
  own = await startSite({ DATA_DIR: folder, SMTP_URL: mail.url, MAIL_FROM: 'Bobita <petitii@bobita.example>', PUBLIC_URL: 'http://localhost' })
})
test.afterAll(async () => {
  await own.stop()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
})

const TITLE = 'Apă pentru câinii din parc'
const NEWS = 'Primăria ne-a primit'

test('a signer asks for news on a phone, an operator tells some, it is read on the site and by mail, and one tap stops the mails', async ({ browser }) => {
  await operate(own, folder, 'petitions', 'create', '--title', TITLE, '--description', 'Cerem o cișmea.', '--addressee', 'Primăria', '--goal', '100')
  const ana = await aPhone(browser)
  await ready(ana, `${own.url}/petitions`)
  await ana.getByRole('article').filter({ hasText: TITLE }).getByRole('button', { name: 'Semnează Petiția' }).tap()
  const form = ana.getByRole('dialog')
  await form.getByLabel('Nume complet').fill('Ana Exemplu')
  await form.getByLabel('E-mail', { exact: true }).fill('ana@exemplu.ro')
  await form.getByLabel('Scrie-mi pe e-mail când apar vești').check()
  await fits(ana)
  const asked = mail.next()
  await form.getByRole('button', { name: 'Semnează', exact: true }).tap()
  await ready(ana, `${own.url}/petitions/confirm?token=${tokenIn(await asked, 'petitions/confirm')}`)
  await ana.getByRole('button', { name: 'Confirm semnătura mea' }).tap()
  await expect(ana.getByText('Semnătura ta este confirmată.')).toBeVisible()

  const desk = await aPhone(browser)
  const email = 'mara@exemplu.ro'
  const secret = await anOperator(desk, own, folder, { email, role: 'petitions' })
  await ready(desk, `${own.url}/operatori/petitii`)
  await signIn(desk, email, secret)
  await desk.getByRole('link', { name: TITLE }).tap()
  await desk.getByRole('link', { name: 'Vești despre petiție' }).tap()
  await expect(desk.getByText('pleacă pe e-mail la un semnatar care a cerut vești')).toBeVisible()
  await expect(desk.getByText('Nu am scris încă nicio veste')).toBeVisible()
  await fits(desk)
  await desk.getByRole('button', { name: 'Publică vestea' }).tap()
  await expect(desk.getByText('Completează câmpul.').first()).toBeVisible()
  await desk.getByLabel('Titlul veștii').fill(NEWS)
  await desk.getByLabel('Ce e nou').fill('Am depus <b>semnăturile</b>.\nRăspunsul vine în 30 de zile.')
  const told = mail.next()
  await desk.getByRole('button', { name: 'Publică vestea' }).tap()
  await expect(desk.getByText('Vestea este publicată.')).toBeVisible()
  await expect(desk.getByLabel('Titlul veștii')).toHaveValue('')
  await expect(desk.getByRole('listitem').filter({ hasText: NEWS })).toContainText('Un e-mail')
  await fits(desk)

  const letter = await told
  expect([recipientOf(letter), letter.includes(NEWS)]).toEqual(['ana@exemplu.ro', true])
  await ready(ana, `${own.url}/petitions/signed?token=${tokenIn(letter, 'petitions/signed')}`)
  const choice = ana.getByRole('checkbox', { name: `Vești pe e-mail despre „${TITLE}”` })
  await expect(choice).toBeChecked()
  await fits(ana)
  await choice.tap()
  await expect(ana.getByText('Nu îți mai scriem vești despre petiție. Semnătura rămâne.')).toBeVisible()
  await ana.reload()
  await expect(choice).not.toBeChecked()

  const reader = await aPhone(browser)
  await ready(reader, `${own.url}/petitions`)
  await reader.getByRole('link', { name: TITLE }).first().tap()
  const shown = reader.getByRole('dialog')
  await expect(shown.getByRole('heading', { name: NEWS })).toBeVisible()
  await expect(shown.getByText('Am depus <b>semnăturile</b>.')).toBeVisible()
  await fits(reader)

  await desk.reload()
  await expect(desk.getByText('Niciun semnatar nu a cerut vești pe e-mail.')).toBeVisible()
  await desk.getByRole('button', { name: `Ia înapoi: ${NEWS}` }).tap()
  await fits(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Ia înapoi' }).tap()
  await expect(desk.getByText('Vestea a fost luată înapoi.')).toBeVisible()
  await ready(reader, `${own.url}/petitions`)
  await reader.getByRole('link', { name: TITLE }).first().tap()
  await expect(shown.getByText('Cerem o cișmea.')).toBeVisible()
  await expect(shown.getByText(NEWS)).toHaveCount(0)
})
