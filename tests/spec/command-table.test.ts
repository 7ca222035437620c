import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { DESK } from '#web/lib/desk-path.ts'
import { deskEntries } from '#web/desk/frame/entries.ts'

const guide = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
const part = guide.split('Where each command of the command line is in the area')[1]?.split('\n\n')[1] ?? ''
const rows = [...part.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, command = '', found = '']) => ({ command, found }))

test('docs/operate.md tells of every command where it is in the operators’ area, or why it is not', () => {
  const real = commands.flatMap((entry) => ('commands' in entry ? entry.commands.map(({ name }) => `${entry.name} ${name}`) : [entry.name]))
  expect(rows.map(({ command }) => command)).toEqual(real)
})

test('each address it names is a screen of the area, and each reason is one', () => {
  const screens = new Set(deskEntries.map(({ path }) => `${DESK}/${path}`))
  for (const { command, found } of rows) {
    const screen = /^`(.+)`$/.exec(found)?.[1]
    if (screen === undefined) expect([command, found]).toEqual([command, expect.stringMatching(/^(no|not yet): .{8,}/)])
    else expect([command, screen, screens.has(screen.split('/').slice(0, 3).join('/'))]).toEqual([command, screen, true])
  }
})
