import type { ArticleFields, DraftForm } from '#contract/article-drafts.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'

const DRAFT_KEY = 'operator:draft:'
/** What a text kept before there was such a field says of it. */
const ADDED_SINCE: Partial<ArticleFields> = { cover: null }

/** What was typed of an article in this browser and never reached the site; null when nothing was. @param id of an article, or 'nou' */
export function unsentDraft(id: string): DraftForm | null {
  const kept = readStorage(DRAFT_KEY + id)
  if (kept === null) return null
  try {
    const form: DraftForm = JSON.parse(kept)
    return { ...form, fields: { ...ADDED_SINCE, ...form.fields } }
  } catch {
    return null
  }
}

/** Keeps what is typed until the site has it; null once it does. */
export function keepUnsent(id: string, form: DraftForm | null): void {
  writeStorage(DRAFT_KEY + id, form && JSON.stringify(form))
}
