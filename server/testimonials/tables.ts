import type { Generated } from 'kysely'

declare module '../platform/database/schema.ts' {
  interface Schema {
    testimonials: TestimonialsTable
  }
}

/** What somebody has said of the site, entered by an operator. */
export interface TestimonialsTable {
  id: Generated<number>
  name: string
  text: string
  /** Stars out of 5; null when the person gave none. */
  rating: number | null
  /** How and when the person agreed that it is shown; never sent. */
  consent: string
  created_at: string
}
