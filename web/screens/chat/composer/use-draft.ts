import { useEffect, useState, type RefObject } from 'react'
import { keepDraft, readDraft } from './draft.ts'

interface DraftText {
  text: string
  write: (text: string) => void
  /** Empties the box; the stored draft stays until the server has the question. */
  empty: () => void
}

/** The words in the box; what was typed before a reload, or before this page woke up, is kept. */
export function useDraft(box: RefObject<HTMLTextAreaElement | null>): DraftText {
  const [text, setText] = useState('')
  // oxlint-disable-next-line react/set-state-in-effect -- the stored words and the box can only be read once this page is awake
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
