import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operateOn } from '#tests/operators/operator.ts'
import { staffMember } from '#tests/staff/operators.ts'
import { emptySettings, emptyWorld } from '#tests/world.ts'
import { readConfig } from '../config.ts'

test('a backup of what the program alone brings is refused; an operator’s account is worth one', async () => {
  const settings = await emptySettings()
  const site = await emptyWorld(settings)
  const backUp = () => operateOn(readConfig(settings), ['backup', mkdtempSync(join(tmpdir(), 'bobita-empty-'))])
  await expect(backUp()).rejects.toThrow('what the program brings')
  await staffMember(site, 'editor')
  expect(await backUp()).toMatch(/^backed up: \d+ rows/)
})
