/** Screens that wake up without a network: those of web/lib/kept-pages.ts and of the packets of server/pages/kept-pages.ts. */
const ROUTES = [
  'root',
  'chat-start',
  'chat-session',
  'first-aid',
  'screens/complaints/route',
  'screens/offline/route',
  'screens/article/route',
  'screens/storage/route',
]

const MANIFEST = /^manifest-(\w+)\.js$/
/** A built file where a script or a style names it. Pictures of content are left out: they are many, and a page is read without them. */
const NAMED = /[\w-]+-[\w-]{8}\.(?:js|css|woff2)|bobita-\w+-[\w-]{8}\.svg/g

interface RouteManifest {
  entry: { module: string }
  routes: Record<string, { id: string; parentId?: string; module: string }>
}

/**
 * The built files that the kept pages live from: what their screens name, and what those files name, and so on; screens
 * themselves are reached only through ROUTES.
 *
 * @param names of everything in build/client/assets
 * @param read gives the text of one
 * @returns addresses, sorted
 */
export function filesOf(names: readonly string[], read: (name: string) => string): string[] {
  const manifestName = names.find((name) => MANIFEST.test(name)) ?? ''
  const { entry, routes } = parseManifest(read(manifestName))
  const withParents = (id: string): string[] => {
    const route = routes[id]
    if (!route) throw new Error(`no screen has the id ${id}`)
    return [route.module, ...(route.parentId === undefined ? [] : withParents(route.parentId))]
  }
  const built = new Set(names)
  const kept = new Set([manifestName])
  const follow = (name: string) => {
    if (kept.has(name) || !built.has(name)) return
    kept.add(name)
    if (/\.(js|css)$/.test(name)) for (const [named] of read(name).matchAll(NAMED)) follow(named)
  }
  for (const address of [entry.module, ...ROUTES.flatMap(withParents)]) follow(address.replace('/assets/', ''))
  return [...kept].map((name) => `/assets/${name}`).toSorted()
}

/** Tells one build of the pages from another: the hash React Router gives its table of routes. */
export function versionOf(names: readonly string[]): string {
  return names.map((name) => MANIFEST.exec(name)?.[1]).find((version) => version !== undefined) ?? ''
}

function parseManifest(script: string): RouteManifest {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}
