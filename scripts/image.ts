import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Usage: node scripts/image.ts FOLDER: puts there what runs on a server and nothing else, built before (Dockerfile). */
const root = fileURLToPath(new URL('..', import.meta.url))
const [into = ''] = process.argv.slice(2)
if (into === '' || existsSync(join(into, 'package.json'))) throw new Error('name an empty folder')

/** Programs: the settings, the site, the operators' command line, the child process that looks at photos and videos with its watch, and the one that learns with its thread. */
const PROGRAMS = [
  'server/env-file.mjs',
  'build/site/*.js',
  'server/operate.ts',
  'server/evidence/media/child.ts',
  'server/evidence/media/child-watch.ts',
  'server/learning/child.ts',
  'server/learning/train/trainer.ts',
]
/** What the programs read, beside the modules they import. */
const READ = [
  'build',
  'content',
  'tests/questions',
  'server/understanding/weights.bin',
  'web/public/favicon.svg',
  'deploy/nightly-backup.sh',
  'package.json',
  'LICENSE',
]

const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})
const manifestOf = (folder: string) => manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
const { imports } = z.object({ imports: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** What a module imports when it runs; types are gone by then. */
function specifiersOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^'"]*['"][^'"\n]*['"]/gm, '')
  const found = text.matchAll(/(?:\bfrom ?|\bimport ?|\bimport\(|\brequire\(|import\.meta\.resolve\()['"`]([^'"`\n$]+)/g)
  return [...found].map(([, specifier = '']) => specifier)
}

/** Follows imports from the programs: our own modules, and the names of packages. */
function follow(files: readonly string[]): { modules: Set<string>; packages: Set<string> } {
  const modules = new Set(files)
  const packages = new Set<string>()
  for (const file of modules) {
    for (const specifier of specifiersOf(file)) {
      const alias = Object.keys(imports).find((pattern) => specifier.startsWith(pattern.replace('*', '')))
      const path = alias ? join(root, specifier.replace(alias.replace('*', ''), (imports[alias] ?? '').replace('*', ''))) : resolve(dirname(file), specifier)
      if (alias !== undefined || specifier.startsWith('.')) {
        if (existsSync(path) && /\.[jt]s$/.test(path)) modules.add(path)
      } else if (/^(@[\w.-]+\/)?[\w.-]+(\/|$)/.test(specifier)) packages.add((/^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [''])[0])
    }
  }
  return { modules, packages }
}

/** Where Node finds a package from a folder; null where it is not installed, as other machines' binaries are. */
function find(name: string, from: string): string | null {
  const here = join(from, 'node_modules', name)
  if (existsSync(join(here, 'package.json'))) return here
  return from === dirname(from) ? null : find(name, dirname(from))
}

/** Folders of the packages and of everything they need. */
function installed(names: Iterable<string>): Set<string> {
  const folders = new Set([...names].flatMap((name) => find(name, root) ?? []))
  for (const folder of folders) {
    const { dependencies, optionalDependencies, peerDependencies } = manifestOf(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = find(name, folder)
      if (found !== null) folders.add(found)
    }
  }
  return folders
}

/** A name that leads nowhere would be missed by whoever uploads a photo. Only what the build makes may be missing: the Dockerfile starts it once. */
const missing = [...PROGRAMS, ...READ].filter((name) => !name.startsWith('build') && !existsSync(join(root, name)))
if (missing.length > 0) throw new Error(`named here, and not there: ${missing.join(', ')}`)

const { modules, packages } = follow(globSync(PROGRAMS, { cwd: root }).map((file) => join(root, file)))
const folders = installed(packages)
for (const path of [...READ.map((name) => join(root, name)), ...modules, ...folders]) {
  if (existsSync(path))
    cpSync(path, join(into, relative(root, path)), {
      recursive: true,
      dereference: true,
      filter: (source) => !source.endsWith('.test.ts'),
    })
}
console.log(
  `${modules.size} modules, ${folders.size} packages: ${[...folders]
    .map((folder) => folder.split('node_modules/').at(-1) ?? '')
    .toSorted()
    .join(' ')}`,
)
