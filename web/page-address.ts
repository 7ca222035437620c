/** The query parameters that change what a page shows to a guest; `lang` is decided before, `_routes` is React Router's own. */
const PARAMETERS = ['category', 'city', 'id', 'page', 'q', 'rasa', 'species', '_routes'] as const

const LONGEST_VALUE = 100
/** No address of the site is longer; what is longer is unknown, and all unknown ones may share one page. */
const LONGEST_PATH = 200

/**
 * The address a rendered page is kept under: parameters no screen reads are dropped and the others ordered,
 * and every /chat/{id} is one page, because what it holds is loaded in the browser.
 */
export function pageAddress(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = query.get(name)
    if (value !== null) kept.set(name, value.slice(0, LONGEST_VALUE))
  }
  const search = kept.toString()
  return samePage(path) + (search && `?${search}`)
}

function samePage(path: string): string {
  if (path.length > LONGEST_PATH) return '/nu-exista'
  return path.replace(/^\/chat\/[^/]+?(\/?|\.data)$/, '/chat/_$1')
}
