import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ALIKE, LABELLED, learnsFromFew } from '#tests/learning.ts'
import { anOperator, aPhone, fits, operate, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { startSite, test, type Site } from './site.ts'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-learning-'))
  own = await startSite({ DATA_DIR: folder, ...learnsFromFew() })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an editor labels a question, an owner has Bobita learn it and sees the figures; a question that is only alike is answered, until the owner takes it back', async ({
  browser,
}) => {
  const visitor = await aPhone(browser)
  const ask = async (question: string) => (await visitor.request.post(`${own.url}/api/v1/chat/ask/stream`, { data: { question } })).text()
  await ask(LABELLED[0] ?? '')
  expect(await ask(ALIKE)).not.toContain('"/blog/3')

  const editor = await aPhone(browser)
  const editorSecret = await anOperator(editor, own, folder, { email: 'ilinca@exemplu.ro', role: 'editor' })
  await ready(editor, `${own.url}/operatori/intrebari`)
  await signIn(editor, 'ilinca@exemplu.ro', editorSecret)
  await editor
    .getByRole('link', { name: /fluturașul/i })
    .first()
    .tap()
  // The list that is left has a field to search by too.
  const pages = editor.getByRole('searchbox', { name: 'Caută o pagină a site-ului' })
  await pages.fill('ciocolată câine')
  await pages.press('Enter')
  await editor
    .getByRole('radio', { name: /ciocolat/i })
    .first()
    .check()
  await editor.getByLabel('Întrebările la care răspunde').fill(LABELLED.join('\n'))
  await editor.getByRole('button', { name: 'Pagina asta răspunde' }).tap()
  await expect(editor.getByText('Bobita răspunde de acum din această pagină')).toBeVisible()
  await ready(editor, `${own.url}/operatori/intrebari/invatare`)
  await expect(editor.getByText('o pornește și o ia înapoi un proprietar')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Pornește învățarea' })).toHaveCount(0)

  const owner = await aPhone(browser)
  const secret = await anOperator(owner, own, folder, { email: 'ana@exemplu.ro', role: 'owner' })
  await ready(owner, `${own.url}/operatori/intrebari`)
  await signIn(owner, 'ana@exemplu.ro', secret)
  await owner.getByRole('link', { name: 'Învățarea din întrebări' }).tap()
  await expect(owner.getByText('8 întrebări au o pagină aleasă de voi, 8 noi de la ultima învățare.')).toBeVisible()
  await fits(owner)
  await owner.getByRole('button', { name: 'Pornește învățarea' }).tap()
  await expect(owner.getByText('Poți închide pagina')).toBeVisible()
  await fits(owner)
  await expect(owner.getByText('Este folosită acum')).toBeVisible({ timeout: 0 })
  await expect(owner.getByRole('row', { name: /Urgențe cu cardul potrivit 100,0\s%/ })).toBeVisible()
  await fits(owner)
  // The processes look every few seconds.
  await expect.poll(() => ask(ALIKE)).toContain('"/blog/3')

  await owner.getByRole('button', { name: 'Ia înapoi' }).tap()
  await expect(owner.getByText('Luată înapoi')).toBeVisible()
  expect(await ask(ALIKE)).not.toContain('"/blog/3')
  await fits(owner)
  expect(await operate(own, folder, 'learn', '--undo')).toBe('nothing that was learned here is used')
  await ready(owner, `${own.url}/operatori/jurnal`)
  await expect(owner.getByText('a luat înapoi o învățare')).toBeVisible()
})
