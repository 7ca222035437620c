import { expect, test } from 'vitest'
import { countyCode } from '#contract/official-petition.ts'
import { authorities, authorityOf, POLICE_PAGE } from './authorities.ts'

test('there are 41 counties and Bucharest, each once, under the code of the contract', () => {
  expect(authorities.length).toBe(42)
  expect(authorities.map(({ code }) => code)).toEqual(countyCode.options)
  expect(new Set(authorities.map(({ county }) => county)).size).toBe(42)
})

test('the names are the official ones, with their letters, in the order of the Romanian alphabet', () => {
  const names = authorities.map(({ county }) => county)
  expect(names).toEqual(names.toSorted(new Intl.Collator('ro').compare))
  for (const name of ['Argeș', 'Bacău', 'Bistrița-Năsăud', 'Botoșani', 'Brașov', 'Brăila', 'București', 'Buzău', 'Caraș-Severin', 'Călărași', 'Constanța']) {
    expect(names).toContain(name)
  }
  for (const name of ['Dâmbovița', 'Galați', 'Ialomița', 'Iași', 'Maramureș', 'Mehedinți', 'Mureș', 'Neamț', 'Sălaj', 'Timiș', 'Vâlcea']) {
    expect(names).toContain(name)
  }
})

test('every county has the office of its inspectorate, Bucharest the service of its directorate', () => {
  expect(authorityOf('CJ').police).toBe('Inspectoratul de Poliție Județean Cluj – Biroul pentru Protecția Animalelor')
  expect(authorityOf('B').police).toBe('Direcția Generală de Poliție a Municipiului București – Serviciul pentru Protecția Animalelor')
  expect(authorityOf('VL').veterinary).toBe('Direcția Sanitar-Veterinară și pentru Siguranța Alimentelor Vâlcea')
  expect(authorities.filter(({ police }) => police.startsWith('Inspectoratul de Poliție Județean ')).length).toBe(41)
})

test('every row says where it was read and when; only sites that were seen are named', () => {
  for (const { code, source, checked_on, police_site } of authorities) {
    expect(checked_on).toMatch(/^2026-\d\d-\d\d$/)
    expect([POLICE_PAGE, police_site]).toContain(source)
    if (police_site !== null) expect(police_site).toBe(`https://${code.toLowerCase()}.politiaromana.ro/`)
  }
  expect(authorities.filter(({ police_site }) => police_site !== null).map(({ code }) => code)).toEqual(['AR', 'BV', 'DB', 'GL', 'VL'])
})

test('an address of an office is shown only with the page of the police it was read on', () => {
  for (const { police_site, office_page, address } of authorities) {
    if (office_page !== null) expect(office_page.startsWith(police_site ?? 'none')).toBe(true)
    if (address !== null) expect(office_page).not.toBeNull()
  }
  expect(authorities.filter(({ address }) => address !== null).map(({ code }) => code)).toEqual(['GL'])
})
