/** Spec §2, Navigation: six entries in this order. */
export const entries = [
  { name: 'chat', to: '/' },
  { name: 'home', to: '/home' },
  { name: 'complaints', to: '/plangeri' },
  { name: 'petitions', to: '/petitions' },
  { name: 'law', to: '/lege' },
  { name: 'shelters', to: '/shelters' },
] as const

/** The entry a path belongs to. The chat entry is active for / and any path starting /chat (spec §2). */
export function isActive(to: string, path: string): boolean {
  if (to === '/') return path === '/' || path.startsWith('/chat')
  return path === to || path.startsWith(`${to}/`)
}

/** Paths that are one place to the reader: a conversation that gets its address has not moved. */
export function placeOf(path: string): string {
  return isActive('/', path) ? '/' : path
}
