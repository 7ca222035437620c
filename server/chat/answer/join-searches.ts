import type { Found, Search } from '../../knowledge/knowledge.ts'

/** Reciprocal rank fusion, as in knowledge/ranking.ts: what stands first counts a third, the next a quarter, … */
const K = 3
const MOST = 10

/** What several searches for one question found, as one: what stands high in more of them comes first. */
export function joinSearches(searches: readonly Search[]): Search {
  const [own] = searches
  if (!own || searches.length === 1) return own ?? { found: [], answerable: false, clear: false, nearest: [] }
  const worth = new Map<string, { found: Found; worth: number }>()
  for (const { found } of searches) {
    found.forEach((one, rank) => {
      const known = worth.get(one.passage.id)
      worth.set(one.passage.id, {
        found: known && known.found.chance >= one.chance ? known.found : one,
        worth: (known?.worth ?? 0) + 1 / (K + rank),
      })
    })
  }
  const found = [...worth.values()]
    .toSorted((one, other) => other.worth - one.worth)
    .map((one) => one.found)
    .slice(0, MOST)
  return { found, answerable: found.length > 0, clear: searches.some(({ clear }) => clear), nearest: own.nearest }
}
