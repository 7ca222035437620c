/**
 * The token of a mail's link. Read when it is needed, never rendered: pages are kept and are the same for everybody.
 * Without one the server is given a text that opens nothing, and says so in its own words.
 */
export function linkToken(): string {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  return /^[\w-]{43}$/.test(token) ? token : '-'.repeat(43)
}
