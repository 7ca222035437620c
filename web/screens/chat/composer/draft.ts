import { useEffect, useState, type RefObject } from 'react'

const KEY = 'chat:draft'

/** The words not sent yet; they survive a reload of the tab. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function storeDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Storage is refused: the draft lasts as long as the page does.
  }
}

/** The words have reached the server; what was typed since stays. */
export function forgetDraft(sent: string): void {
  if (readDraft() === sent) storeDraft('')
}

interface DraftText {
  text: string
  write: (text: string) => void
  /** Empties the box; the stored draft stays until the server has the question. */
  empty: () => void
}

/** The words in the box, at first those it begins with; what was typed before a reload, or before this page woke up, is kept. */
export function useDraft(box: RefObject<HTMLTextAreaElement | null>, beginning: string): DraftText {
  const [text, setText] = useState(beginning)
  // oxlint-disable-next-line react/set-state-in-effect -- the stored words and the box can only be read once this page is awake
  useEffect(() => setText((before) => before || box.current?.value || readDraft()), [box])
  return {
    text,
    write: (words) => {
      setText(words)
      storeDraft(words)
    },
    empty: () => setText(''),
  }
}
