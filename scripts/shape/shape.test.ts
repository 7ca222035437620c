import { expect, test } from 'vitest'
import { drawFolders } from './diagram.ts'
import { findDuplicates } from './duplicates.ts'
import type { House } from './house.ts'
import { betweenFolders, findCycles, folderOf, type Import } from './imports.ts'
import { MEASURES } from './measures.ts'
import { isProgram } from './sources.ts'
import { readSyntax } from './syntax.ts'

/** A house of the files given, in which `imports` says who reads whom. */
function house(files: Record<string, string>, imports: readonly [from: string, to: string, late?: boolean][] = []): House {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  const typescript = sources.filter(({ path }) => /\.tsx?$/.test(path)).map((source) => ({ ...source, syntax: readSyntax(source) }))
  return {
    typescript,
    programs: typescript.filter(({ path }) => isProgram(path)),
    styles: sources.filter(({ path }) => path.endsWith('.css')),
    imports: imports.map(([from, to, late = false]) => ({ from, to, late })),
  }
}

function found(name: string, files: Record<string, string>, imports?: readonly [from: string, to: string, late?: boolean][]): string[] | undefined {
  return MEASURES.find((measure) => measure.name === name)?.find(house(files, imports))
}

const arrows = (...pairs: string[]): Import[] => pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }))

test('a cycle is named once with all its files, and what only leads into it is not', () => {
  expect(findCycles(arrows('ab', 'bc', 'ca', 'da', 'ef', 'fe', 'gg'))).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
  expect(findCycles(arrows('ab', 'ac', 'bd', 'cd'))).toEqual([])
})

test('a folder is a noun of the server, a layer of web, or one of its screens and features', () => {
  const folders = ['server/chat/model/x.ts', 'web/ui/x.tsx', 'web/screens/law/x.tsx', 'web/features/media/x/y.ts', 'contract/x.ts', 'server/bobita.ts']
  expect(folders.map(folderOf)).toEqual(['server/chat', 'web/ui', 'web/screens/law', 'web/features/media', 'contract', undefined])
  const imports = [
    { from: 'server/auth/a.ts', to: 'server/chat/b.ts' },
    { from: 'server/auth/c.ts', to: 'server/chat/model/d.ts' },
    { from: 'server/auth/c.ts', to: 'server/auth/a.ts' },
    { from: 'server/bobita.ts', to: 'server/auth/a.ts' },
  ]
  expect(betweenFolders(imports)).toEqual([{ from: 'server/auth', to: 'server/chat' }])
})

test('two folders that read each other are one pair', () => {
  const imports = [
    ['server/a/x.ts', 'server/b/x.ts'],
    ['server/b/y.ts', 'server/a/y.ts'],
    ['server/c/x.ts', 'server/a/x.ts'],
    ['server/a/x.test.ts', 'server/c/x.ts'],
  ] as const
  expect(
    found(
      'mutual',
      {},
      imports.map(([from, to]) => [from, to]),
    ),
  ).toEqual(['server/a <-> server/b'])
})

test('the longest function is known by its name, whatever form it has, and by the lines of its text', () => {
  const text = "// ă, ș: letters of two bytes\nconst short = () => 1\nexport function outer() {\n  const inner = () => {\n    return 'x'\n  }\n}\n"
  expect(found('longest', { 'server/a.ts': text, 'server/a.test.ts': `${text}\n\n` })).toEqual([
    '5 server/a.ts:3 outer',
    '3 server/a.ts:4 inner',
    '1 server/a.ts:2 short',
  ])
})

test('`place` is counted in names and comments; in sentences, and where it is the word for a town, it is not', () => {
  const text = "const place = 1 // a place\nconst takePlace = replace(x, 'a place')\nconst placeholder = 'x'\n// in places\n"
  expect(found('place', { 'server/x.ts': text, 'server/shelters/x.ts': text })).toEqual(['server/x.ts:1', 'server/x.ts:2', 'server/x.ts:4'])
})

test('a type that two files declare is named with both', () => {
  const files = { 'server/a.ts': 'interface Asked {}\ninterface Props {}', 'web/b.tsx': 'export type Asked = 1\ntype Props = 1', 'web/c.ts': 'class Other {}' }
  expect(found('types', files)).toEqual(['Asked: server/a.ts, web/b.tsx'])
})

