// Runs before `npm start` and `npm test`, under whatever Node the person has: installs what is missing or old, builds what is missing or old.
// Plain JavaScript, because the outer Node may be one that cannot read TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)
/** What the built site is made from. */
const sources = [
  'web',
  'texts',
  'contract',
  'content',
  'migrations',
  'server',
  'scripts/bundle-server.ts',
  'scripts/compress.ts',
  'scripts/bundle/frame-chunk.ts',
  'scripts/bundle/light-icons.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

function newestIn(path) {
  if (!existsSync(path)) return 0
  if (!statSync(path).isDirectory()) return changedAt(path)
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), 0)
}

function run(...command) {
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

const stamp = at('node_modules', '.bobita-installed')
const wanted = createHash('sha256')
  .update(readFileSync(at('package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
if (installed !== wanted) {
  console.log('Installing what Bobita needs …')
  // Not `npm ci`: it refuses lock files in which another platform's optional binary is missing (docs/decisions).
  run('install', '--no-audit', '--no-fund', '--loglevel=error')
  writeFileSync(stamp, wanted)
}

const built = changedAt(at('build', 'site', 'main.js'))
if (built === 0 || built < Math.max(...sources.map((source) => newestIn(at(source))))) {
  console.log('Building the site …')
  run('run', '--silent', 'build')
}
