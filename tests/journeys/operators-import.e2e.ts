import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anOperator, aPhone, fits, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-import-'))
  own = await startSite({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

const csv = (text: string) => ({ name: 'adaposturi.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a moderator brings a spreadsheet of shelters in: what is wrong is told by row, columns are chosen, the dry run is shown, imported, exported and taken back', async ({
  browser,
}) => {
  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'dan@exemplu.ro', role: 'moderator' })
  await ready(dan, `${own.url}/operatori/fise`)
  await signIn(dan, 'dan@exemplu.ro', secret)
  await dan.getByRole('link', { name: 'Import și export (CSV)' }).tap()
  await expect(dan.getByText('Niciun import până acum.')).toBeVisible()
  await fits(dan)

  const file = dan.getByLabel('Fișierul CSV')
  const script = '<img src=x onerror="document.title=\'pwned\'">'
  const quoted = `"${script.replaceAll('"', '""')}"`
  await file.setInputFiles(csv(`Denumire;Oraș;Telefon\nCasa Pisicilor;Iași;sună-mă\n${quoted};Arad;0722 000 002\n`))
  await expect(dan.getByText('Un lucru de îndreptat în fișier')).toBeVisible()
  await expect(dan.getByText('Rândul 2, Telefoane')).toBeVisible()
  await fits(dan)

  await file.setInputFiles(csv(`Denumire;Unde e;Telefon\nCasa Pisicilor;Iași;0722 000 001\n${quoted};Arad;0722 000 002\n`))
  await expect(dan.getByText('Rândul 1, Localitate și județ')).toBeVisible()
  await dan.getByLabel('Localitate și județ').selectOption({ label: 'Unde e' })
  await expect(dan.getByText('2 fișe noi')).toBeVisible()
  await expect(dan.getByText(script)).toBeVisible()
  await expect(dan).not.toHaveTitle(/pwned/)
  await fits(dan)

  // The same file in a second window is imported first: the first is told, and shown what would happen now.
  const second = await dan.context().newPage()
  await ready(second, dan.url())
  await second.getByLabel('Fișierul CSV').setInputFiles(csv('name,location,phone_numbers\nCasa Pisicilor,Iași,0722 000 009\n'))
  await second.getByRole('button', { name: 'Importă o fișă' }).tap()
  await expect(second.getByText('Gata: 1 noi, 0 schimbate.')).toBeVisible()
  await dan.getByRole('button', { name: 'Importă 2 fișe' }).tap()
  await expect(dan.getByText('Între timp s-a schimbat ceva')).toBeVisible()
  await expect(dan.getByText('Telefoane: „0722 000 009” → „0722 000 001”')).toBeVisible()
  await fits(dan)
  await dan.getByRole('button', { name: 'Importă 2 fișe' }).tap()
  await expect(dan.getByText('Gata: 1 noi, 1 schimbate.')).toBeVisible()
  await expect(dan.getByRole('button', { name: 'Anulează importul' })).toHaveCount(1)
  await fits(dan)

  const visitor = await aPhone(browser)
  const listed = () => visitor.request.get(`${own.url}/api/v1/shelters?q=pisicilor`).then((answer) => answer.text())
  await expect.poll(listed).toContain('0722 000 001')

  const [download] = await Promise.all([dan.waitForEvent('download'), dan.getByRole('link', { name: 'Descarcă adăposturile' }).tap()])
  expect(readFileSync(await download.path(), 'utf8')).toContain('"Casa Pisicilor","Iași","","0722 000 001"')

  await dan.getByRole('button', { name: 'Anulează importul' }).tap()
  const dialog = dan.getByRole('dialog', { name: 'Anulezi importul?' })
  await fits(dan)
  await dialog.getByRole('button', { name: 'Anulează importul' }).tap()
  await expect(dan.getByText('1 scoase, 1 ca înainte, 0 rămase')).toHaveCount(2)
  await expect.poll(listed).toContain('0722 000 009')
  await expect(dan.getByRole('button', { name: 'Anulează importul' })).toHaveCount(0)
})
