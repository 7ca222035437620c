import { expect, test } from 'vitest'
import { isAccepted, suppliedPackages } from '#scripts/supply.ts'

test('T23 what runs on a server is at most 400 packages, under accepted licences, and runs nothing while it is installed', () => {
  const supplied = suppliedPackages()
  expect(supplied.length).toBeGreaterThan(100)
  expect(supplied.length).toBeLessThanOrEqual(400)
  expect(supplied.filter(({ licence }) => !isAccepted(licence))).toEqual([])
  expect(supplied.filter(({ installs }) => installs)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND AGPL-3.0', false],
  ['(MIT OR ISC) AND AGPL-3.0', false],
  ['AGPL-3.0', false],
  ['unknown', false],
])('the licence %s is accepted: %s', (licence, accepted) => {
  expect(isAccepted(licence)).toBe(accepted)
})
