/** Six entries in this order (S-049). */
export const menuEntries = [
  { name: 'chat', to: '/' },
  { name: 'home', to: '/home' },
  { name: 'complaints', to: '/plangeri' },
  { name: 'petitions', to: '/petitions' },
  { name: 'law', to: '/lege' },
  { name: 'shelters', to: '/shelters' },
] as const

/** The entry a path belongs to. The chat entry is active for / and any path starting /chat (S-050 to S-053). */
export function isActive(to: string, path: string): boolean {
  if (to === '/') return path === '/' || path.startsWith('/chat')
  return path === to || path.startsWith(`${to}/`)
}

/** Paths that are one page to the reader have one key: a conversation that gets its address has not moved. */
export function pageKey(path: string): string {
  return isActive('/', path) ? '/' : path
}
