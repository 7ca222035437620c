import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** A house of a few files in which every import crosses a wall. */
const planted: Record<string, string> = {
  'server/chat/rules.ts': "import '../knowledge/rules.ts'\nimport Fastify from 'fastify'\nexport const a = Fastify\n",
  'server/knowledge/rules.ts': "import '../chat/rules.ts'\n",
  'server/platform/rules.ts': "import '../chat/rules.ts'\n",
  'web/lib/rules.ts': "import '../../server/chat/rules.ts'\nimport '../screens/law/route.ts'\nimport '../../contract/law.ts'\n",
  'web/screens/law/route.ts': "import '../home/route.ts'\n",
  'web/screens/home/route.ts': 'export {}\n',
  'contract/law.ts': "import '../texts/law.ts'\n",
  'texts/law.ts': 'export {}\n',
  'node_modules/fastify/package.json': '{"name":"fastify","main":"index.js"}',
  'node_modules/fastify/index.js': 'module.exports = 1\n',
  'tsconfig.json': '{}',
  'package.json': '{"type":"module","dependencies":{"fastify":"1"}}',
}

test('an import across a wall of the house is caught by name', () => {
  const house = mkdtempSync(join(tmpdir(), 'bobita-walls-'))
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'err', 'server', 'web', 'contract', 'texts'],
    { cwd: house, encoding: 'utf8' },
  )
  rmSync(house, { recursive: true, force: true })
  for (const rule of [
    'no-cycles',
    'platform-knows-no-domain',
    'web-never-imports-server',
    'features-know-no-screen',
    'zod-stays-on-the-server',
    'screens-are-strangers',
    'contract-imports-only-zod',
    'domains-know-no-http',
  ]) {
    expect(stdout).toContain(rule)
  }
})
