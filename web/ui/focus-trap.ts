const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, video[controls], [tabindex]:not([tabindex="-1"])'

/** Keeps Tab inside: after the last control comes the first, before the first the last. The rest of the page is inert, the browser's own bar is not. */
export function wrapTab(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') return
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility())
  const edge = event.shiftKey ? controls.at(0) : controls.at(-1)
  const target = event.shiftKey ? controls.at(-1) : controls.at(0)
  if (!target || (document.activeElement !== edge && document.activeElement !== container)) return
  event.preventDefault()
  target.focus()
}
