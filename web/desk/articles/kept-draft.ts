import type { DraftForm } from '#contract/article-drafts.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'

const DRAFT_KEY = 'operator:draft:'

/** What was typed of an article in this browser and never reached the site; null when nothing was. @param id of an article, or 'nou' */
export function unsentDraft(id: string): DraftForm | null {
  const kept = readStorage(DRAFT_KEY + id)
  if (kept === null) return null
  try {
    return JSON.parse(kept)
  } catch {
    return null
  }
}

/** Keeps what is typed until the site has it; null once it does. */
export function keepUnsent(id: string, form: DraftForm | null): void {
  writeStorage(DRAFT_KEY + id, form && JSON.stringify(form))
}
