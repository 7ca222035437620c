import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLightIcon from '../../web/lib/light-icon.tsx'
import { lightIcons } from './light-icons.ts'

const require = createRequire(import.meta.url)
const root = new URL('../..', import.meta.url)

/** The icons the site draws, as lucide names their files. */
const used = new Set(
  globSync('web/**/*.tsx', { cwd: fileURLToPath(root) }).flatMap((file) => {
    const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(new URL(file, root), 'utf8')) ?? []
    return names.split(',').flatMap((name) => fileName(name.trim().split(' as ')[0] ?? ''))
  }),
)

/** `Link2` is icons/link-2, `SearchIcon` another name of icons/search. */
function fileName(name: string): string[] {
  const words = name.replace(/Icon$/, '').match(/[A-Z][a-z]*|\d+/g)
  return words ? [words.join('-').toLowerCase()] : []
}

interface IconModule {
  default: ComponentType
  /** Absent where the module only gives another one's icon a second name. */
  __iconData?: Parameters<typeof createLightIcon>[0]
}

async function readIcon(name: string): Promise<Required<IconModule>> {
  const { default: Icon, __iconData }: IconModule = await import(`lucide-react/icons/${name}`)
  if (__iconData) return { default: Icon, __iconData }
  const [, other = ''] = /from '\.\/(.+)\.mjs'/.exec(readFileSync(require.resolve(`lucide-react/icons/${name}`), 'utf8')) ?? []
  return readIcon(other)
}

/** What stands inside the svg, whichever way empty elements are closed. */
function paths(Icon: ComponentType): string {
  return renderToStaticMarkup(<Icon />)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>')
}

test('every icon of the site is drawn with the paths of the library', async () => {
  expect(used.size).toBeGreaterThan(50)
  for (const name of used) {
    const { default: Lucide, __iconData } = await readIcon(name)
    expect(paths(createLightIcon(__iconData)), name).toBe(paths(Lucide))
  }
})

test('the icons of the installed library import what vite puts ours in the place of', () => {
  const [importee = ''] = Object.keys(lightIcons)
  expect(readFileSync(require.resolve('lucide-react/icons/heart'), 'utf8')).toContain(`import createLucideIcon from '${importee}'`)
})

test('an icon is one element that nobody hears, of the size it is asked for', () => {
  const Icon = createLightIcon({ node: [['circle', { cx: '12', cy: '12', r: '10', key: 'a' }]] })
  expect(renderToStaticMarkup(<Icon size={20} className="a" />)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="a"><circle cx="12" cy="12" r="10"/></svg>',
  )
})
