import { readStorage, writeStorage } from '#web/lib/storage.ts'

const KEY = 'bobita.vet'
/** Tells every card on the page; other tabs hear the browser's own `storage`. */
const CHANGED = 'bobita.vet:changed'

/** The person's own vet; `name` may be empty. */
export interface Vet {
  name: string
  phone: string
}

/** True for 3 to 20 digits with spaces, brackets and hyphens between them, and a + only before them. */
export function isPhone(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').length
  return /^[\s(]*\+?[\d\s()-]+$/.test(phone) && digits >= 3 && digits <= 20
}

/** The vet a browser has stored; null for nothing and for what cannot be dialled. */
export function vetFrom(stored: string | null): Vet | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null || !('phone' in value)) return null
    const { phone } = value
    const name = 'name' in value && typeof value.name === 'string' ? value.name : ''
    return typeof phone === 'string' && isPhone(phone) ? { name, phone } : null
  } catch {
    return null
  }
}

/** What this browser keeps, unread: the same text as long as nothing changes. */
export function storedVet(): string | null {
  return readStorage(KEY)
}

/** Keeps the vet on this device only, null forgets; false where the browser keeps nothing. */
export function storeVet(vet: Vet | null): boolean {
  const text = vet && JSON.stringify(vet)
  writeStorage(KEY, text)
  window.dispatchEvent(new Event(CHANGED))
  return readStorage(KEY) === text
}

export function watchVet(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}
