import { readFileSync } from 'node:fs'
import { faults } from './axe.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('D-045 D-046 a guest asks for the conversations of the last day, opens one again, saves it as a file and deletes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ready(page, '/')
  for (const question of ['Ce mănâncă pisica?', 'Ce vaccinuri face un pui?']) {
    await page.getByRole('button', { name: 'Chat nou' }).click()
    await page.getByLabel('Întrebarea ta').fill(question)
    await page.getByLabel('Întrebarea ta').press('Enter')
    await expect(page.getByRole('button', { name: 'Trimite mai departe' })).toBeVisible()
  }
  await ready(page, '/')
  await page.getByRole('button', { name: 'Chaturi' }).click()
  const drawer = page.getByRole('dialog', { name: 'Conversații' })
  await expect(drawer.getByText('Conectează-te pentru a salva conversațiile')).toBeVisible()
  await expect(drawer.getByRole('listitem')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Arată ultimele 24 de ore' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  expect(await faults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Salvează ca fișier: Ce mănâncă pisica?' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('**Tu**')
  await drawer.getByRole('link', { name: /Ce mănâncă pisica/ }).click()
  await expect(page.getByRole('article', { name: 'Tu' }).getByText('Ce mănâncă pisica?')).toBeVisible()
  await page.getByRole('button', { name: 'Chaturi' }).click()
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await drawer.getByRole('button', { name: 'Șterge: Ce mănâncă pisica?' }).click()
  expect((await deleted).status()).toBe(204)
  await page.setViewportSize({ width: 1280, height: 800 })
  await ready(page, '/')
  await page.getByRole('button', { name: 'Arată ultimele 24 de ore' }).click()
  const sidebar = page.getByRole('navigation', { name: 'Conversații' })
  await expect(sidebar.getByRole('listitem')).toHaveCount(1)
  expect(await faults(page)).toEqual([])
})
