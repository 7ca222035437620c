import { Refusal } from '../platform/refusal.ts'

/**
 * The parser takes what it cannot decode for the text itself, and that is not what anybody meant.
 *
 * @throws Refusal request.malformed for a query that is no percent-encoded UTF-8
 */
export function refuseBrokenQuery(url: string): void {
  const query = url.indexOf('?')
  if (query < 0 || !url.includes('%', query)) return
  try {
    decodeURIComponent(url.slice(query))
  } catch {
    throw new Refusal('request.malformed')
  }
}
