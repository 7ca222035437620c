import { useId, useState, type ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { ARTICLE_FILE_CHARACTERS } from '#contract/limits.ts'
import { articlesTexts } from '#texts/staff/articles.ts'
import { importArticle } from '#web/api/article-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import styles from './articles.module.css'

/** Makes a Markdown file into a draft, or says what is wrong with the file. */
export function ImportFile() {
  const texts = useTexts(articlesTexts)
  const { api } = useDesk()
  const navigate = useNavigate()
  const id = useId()
  const [faults, setFaults] = useState<readonly string[]>([])
  const { state, run } = useCall({ failed: texts.notSent })
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (!file) return
    void run(async (options) => {
      setFaults([])
      const text = file.size > 4 * ARTICLE_FILE_CHARACTERS ? '' : await file.text()
      const imported = await importArticle(api, { name: file.name, text }, options)
      input.value = ''
      setFaults(imported.faults)
      if (imported.id !== null) await navigate(`${DESK}/articole/${imported.id}/scrie`)
    })
  }
  return (
    <details className={styles.more}>
      <summary>{texts.importTitle}</summary>
      <p>
        <label htmlFor={id}>{texts.importFile}</label>
      </p>
      <input id={id} type="file" accept=".md,text/markdown" onChange={choose} />
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {faults.length > 0 && (
        <Notice kind="warning" title={texts.importFaults}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
    </details>
  )
}
