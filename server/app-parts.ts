import type { Conversations } from './chat/conversations.ts'
import type { Config } from './config.ts'
import type { DirectoryIndexes } from './directory/directory-index.ts'
import type { Intake } from './evidence/intake.ts'
import type { RecordPhotos } from './evidence/record-photos.ts'
import type { Redraw } from './evidence/redraw.ts'
import type { Metrics } from './http/metrics.ts'
import type { LiveKnowledge } from './knowledge/live.ts'
import type { Learning } from './learning/learning.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { Database, Db } from './platform/database/database.ts'
import type { ObjectStore } from './platform/files/object-store.ts'
import type { LimitCounts } from './platform/limits/limit-counts.ts'
import type { LiveSiteSearch } from './site-search/site-search.ts'

/** Everything the application is made of; nothing here reads the environment or listens. */
export interface AppParts {
  database: Database
  /** What guests read lists from: some seconds old, where there is a replica. Whoever must find what was just written reads `database`. */
  reading: Db
  config: Config
  secret: string
  limitCounts: LimitCounts
  /** Photos and videos of complaints, by the keys of server/evidence/evidence.ts. */
  files: ObjectStore
  intake: Intake
  redraw: Redraw
  photos: RecordPhotos
  conversations: Conversations
  indexes: DirectoryIndexes
  knowledge: LiveKnowledge
  search: LiveSiteSearch
  learning: Learning
  metrics: Metrics
  /** Pages that are kept; server/pages/pages.ts fills it. */
  pageCache: PageCache
  /** Whether the built pages are served; `streamed` only to show what that costs. */
  pages: 'none' | 'whole' | 'streamed'
  /** Whether requests are logged. */
  logger: boolean
}
