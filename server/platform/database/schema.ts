/**
 * The tables as both engines keep them. Each domain declares its own in its `tables.ts`, which adds them here, so that
 * the platform knows none. Instants are ISO 8601 UTC text, flags are 0/1, lists are JSON text parsed by the contract at the edge.
 */
export interface Schema {
  site_values: SiteValuesTable
  limit_counts: LimitCountsTable
}

/** Small values the site keeps about itself, such as its secret. */
export interface SiteValuesTable {
  name: string
  value: string
}

/** How often somebody did something within a window of time; of who it was only a keyed hash. */
export interface LimitCountsTable {
  key: string
  count: number
  ends_at: string
}