test('a path of the API counts where it is called or registered, and only the table of calls is left out', () => {
  const files = {
    'server/law/routes.ts': "app.get('/law', {}, handler)\napp.get('/robots.txt', handler)\nconst page = '/law'\n",
    'web/api/law.ts': "api.get<Law>(`/law/${id}`)\nlink('/law')\nconst zip = `/api/v1/law/${id}`\n",
  }
  const loose = ['server/law/routes.ts:1 /law', 'web/api/law.ts:1 /law/', 'web/api/law.ts:3 /api/v1/law/']
  expect(found('paths', { ...files, 'contract/endpoints.ts': "export const law: Endpoint = 'GET /law'" })).toEqual(loose)
  expect(found('paths', files)).toEqual([...loose.slice(0, 1), 'server/law/routes.ts:2 /robots.txt', ...loose.slice(1)])
})

test('a file that registers the routes of another is counted, one that registers a library is not', () => {
  const files = {
    'server/app.ts': "import { lawRoutes } from '#server/law/routes.ts'\napp.register(lawRoutes)",
    'server/b.ts': "import cookie from '@fastify/cookie'\napp.register(cookie, {})",
  }
  expect(found('routes', files)).toEqual(['server/app.ts'])
})

test('a hook that keeps whether it sends and why it was refused is a form', () => {
  const hook =
    "export function useSending() {\n  const [state, setState] = useState({ kind: 'writing' })\n  setState({ kind: 'sending' }); setState({ kind: 'refused' })\n}"
  const reader = "export function useCopied() {\n  const [state, setState] = useState<'idle' | 'refused'>('idle')\n}"
  expect(found('forms', { 'web/lib/use-sending.ts': hook, 'web/lib/use-copied.ts': reader })).toEqual(['web/lib/use-sending.ts:1 useSending'])
})

test('a map that a line of its own keeps small is found', () => {
  const text = 'if (kept.size > MOST) kept.clear()\nfor (const oldest of kept.keys()) if (total > MOST) kept.delete(oldest)\nif (kept.size > 0) send(kept)\n'
  expect(found('bounded-maps', { 'server/a.ts': text })).toEqual(['server/a.ts:1', 'server/a.ts:2'])
})

test('a short file of one reader is a crumb; tests do not count as readers, nor what every domain registers or what is loaded when it is wanted as one', () => {
  const files = {
    'server/mail/sweep.ts': 'export const s = 1\n',
    'web/a.ts': 'export const a = 1\n',
    'web/b.ts': 'x\n'.repeat(30),
    'web/c.ts': 'export const c = 1\n',
    'web/d.ts': 'export const d = 1\n',
  }
  const imports: [string, string, boolean?][] = [
    ['server/opening/sweeps.ts', 'server/mail/sweep.ts'],
    ['web/b.ts', 'web/a.ts'],
    ['web/a.test.ts', 'web/a.ts'],
    ['web/a.ts', 'web/c.ts'],
    ['web/b.ts', 'web/c.ts'],
    ['web/b.ts', 'web/d.ts', true],
  ]
  expect(found('crumbs', files, imports)).toEqual(['web/a.ts <- web/b.ts'])
})

test('a block that stands twice is one finding however long it is, and seven lines are none', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `  line(${index})`)
  const source = (path: string, text: string[]) => ({ path, text: text.join('\n') })
  expect(findDuplicates([source('a.ts', lines), source('b.ts', ['// why', 'other()', ...lines.map((line) => `  ${line}`)])])).toEqual(['b.ts:3 = a.ts:1'])
  expect(findDuplicates([source('a.ts', lines.slice(0, 7)), source('b.ts', lines)])).toEqual([])
})

test('the diagram leaves out what its arrows imply, and draws as one what reads and is read alike, or each other', () => {
  const imports = [
    ['server/main.ts', 'server/law/x.ts'],
    ['server/main.ts', 'server/poisons/x.ts'],
    ['server/main.ts', 'contract/x.ts'],
    ['server/law/x.ts', 'server/http/x.ts'],
    ['server/poisons/x.ts', 'server/http/x.ts'],
    ['server/http/x.ts', 'server/errors/x.ts'],
    ['server/errors/x.ts', 'server/http/x.ts'],
    ['server/errors/x.ts', 'contract/x.ts'],
    ['server/law/x.test.ts', 'tests/world.ts'],
  ] as const
  const drawn = drawFolders(imports.map(([from, to]) => ({ from, to })))
  expect(drawn.split('\n').slice(2, -1)).toEqual([
    '  f0["contract"]',
    '  f1["server/*.ts"]',
    '  f2["server/errors<br>server/http"]',
    '  f3["server/law<br>server/poisons"]',
    '  f1 --> f3',
    '  f2 --> f0',
    '  f3 --> f2',
  ])
})
