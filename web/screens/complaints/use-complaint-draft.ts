import { useEffect, useState, type RefObject } from 'react'
import { formText } from '#web/features/forms/use-form.ts'

const DRAFT_KEY = 'complaint:draft'

/** The words of a set not made yet. */
interface ComplaintDraft {
  title: string
  description: string
}

const EMPTY_DRAFT: ComplaintDraft = { title: '', description: '' }

/** The typed words; what was typed before a reload, or before this page woke up, is kept. */
export function useComplaintDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  useEffect(() => {
    const kept = readDraft()
    const early = form.current ? new FormData(form.current) : new FormData()
    const typed = (name: keyof ComplaintDraft) => formText(early, name)
    setDraft({ title: typed('title') || kept.title, description: typed('description') || kept.description })
  }, [form])

  const write = (words: Partial<ComplaintDraft>) => {
    const written = { ...draft, ...words }
    setDraft(written)
    keepDraft(written)
  }
  return { draft, write, clear: () => write(EMPTY_DRAFT) }
}

/** The words kept in this tab; they survive a reload. */
function readDraft(): ComplaintDraft {
  try {
    const { title, description }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    return { title: typeof title === 'string' ? title : '', description: typeof description === 'string' ? description : '' }
  } catch {
    return EMPTY_DRAFT
  }
}

/** Keeps the words in this tab; empty ones leave nothing behind. */
function keepDraft({ title, description }: ComplaintDraft): void {
  try {
    if (title === '' && description === '') sessionStorage.removeItem(DRAFT_KEY)
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ title, description }))
  } catch {
    // Storage is refused: the draft lasts as long as the page does.
  }
}
