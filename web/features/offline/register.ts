import { shownLanguage } from '#web/api/client.ts'
import { readStorage } from '#web/lib/storage.ts'
import { askWorker } from './ask-worker.ts'

/** `off` where somebody wants nothing kept (/stocare-locala). */
export const OFFLINE_KEY = 'offline'
/** A tab that stays open looks for a new version when somebody comes back to it, this often at most. */
const LOOK_EVERY_MS = 60 * 60_000

declare global {
  interface Navigator {
    /** Chromium alone says whether the person saves data. */
    connection?: { saveData?: boolean }
  }
}

/** Begins once the page has all it needs and nothing else to do. */
export async function startWhenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)))
  // Refused in a private window, by a setting, or where the site does not come by https: the page is none the worse for it.
  if ('serviceWorker' in navigator && readStorage(OFFLINE_KEY) !== 'off') await registerWorker().catch(() => undefined)
}

/** Installs the service worker, listens for a new version, and has the pages of the shown language kept; done when they are. */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  addEventListener('click', followAsDocument, true)
  listenForUpdate(registration)
  const { active } = await navigator.serviceWorker.ready
  if (active) await askWorker(active, { type: 'keep', language: shownLanguage(), sparingly: navigator.connection?.saveData === true })
}

/** Without a network a link is followed as a document, which may be kept, before the application looks for its data in vain. */
function followAsDocument(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a[href^="/"]') !== null
  if (isLink && !navigator.onLine && navigator.serviceWorker.controller) event.stopPropagation()
}

function listenForUpdate(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registration.waiting && registration.active) void import('./new-version.tsx').then(({ tellNewVersion }) => tellNewVersion(registration))
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
  tell()
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    // Without a network there is nothing new.
    registration.update().catch(() => undefined)
  })
}
