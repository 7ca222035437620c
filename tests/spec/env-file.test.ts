import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
const folder = mkdtempSync(join(tmpdir(), 'bobita-env-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the operators' command says when it is started as its script says, in a folder with a .env. */
function said(environment: Record<string, string>): string {
  const [, ...args] = (scripts['bobita'] ?? '').replaceAll(/(?<=[ =])(?:\.\/)?server\//g, join(root, 'server/')).split(' ')
  const command = [...args, 'status']
  return spawnSync(process.execPath, command, { cwd: folder, env: { PATH: process.env['PATH'], ...environment }, encoding: 'utf8' }).stderr
}

test('what stands in .env is read, and what stands in the environment goes before it', () => {
  writeFileSync(join(folder, '.env'), 'PUBLIC_URL=https://bobita.example/way\nNODE_ENV=production\n')
  expect(said({})).toContain('PUBLIC_URL')
  const faulty = said({ PUBLIC_URL: 'https://bobita.example', NODE_ENV: 'prod' })
  expect(faulty).toContain('NODE_ENV')
  expect(faulty).not.toContain('PUBLIC_URL')
})

test('where there is no .env nothing is said of it', () => {
  rmSync(join(folder, '.env'), { force: true })
  expect(said({ NODE_ENV: 'prod' })).toMatch(/^These settings are not right:\n  NODE_ENV: .*\n$/)
})

test('a start, development and the command line read .env; tests do not, and git leaves it out', () => {
  const reading = Object.entries(scripts).flatMap(([name, command]) => (command.includes('/env-file.mjs ') ? [name] : []))
  expect(reading).toEqual(['start', 'dev', 'bobita'])
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*', '!.env.example']))
})
