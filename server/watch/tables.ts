import type { DayCounted } from '#contract/state.ts'

declare module '../platform/database/schema.ts' {
  interface Schema {
    day_counts: DayCountsTable
  }
}

/** How often something happened on a day of Bucharest, whoever it was: added to by every process. */
interface DayCountsTable {
  day: string
  name: DayCounted
  count: number
}
