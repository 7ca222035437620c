/**
 * The token of a mail's link. Read when it is needed, never rendered: pages are kept and are the same for everybody.
 * Behind the # it never leaves the browser; links about signatures carry it in the query.
 * Without one the server is given a text that opens nothing, and says so in its own words.
 */
export function linkToken(): string {
  const token = tokenOfAddress() ?? ''
  return /^[\w-]{43}$/.test(token) ? token : '-'.repeat(43)
}

/** Whether the page was opened by a mail's link. */
export function hasLinkToken(): boolean {
  return tokenOfAddress() !== null
}

function tokenOfAddress(): string | null {
  const { hash, search } = window.location
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
}
