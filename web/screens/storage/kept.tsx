import { useEffect, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { keptTexts } from '#texts/offline/kept.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { keptPages, removeKept, type KeptPage } from '#web/features/offline/kept.ts'
import { OFFLINE_KEY, registerWorker } from '#web/features/offline/register.ts'
import { shortDate } from '#web/lib/dates.ts'
import { fileSize } from '#web/lib/numbers.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './storage.module.css'

/** The pages this device keeps to be read without a network, and the way to be rid of them; known to the browser alone. */
export function Kept() {
  const texts = useTexts(keptTexts)
  const language = useLanguage()
  const { pages, isOff, remove, keep } = useKept()
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  return (
    <section>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <output>{pages.length > 0 ? <p>{texts.total(pages.length, fileSize(bytes, language))}</p> : <Notice>{isOff ? texts.off : texts.none}</Notice>}</output>
      {pages.length > 0 && <Pages pages={pages} />}
      {isOff ? (
        <Button variant="quiet" onClick={keep}>
          {texts.keepAgain}
        </Button>
      ) : (
        pages.length > 0 && (
          <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={remove}>
            {texts.remove}
          </Button>
        )
      )}
    </section>
  )
}

function Pages({ pages }: { pages: readonly KeptPage[] }) {
  const { caption, head } = useTexts(keptTexts)
  const language = useLanguage()
  return (
    <details className={styles.kept}>
      <summary>{caption}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{head.title}</th>
            <th scope="col">{head.size}</th>
            <th scope="col">{head.day}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={`${page.language} ${page.path}`}>
              <th scope="row" lang={page.language}>
                <a href={`${page.path}?lang=${page.language}`}>{page.title}</a>
              </th>
              <td>{fileSize(page.bytes, language)}</td>
              <td>{shortDate(page.on, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What is kept, looked at when the screen opens and after every change of it. */
function useKept() {
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  const [isOff, setIsOff] = useState(false)
  const look = () => {
    setIsOff(readStorage(OFFLINE_KEY) === 'off')
    keptPages().then(setPages, () => setPages([]))
  }
  useEffect(look, [])
  const choose = async (off: boolean) => {
    writeStorage(OFFLINE_KEY, off ? 'off' : null)
    await (off ? removeKept() : registerWorker())
    look()
  }
  return { pages, isOff, remove: () => void choose(true), keep: () => void choose(false) }
}
