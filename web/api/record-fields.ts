/** A field of a list record as text; '' for anything else. Lists may come from elsewhere with fields missing: all that is promised is a list (S-404, S-405). */
export function textField(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A field as text or null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A field as a whole number from 0; 0 for anything else. */
export function numberField(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? Math.max(0, value) : 0
}

/** A field as a list of texts; one text is cut at its commas. */
export function listField(value: unknown): string[] {
  const items: unknown[] = typeof value === 'string' ? value.split(/[,;]/) : Array.isArray(value) ? value : []
  return items.map((item) => (typeof item === 'number' ? String(item) : textField(item)).trim()).filter((item) => item !== '')
}
