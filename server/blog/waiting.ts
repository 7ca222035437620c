import { sql } from 'kysely'
import { rowsThatWait, type WaitingForOperators } from '../platform/waiting-for-operators.ts'

/** Drafts that somebody else is asked to read. */
export const articlesWaiting: readonly WaitingForOperators[] = [
  rowsThatWait('article_drafts', ['editor'], {
    instants: () => sql`select review_at as at from article_drafts where review_at is not null and publish_at is null`,
  }),
]
