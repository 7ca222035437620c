import { faults } from './axe.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('S-017 S-041 S-278 the law page is there without a call to the API, loaded or reached from another page', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/') && calls.push(request.url()))
  await ready(page, '/lege')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legislația despre animale')
  await ready(page, '/chat')
  calls.length = 0
  await page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link', { name: 'Lege' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legislația despre animale')
  expect(calls.filter((url) => !url.includes('/chat/'))).toEqual([])
})

test("S-279 S-281 the highlighted block quotes article 6 and says to search 'art. 6'", async ({ page }) => {
  await ready(page, '/lege')
  const block = page.getByRole('region', { name: /Legea 155\/2010, articolul 6/ })
  await expect(block).toContainText('e) constată contravenții și aplică sancțiuni')
  await expect(block).toContainText('caută „art. 6”')
})

test('S-280 the PDF of article 6 is ours and downloads', async ({ page }) => {
  await ready(page, '/lege')
  const link = page.getByRole('link', { name: /Descarcă articolul 6/ })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type'], new URL(answer.url()).origin]).toEqual([200, 'application/pdf', new URL(page.url()).origin])
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('legea-155-2010-art-6.pdf')
})

const groups = [
  [
    'Protecția animalelor',
    [
      ['S-282', /205\/2004 privind/],
      ['S-283', /523\/2008/],
      ['S-284', /175\/2020/],
    ],
  ],
  [
    'Câini fără stăpân',
    [
      ['S-285', /155\/2001 privind/],
      ['S-286', /258\/2013/],
    ],
  ],
  ['Câini periculoși sau agresivi', [['S-287', /55\/2002/]]],
] as const

for (const [group, acts] of groups) {
  test(`S-288 ${acts.map(([id]) => id).join(' ')} the group '${group}' leads to its acts on the official portal`, async ({ page }) => {
    await page.goto('/lege')
    const region = page.getByRole('region', { name: group })
    for (const [, name] of acts) await expect(region.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/legislatie\.just\.ro\//)
  })
}

test('S-289 S-290 S-291 the resources lead to the portal, the veterinary authority and a database of summaries', async ({ page }) => {
  await ready(page, '/lege')
  const links = page.getByRole('region', { name: 'Unde citești mai departe' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://legislatie.just.ro/',
    'https://www.ansvsa.ro/',
    'https://lege5.ro/',
  ])
})

test('S-292 S-293 S-294 S-295 the quick notes tell each reader which acts matter', async ({ page }) => {
  await ready(page, '/lege')
  const box = page.getByRole('region', { name: /Note rapide/ })
  await expect(box.getByRole('heading', { level: 3 })).toHaveText([
    'Proprietari, adăposturi și ONG-uri',
    'Animale sălbatice și vânătoare',
    'Laboratoare',
    'Abatoare și transport',
  ])
  for (const act of ['205/2004', '407/2006', '43/2014', '1099/2009']) await expect(box).toContainText(act)
})

test('S-296 every link of the page opens in a new tab', async ({ page }) => {
  await ready(page, '/lege')
  const links = page.getByRole('main').locator('a')
  expect(await links.count()).toBeGreaterThan(15)
  expect(
    await links.evaluateAll((all) =>
      all.filter((link) => link.getAttribute('target') !== '_blank' || !link.getAttribute('rel')?.includes('noopener')).map((link) => link.outerHTML),
    ),
  ).toEqual([])
})

test('a link to an act, as Bobita’s sources have it, opens its note', async ({ page }) => {
  await ready(page, '/lege#legea-205-2004')
  await expect(page.getByText('Deținător este proprietarul')).toBeVisible()
  await expect(page.locator('#legea-205-2004')).toBeInViewport()
})

test('an English reader gets the acts and our notes on them in English', async ({ page }) => {
  await ready(page, '/lege?lang=en')
  await expect(page.getByRole('link', { name: /Law 205\/2004 on the protection of animals/ })).toBeVisible()
  await page.locator('#legea-205-2004 summary').click()
  await expect(page.getByText('The keeper of an animal (deținător) is its owner')).toBeVisible()
  await expect(page.locator('#legea-205-2004')).toContainText('what counts is the Romanian text of the act')
  await expect(page.locator('#legea-205-2004 [lang=en]')).toBeVisible()
  await expect(page.locator('#legea-155-2010')).toContainText('it records contraventions and applies penalties')
})

for (const language of ['ro', 'en']) {
  test(`D-035 an open note on an act can be used by everybody in ${language}`, async ({ page }) => {
    await ready(page, `/lege?lang=${language}#oug-155-2001`)
    await expect(page.locator('#oug-155-2001 details')).toHaveAttribute('open')
    expect(await faults(page)).toEqual([])
  })
}
