import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

const entry = z.object({ integrity: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).default({}) })
const locked = z.object({ packages: z.record(z.string(), entry) }).parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages

// npm notes only those of the machine it runs on when it makes the lock beside a node_modules that has them.
test.each(['oxlint', 'oxlint-tsgolint', 'oxfmt', 'oxc-parser', '@swc/core'])(
  'package-lock.json holds the program of %s for every system it is made for',
  (tool) => {
    const programs = Object.keys(locked[`node_modules/${tool}`]?.optionalDependencies ?? {})
    expect(programs.filter((name) => name.includes('darwin-arm64'))).toHaveLength(1)
    expect(programs.filter((name) => locked[`node_modules/${name}`]?.integrity === undefined)).toEqual([])
  },
)
