import { isDesk } from '#web/lib/desk-path.ts'

/** The query parameters that change what a page shows to a guest; `lang` is decided before, `_routes` is React Router's own. */
const PARAMETERS = ['category', 'city', 'grupa', 'id', 'page', 'q', 'rasa', 'specie', 'species', 'talie', '_routes'] as const

const LONGEST_VALUE = 100
/** No address of the site is longer. */
const LONGEST_PATH = 200

/** Every address that is no screen is this one: what stands at none of them is rendered once. */
export const UNKNOWN_ADDRESS = '/nu-exista'

/**
 * Makes what tells the address a rendered page is kept under: parameters no screen reads are dropped and the others
 * ordered, every /chat/{id} is one page, because what it holds is loaded in the browser, and all unknown addresses are one.
 *
 * @param screens the paths of the screens, as web/routes.ts writes them
 */
export function pageAddresses(screens: readonly string[]): (path: string, query: URLSearchParams) => string {
  const screen = new RegExp(`^(?:${screens.map(pattern).join('|')}|/_root|/_|/__manifest)/*$`, 'i')
  return (path, query) => {
    // What a navigation in the browser asks for: the same paths with .data behind them.
    const shown = decoded(path).replace(/\.data$/, '')
    if (path.length > LONGEST_PATH || !(screen.test(shown) || isDesk(shown))) return path.endsWith('.data') ? `${UNKNOWN_ADDRESS}.data` : UNKNOWN_ADDRESS
    const known = new URLSearchParams()
    for (const name of PARAMETERS) {
      const value = query.get(name)
      if (value !== null) known.set(name, value.slice(0, LONGEST_VALUE))
    }
    const search = known.toString()
    return path.replace(/^\/chat\/[^/]+?(\/?|\.data)$/, '/chat/_$1') + (search && `?${search}`)
  }
}

/** `blog/:id` as a regular expression; only letters, digits and hyphens stand in the paths of screens. */
function pattern(screen: string): string {
  return screen
    .split('/')
    .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${part}`))
    .join('')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
