import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

/** For every rule of .dependency-cruiser.cjs one import that it must name: the file that reads, and the file or package it reads. */
const planted: Record<string, readonly [from: string, to: string]> = {
  'no-cycles': ['texts/back.ts', 'texts/there.ts'],
  'no-unresolvable': ['server/chat/lost.ts', './nowhere.ts'],
  'contract-imports-only-zod': ['contract/law.ts', 'texts/law.ts'],
  'texts-know-only-contract': ['texts/facts.ts', 'content/facts.ts'],
  'content-knows-only-contract': ['content/screen.ts', 'web/lib/dates.ts'],
  'server-never-imports-web': ['server/chat/screen.ts', 'web/lib/dates.ts'],
  'web-never-imports-server': ['web/lib/rules.ts', 'server/chat/rules.ts'],
  'platform-knows-no-domain': ['server/platform/rules.ts', 'server/chat/rules.ts'],
  'domains-know-no-http': ['server/chat/rules.ts', 'fastify'],
  'domains-are-one-way': ['server/auth/signed.ts', 'server/petitions/signed.ts'],
  'every-folder-has-its-place': ['server/unplaced/rules.ts', 'server/language/letters.ts'],
  'the-service-loads-no-command-line': ['server/main.ts', 'server/operators/command-line.ts'],
  'one-file-knows-commander': ['server/petitions/line.ts', 'commander'],
  'language-knows-nothing-of-ours': ['server/language/rules.ts', 'contract/limits.ts'],
  'understanding-knows-only-language': ['server/understanding/rules.ts', 'server/chat/rules.ts'],
  'only-serve-opens-everything': ['server/chat/everything.ts', 'server/bobita.ts'],
  'zod-stays-on-the-server': ['web/api/reference.ts', 'contract/law.ts'],
  'screens-are-strangers': ['web/screens/law/law.ts', 'web/screens/home/home.ts'],
  'features-know-no-screen': ['web/features/law/law.ts', 'web/screens/home/home.ts'],
  'kit-knows-no-feature': ['web/ui/button.ts', 'web/features/law/law.ts'],
  'tests-are-not-imported': ['server/chat/helped.ts', 'tests/cast.ts'],
  'one-file-knows-argon2': ['server/auth/hash.ts', '@node-rs/argon2'],
  'three-files-draw-qr-codes': ['server/share/code.ts', 'uqr'],
  'one-file-knows-otpauth': ['server/staff/app.ts', 'otpauth'],
  'one-file-knows-idb': ['web/lib/database.ts', 'idb'],
  'only-the-worker-knows-workbox': ['web/lib/cache.ts', 'workbox-core'],
  'the-worker-stands-alone': ['web/lib/worker.ts', 'web/worker/worker.ts'],
  'only-one-screen-knows-the-desk': ['web/features/law/desk.ts', 'web/desk/desk.ts'],
  'desk-knows-no-screen': ['web/desk/today.ts', 'web/screens/home/home.ts'],
  'one-file-knows-altcha': ['server/auth/work.ts', 'altcha-lib'],
  'one-file-knows-buckets': ['server/evidence/bucket.ts', 's3mini'],
  'one-file-knows-multipart': ['server/evidence/form.ts', '@fastify/multipart'],
  'strangers-files-are-decoded-in-a-child-process': ['server/evidence/decode.ts', 'sharp'],
  'one-file-knows-lru-cache': ['server/share/cache.ts', 'lru-cache'],
  'one-file-knows-nodemailer': ['server/mail/post.ts', 'nodemailer'],
  'one-folder-knows-the-model-sdk': ['server/chat/ask.ts', '@ai-sdk/anthropic'],
  'one-file-hashes-in-the-browser': ['web/lib/hash.ts', '@noble/hashes'],
  'one-file-knows-yazl': ['server/complaints/zip.ts', 'yazl'],
}

/** Imports that no rule may name: what a file of its own is there for, and a type where only values are forbidden. */
const allowed = {
  // A type closes the circle too.
  'texts/there.ts': "import type { Back } from './back.ts'\nexport type There = Back\n",
  'texts/back.ts': 'export type Back = number\n',
  'server/platform/passwords.ts': "import '@node-rs/argon2'\n",
  'server/chat/routes.ts': "import 'fastify'\n",
  'web/screens/home/home.ts': "import type { Law } from '../../../contract/law.ts'\nimport '../../features/law/law.ts'\nexport const home = 0 as Law\n",
  'contract/law.ts': 'export type Law = number\n',
}

const config = z.object({ forbidden: z.array(z.object({ name: z.string() })) }).parse(createRequire(import.meta.url)('../../.dependency-cruiser.cjs'))
const report = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })) }),
})

const house = mkdtempSync(join(tmpdir(), 'bobita-walls-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** Builds a house of these few files and lets the tool look at it with our rules. */
function build() {
  const files = new Map<string, string>([
    ['tsconfig.json', '{}'],
    ['package.json', '{"type":"module"}'],
  ])
  const add = (path: string, text: string) => files.set(path, (files.get(path) ?? '') + text)
  for (const [from, to] of Object.values(planted)) {
    const ours = to.endsWith('.ts')
    add(from, `import '${ours && !to.startsWith('.') ? relative(dirname(from), to).replace(/^(?!\.)/, './') : to}'\n`)
    if (ours && !to.startsWith('.')) add(to, '')
    if (!ours) add(`node_modules/${to}/package.json`, `{"name":"${to}","main":"index.js"}`).set(`node_modules/${to}/index.js`, '')
  }
  for (const [path, text] of Object.entries(allowed)) add(path, text)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
}

build()
const { stdout } = spawnSync(
  resolve('node_modules/.bin/depcruise'),
  ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', 'contract', 'texts', 'content', 'server', 'web', 'tests'],
  { cwd: house, encoding: 'utf8' },
)
const violations = report
  .parse(JSON.parse(stdout))
  .summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to.replace(/^node_modules\/|\/index\.js$/g, '')}`)

test('every import rule has an import planted that breaks it', () => {
  expect(new Set(config.forbidden.map(({ name }) => name))).toEqual(new Set(Object.keys(planted)))
})

test.each(Object.entries(planted))('an import that %s forbids is caught by that name', (rule, [from, to]) => {
  expect(violations).toContain(`${rule}: ${from} -> ${to}`)
})

test('what a rule leaves open is not named', () => {
  const named = violations.map((line) => line.replace(/^.*: | -> .*$/g, ''))
  expect(named.filter((from) => ['server/platform/passwords.ts', 'server/chat/routes.ts', 'web/screens/home/home.ts'].includes(from))).toEqual([])
})
