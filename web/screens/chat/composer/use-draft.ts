import { useEffect, useState, type RefObject } from 'react'
import { keepDraft, readDraft } from './draft.ts'

export interface DraftText {
  text: string
  write: (text: string) => void
  /** Empties the box; the stored draft stays until the server has the question. */
  empty: () => void
}

/** The words in the box; what was typed before a reload, or before this page woke up, is kept. */
export function useDraft(box: RefObject<HTMLTextAreaElement | null>): DraftText {
  const [text, setText] = useState('')
  useEffect(() => setText((before) => before || box.current?.value || readDraft()), [box])
  return {
    text,
    write: (words) => {
      setText(words)
      keepDraft(words)
    },
    empty: () => setText(''),
  }
}
