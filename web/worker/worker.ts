import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { WorkerMessage } from '#web/lib/kept-pages.ts'
import { keepPages } from './keep-pages.ts'
import { answerData, answerPage, isData, isPage } from './no-network.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by scripts/bundle-worker.ts: the scripts and styles the kept pages need, and the version of the build they are of. */
declare const FILES: readonly string[]
declare const VERSION: string

// Files carry the hash of their content in their name. Those of the version before stay until its last tab is closed:
// a worker waits until then, so nothing an open tab needs is taken from it (`takeOver` holds to the same).
const files = new PrecacheController()
files.addToCacheList(FILES.map((url) => ({ url, revision: null })))
cleanupOutdatedCaches()
registerRoute(new PrecacheRoute(files))
registerRoute(isPage, answerPage)
registerRoute(isData, answerData)

// For somebody who saves data they are not fetched: kept pages are read without them, and the next version may bring them.
self.addEventListener('install', (event) => event.waitUntil(savesData() ? Promise.resolve() : files.install(event)))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([files.activate(event), begin()])))

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

/** The tab that brought the worker is served at once; and no page waits for a worker to wake up before it is asked for. */
async function begin(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('message', (event: ExtendableMessageEvent) => event.waitUntil(answer(event.data, event.ports[0])))

/** Every message is answered when it is done; with the version, which only one of them asks for. */
async function answer(message: WorkerMessage, port: MessagePort | undefined): Promise<void> {
  if (message.type === 'keep') await keepPages(message)
  else if (message.type === 'take over') await takeOver()
  port?.postMessage(VERSION)
}

/** Only when no other tab is open, which would lose the files it lives from. */
async function takeOver(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length <= 1) await self.skipWaiting()
}
