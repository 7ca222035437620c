/** What is kept of the answers until the tab is closed: the deed and the animal, never who writes, who did it or who saw it. */
const DRAFT_KEY = 'petitie:draft'
const KEPT = new Set([
  'county',
  'city',
  'deeds',
  'what',
  'place',
  'date',
  'hour',
  'period',
  'repeated_since',
  'species',
  'animals',
  'animal_description',
  'danger_now',
  'danger',
  'evidence',
])

/** Keeps the answers of a form; a browser that refuses storage keeps nothing. */
export function keepDraft(form: HTMLFormElement): void {
  const kept = [...new FormData(form)].filter(([name, value]) => KEPT.has(name) && typeof value === 'string' && value !== '')
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or refused: the answers last as long as the page does.
  }
}

/** Empties the form and forgets its draft. */
export function forgetDraft(form: HTMLFormElement): void {
  form.reset()
  keepDraft(form)
}

/** Fills in what was kept, leaving alone what has been typed since the page came. */
export function fillFromDraft(form: HTMLFormElement): void {
  for (const [name, value] of readDraft()) fillField(form, name, value)
}

/** Fills a field of a form that is still empty, or ticks the box of that value. */
export function fillField(form: HTMLFormElement, name: string, value: string): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${name}"]`)) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= control.value === value
      // A choice that was made must be seen.
      if (control.checked) control.closest('details')?.setAttribute('open', '')
    } else if (control.value === (control instanceof HTMLSelectElement ? '' : control.defaultValue)) control.value = value
  }
}

function readDraft(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPair).filter(([name]) => KEPT.has(name)) : []
  } catch {
    return []
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string'
}
