const DRAFT_KEY = 'complaint:draft'

/** The words of a set not made yet. */
export interface Draft {
  title: string
  description: string
}

export const EMPTY_DRAFT: Draft = { title: '', description: '' }

/** The words kept in this tab; they survive a reload. */
export function readDraft(): Draft {
  try {
    const { title, description }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    return { title: typeof title === 'string' ? title : '', description: typeof description === 'string' ? description : '' }
  } catch {
    return EMPTY_DRAFT
  }
}

/** Keeps the words in this tab; empty ones leave nothing behind. */
export function keepDraft({ title, description }: Draft): void {
  try {
    if (title === '' && description === '') sessionStorage.removeItem(DRAFT_KEY)
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ title, description }))
  } catch {
    // Storage is refused: the draft lasts as long as the page does.
  }
}
