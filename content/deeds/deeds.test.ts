import { expect, test } from 'vitest'
import { actGroups } from '../law/links.ts'
import { deedId } from '#contract/official-petition.ts'
import { deedTexts } from '#texts/complaints/deeds.ts'
import { chosenDeeds, deeds } from './deeds.ts'

test('there are more than twelve deeds, each once and with a plain name in both languages', () => {
  expect(deeds.length).toBeGreaterThanOrEqual(12)
  expect(deeds.map(({ id }) => id)).toEqual(deedId.options)
  for (const { id } of deeds) {
    expect(deedTexts.ro.names[id].length).toBeGreaterThan(8)
    expect(deedTexts.en.names[id].length).toBeGreaterThan(8)
  }
})

test('every deed names its act, its class, and the page of the act on the official portal', () => {
  const pages = actGroups.flatMap(({ acts }) => acts.map(({ url }) => url))
  for (const { law, classes, source, checked_on } of deeds) {
    expect(law).toMatch(/nr\. \d+\/\d{4}/)
    expect(classes.length).toBeGreaterThan(0)
    expect(pages).toContain(source)
    expect(checked_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('an offence cites article 25, a danger article 24¹, a contravention of Law 205/2004 article 26', () => {
  const citing = (kind: string) => deeds.filter(({ classes, law }) => law.includes('205/2004') && classes.some((name) => name === kind)).map(({ law }) => law)
  expect(citing('offence').filter((law) => !law.includes('art. 25'))).toEqual([])
  expect(citing('danger').filter((law) => !law.includes('art. 24¹'))).toEqual([])
  expect(citing('contravention').filter((law) => !law.includes('art. 26'))).toEqual([])
})

test('no deed promises a fine, a term or a punishment', () => {
  expect(deeds.filter(({ law }) => /lei|ani|închisoare/.test(law))).toEqual([])
})

test('what was chosen comes in the order of the list', () => {
  expect(chosenDeeds(['on-road', 'no-shelter']).map(({ id }) => id)).toEqual(['no-shelter', 'on-road'])
})
