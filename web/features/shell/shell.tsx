import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { scriptlessTexts, shellTexts } from '#texts/shell.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useStoredLanguage } from '#web/features/language/use-switch-language.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useArrival } from './use-arrival.ts'

const MAIN_ID = 'continut'

/** What surrounds every screen: the way past the bar, the bar, and the live region that says where the reader has arrived. */
export function Shell({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts)
  const language = useLanguage()
  const title = useArrival()
  const opening = useNavigation().state === 'loading'
  const Footer = useMatches()
    .map(({ handle }) => handle)
    .find(hasFooter)?.footer
  useStoredLanguage(language)
  useFailedImages()

  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        {texts.skip}
      </a>
      <TopBar />
      {/* A browser that runs this never renders what stands in it. */}
      <noscript>{import.meta.env.SSR && <p className={styles.scriptless}>{scriptlessTexts[language]}</p>}</noscript>
      <div className={styles.opening} data-on={opening || undefined} aria-hidden />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={opening || undefined} className={styles.main}>
        {children}
      </main>
      {Footer && <Footer />}
      <VisuallyHidden>
        <span role="status">{title && texts.pageOpened(title)}</span>
      </VisuallyHidden>
    </>
  )
}

/** Hides every image that fails, so that the browser's broken mark is seen nowhere (S-481); the room it takes stays. */
function useFailedImages(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.dataset['failed'] = ''
    }
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) delete target.dataset['failed']
    }
    // Images of the server's HTML may have failed before anybody listened.
    for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.getAttribute('src')) image.dataset['failed'] = ''
    // Neither event bubbles: they are met on their way down.
    document.addEventListener('error', onError, true)
    document.addEventListener('load', onLoad, true)
    return () => {
      document.removeEventListener('error', onError, true)
      document.removeEventListener('load', onLoad, true)
    }
  }, [])
}

/** The `handle` of a route whose page ends with a footer, which stands beside the content, not in it, and loads with that page alone. */
export interface PageWithFooter {
  footer: ComponentType
}

function hasFooter(handle: unknown): handle is PageWithFooter {
  return typeof handle === 'object' && handle !== null && 'footer' in handle
}
