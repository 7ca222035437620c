const KEY = 'chat:draft'

/** The words not sent yet; they survive a reload of the tab. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Storage is refused: the draft lasts as long as the page does.
  }
}

/** The words have reached the server; what was typed since stays. */
export function forgetDraft(sent: string): void {
  if (readDraft() === sent) keepDraft('')
}
