import { expect, test } from 'vitest'
import { filesOf, versionOf } from './worker-files.ts'

const route = (id: string, module: string) => ({ id, parentId: id === 'root' ? undefined : 'root', module: `/assets/${module}` })
const kept = ['chat-start', 'chat-session', 'first-aid', 'screens/complaints/route', 'screens/offline/route', 'screens/article/route', 'screens/storage/route']
const manifest = {
  entry: { module: '/assets/entry-AAAAAAAA.js' },
  routes: Object.fromEntries(
    [route('root', 'root-BBBBBBBB.js'), route('screens/law/route', 'law-DDDDDDDD.js'), ...kept.map((id) => route(id, 'kept-CCCCCCCC.js'))].map((one) => [
      one.id,
      one,
    ]),
  ),
}
const built: Record<string, string> = {
  'manifest-1a2b3c4d.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  'entry-AAAAAAAA.js': 'import "../root-BBBBBBBB.js"',
  'root-BBBBBBBB.js': 'const font = "/assets/figtree-GGGGGGGG.woff2"',
  'kept-CCCCCCCC.js':
    'import("../later-EEEEEEEE.js"); const head = "/assets/bobita-head-FFFFFFFF.svg"; const breed = "/assets/AKI-HHHHHHHH.svg"; "gone-IIIIIIII.js"',
  'later-EEEEEEEE.js': 'import "../kept-CCCCCCCC.js"; import "../style-JJJJJJJJ.css"',
  'law-DDDDDDDD.js': '',
  'style-JJJJJJJJ.css': '',
  'figtree-GGGGGGGG.woff2': '',
  'bobita-head-FFFFFFFF.svg': '',
  'AKI-HHHHHHHH.svg': '',
}
const names = Object.keys(built)
const read = (name: string) => built[name] ?? ''

test('the worker keeps what the kept screens name, and what that names in turn, but no other screen and no picture of content', () => {
  expect(filesOf(names, read)).toEqual(
    [
      'bobita-head-FFFFFFFF.svg',
      'entry-AAAAAAAA.js',
      'figtree-GGGGGGGG.woff2',
      'kept-CCCCCCCC.js',
      'later-EEEEEEEE.js',
      'manifest-1a2b3c4d.js',
      'root-BBBBBBBB.js',
      'style-JJJJJJJJ.css',
    ].map((name) => `/assets/${name}`),
  )
})

test('a build is known by its table of screens, and one that lacks a kept screen is refused', () => {
  expect(versionOf(names)).toBe('1a2b3c4d')
  expect(() => filesOf(['manifest-1a2b3c4d.js'], () => '{"entry":{"module":""},"routes":{}}')).toThrow('no screen has the id root')
})
