import type { LearningShown } from '#contract/learning.ts'

declare module '../platform/database/schema.ts' {
  interface Schema {
    learnings: LearningsTable
  }
}

/** One learning from what editors labelled; who began it stands in the audit log. */
export interface LearningsTable extends Pick<LearningShown, 'id' | 'state' | 'cause' | 'labelled' | 'left_out' | 'started_at' | 'ended_at'> {
  /** Null while it goes on and where it failed; 'live' of at most one. */
  verdict: LearningShown['verdict']
  /** SHA-256 of the weights that came with the site then: with others, what was learned is no longer used. */
  own: string
  /** SHA-256 of the learned weights, which lie beside the photos (weights-store.ts); null where they were not kept. */
  file: string | null
  /** The learning that was live before; null for what came with the site. */
  previous: string | null
  /** JSON of FigureShown[]. */
  figures: string
  /** The last sign of life of whoever does it. */
  alive_at: string
}
