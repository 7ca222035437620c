import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Acceptance statements the product promises so far, by number: S from the specification, D derived from it. */
const promised = [
  'S-001–S-007, S-031–S-081, S-102–S-128, S-327–S-336, S-351–S-375, S-380–S-388, S-403, S-411–S-423, S-436–S-471, S-482–S-490, S-494–S-497, S-503',
  'D-001–D-005, D-023–D-030, D-033–D-039, D-041',
  'S-008–S-010, S-012–S-030, S-082–S-101, S-129–S-183, S-278–S-326, S-337–S-345, S-389–S-395, S-398–S-402, S-404–S-410, S-491–S-493, S-505–S-508, D-031, D-032, D-040',
  'S-235–S-277, S-348, S-349, S-376, S-377, S-431–S-435, S-478, S-502, S-504, D-018–D-022',
  'S-011, S-184–S-234, S-346, S-347, S-396, S-397, S-424–S-430, S-476, S-477, S-498–S-501, D-006–D-017, D-042',
]

const ROOMS = ['contract', 'texts', 'content', 'server', 'web', 'scripts', 'tests']

test('every promised statement is named by at least one test', () => {
  const named = new Set(ROOMS.flatMap(testFiles).flatMap((path) => readFileSync(path, 'utf8').match(/\b[SD]-\d{3}\b/g) ?? []))
  expect(promised.flatMap((list) => list.split(', ').flatMap(numbers)).filter((number) => !named.has(number))).toEqual([])
})

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path) && !path.endsWith('statements.test.ts'))
}

/** 'S-001–S-003' is S-001, S-002, S-003. */
function numbers(range: string): string[] {
  const [first = '', last = first] = range.split('–')
  const [from, to] = [Number(first.slice(2)), Number(last.slice(2))]
  return Array.from({ length: to - from + 1 }, (_, step) => `${first.slice(0, 2)}${String(from + step).padStart(3, '0')}`)
}
