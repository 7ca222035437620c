import type { Db } from '../platform/database/database.ts'
import type { MakeLimit } from '../platform/limits/rate-limits.ts'
import type { Erasing } from './accounts.ts'

/** What the routes of accounts are made of. */
export interface AuthParts extends Erasing {
  db: Db
  /** Keys the hash of networks. */
  secret: string
  makeLimit: MakeLimit
  /** Whether the site sends mails. */
  mails: boolean
}
