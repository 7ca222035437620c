import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const words = { ro: { title: 'Lege' }, en: { title: 'Law' } }
const parts = (language: string) => ({ location: { pathname: '/lege' }, matches: [{ loaderData: { language, origin: 'https://bobita.ro' } }, undefined] })

test('S-482 the title follows the language', () => {
  expect([pageMeta(parts('ro'), words)[0], pageMeta(parts('en'), words)[0]]).toEqual([{ title: 'Lege · Bobita' }, { title: 'Law · Bobita' }])
})

test('each language has an address of its own, and names the other', () => {
  const links = pageMeta(parts('en'), words).filter((item) => 'rel' in item)
  expect(links.map((link) => 'href' in link && link.href)).toEqual([
    'https://bobita.ro/lege?lang=en',
    'https://bobita.ro/lege',
    'https://bobita.ro/lege?lang=en',
    'https://bobita.ro/lege',
  ])
})

test('a page kept out of search engines says so and offers no address', () => {
  const meta = pageMeta(parts('ro'), words, { noindex: true })
  expect([meta.some((item) => 'name' in item && item.name === 'robots'), meta.some((item) => 'rel' in item)]).toEqual([true, false])
})

test('a page whose root failed is still Romanian', () => {
  expect(pageMeta({ location: { pathname: '/lege' }, matches: [undefined] }, words)[0]).toEqual({ title: 'Lege · Bobita' })
})
