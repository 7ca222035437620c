import { createRoot } from 'react-dom/client'
import { newVersionTexts } from '#texts/offline/new-version.ts'
import { shownLanguage } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { askWorker } from './ask-worker.ts'
import styles from './new-version.module.css'

declare global {
  interface Window {
    /** React Router's table of screens; its version tells one build from another. */
    __reactRouterManifest?: { version: string }
  }
}

let told = false

/**
 * Says once that a newer site is ready, and leaves it to the person: nothing reloads by itself. A tab that was opened
 * after the change has the new version already and is told nothing.
 */
export async function tellNewVersion({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || told) return
  told = true
  const version = await askWorker(waiting, { type: 'version' })
  if (version === window.__reactRouterManifest?.version) return void askWorker(waiting, { type: 'take over' })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  const reload = () => {
    // The page comes anew from the network either way; the worker changes now if this is the only tab, else with the last one.
    void askWorker(waiting, { type: 'take over' }).then(() => location.reload())
  }
  root.render(<NewVersion onReload={reload} onLater={close} />)
}

function NewVersion({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  const texts = newVersionTexts[shownLanguage()]
  return (
    <aside className={styles.line} aria-label={texts.told}>
      <p role="status">{texts.told}</p>
      <Button size="small" onClick={onReload}>
        {texts.reload}
      </Button>
      <Button size="small" variant="quiet" onClick={onLater}>
        {texts.later}
      </Button>
    </aside>
  )
}
