import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePrivately } from './private-file.ts'

test('nobody but its writer reads an export, also where a file for everybody lay before', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'bobita-private-')), 'a.csv')
  writeFileSync(path, 'mult mai lung decât ce urmează')
  chmodSync(path, 0o644)
  await writePrivately(path, ['unu', 'doi'])
  expect(readFileSync(path, 'utf8')).toBe('unudoi')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
