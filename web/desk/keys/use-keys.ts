import { useLayoutEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { DESK } from '#web/lib/desk-path.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'
import type { DeskEntry } from '../frame/entries.ts'

const OFF_KEY = 'operator:keys'
/** What can be typed into: a letter there is a letter. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Keys of one letter can be switched off, for whoever speaks to the computer or presses keys by accident (WCAG 2.1.4). */
export function keysAreOn(): boolean {
  return readStorage(OFF_KEY) !== 'off'
}

export function switchKeys(on: boolean): void {
  writeStorage(OFF_KEY, on ? null : 'off')
}

interface KeysOf {
  entries: readonly DeskEntry[]
  /** What the keys that move along a list look through. */
  screen: RefObject<HTMLElement | null>
  onHelp: () => void
}

/** Listens to the keys that open screens, move along lists, search and send. */
export function useKeys({ entries, screen, onHelp }: KeysOf): void {
  const navigate = useNavigate()
  // Before the screen is painted: whoever sees it may press.
  useLayoutEffect(() => {
    const actions: Record<string, () => unknown> = {
      '?': onHelp,
      '/': () => screen.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
      j: () => screen.current && moveAlong(screen.current, 1),
      k: () => screen.current && moveAlong(screen.current, -1),
    }
    for (const { digit, path } of numbered(entries)) actions[digit] = () => navigate(path === '' ? DESK : `${DESK}/${path}`)

    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return
      if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        target.closest('form')?.requestSubmit()
        return
      }
      const act = Object.hasOwn(actions, key) ? actions[key] : undefined
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!keysAreOn() || target.closest(TYPED) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [entries, screen, onHelp, navigate])
}

/** The screens with the digit that opens each: '0' opens the tenth, and none those behind it. */
export function numbered(entries: readonly DeskEntry[]): (DeskEntry & { digit: string })[] {
  return entries.slice(0, 10).map((entry, at) => ({ ...entry, digit: String((at + 1) % 10) }))
}

/** Gives the focus to the link of the next line, or of the one before. */
function moveAlong(screen: HTMLElement, step: 1 | -1): void {
  const links = [...screen.querySelectorAll('li:not(li li)')].flatMap((line) => line.querySelector<HTMLElement>('a[href]') ?? [])
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const next = at === -1 ? (step === 1 ? links[0] : links.at(-1)) : links[at + step]
  next?.focus()
}
