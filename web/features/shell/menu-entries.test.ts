import { expect, test } from 'vitest'
import { menuEntries, isActive } from './menu-entries.ts'

const active = (path: string) => menuEntries.filter(({ to }) => isActive(to, path)).map(({ name }) => name)

test('S-049 six entries in the order of the specification', () => {
  expect(menuEntries.map(({ to }) => to)).toEqual(['/', '/home', '/plangeri', '/petitions', '/lege', '/shelters'])
})

test.each([
  ['S-050', '/', ['chat']],
  ['S-051', '/chat', ['chat']],
  ['S-052', '/chat/abc', ['chat']],
  ['S-053', '/home', ['home']],
  ['S-053', '/shelters', ['shelters']],
  ['S-053', '/blog/1', []],
])('%s on %s the active entry is %j', (_, path, names) => {
  expect(active(path)).toEqual(names)
})
