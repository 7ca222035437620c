import { useEffect, useState, type RefObject } from 'react'
import { formText } from '#web/features/directory/use-sending.ts'
import { EMPTY_DRAFT, keepDraft, readDraft, type Draft } from './complaint-draft.ts'

/** The typed words; what was typed before a reload, or before this page woke up, is kept. */
export function useComplaintDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  useEffect(() => {
    const kept = readDraft()
    const early = form.current ? new FormData(form.current) : new FormData()
    const typed = (name: keyof Draft) => formText(early, name)
    setDraft({ title: typed('title') || kept.title, description: typed('description') || kept.description })
  }, [form])

  const write = (words: Partial<Draft>) => {
    const written = { ...draft, ...words }
    setDraft(written)
    keepDraft(written)
  }
  return { draft, write, clear: () => write(EMPTY_DRAFT) }
}
