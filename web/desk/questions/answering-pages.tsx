import { useCallback, useState, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { LABELLED_CHARACTERS } from '#contract/limits.ts'
import type { AnsweringPage } from '#contract/questions-desk.ts'
import { questionsTexts } from '#texts/staff/questions.ts'
import type { Api } from '#web/api/client.ts'
import { listAnsweringPages } from '#web/api/questions-desk.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import card from '../frame/card.module.css'
import styles from './questions.module.css'

interface AnsweringPagesProps {
  /** The id of the form the choice goes with, as `page`. */
  form: string
  /** What is looked for until somebody looks for something else. */
  question: string
  error: string | undefined
}

/** The pages of the site that may answer, one to be chosen. */
export function AnsweringPages({ form, question, error }: AnsweringPagesProps) {
  const texts = useTexts(questionsTexts)
  const [q, setQ] = useState(question)
  const [chosen, setChosen] = useState<AnsweringPage | null>(null)
  const read = useCallback((api: Api) => listAnsweringPages(api, q), [q])
  const { state, again } = useRead(read, texts.failed)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(formText(new FormData(event.currentTarget), 'q'))
  }
  return (
    <>
      <search>
        <form className={card.search} onSubmit={search}>
          <Field label={texts.pageSearch} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={LABELLED_CHARACTERS} />
          <Button type="submit" variant="quiet" aria-label={texts.pageSearch} icon={<Search aria-hidden />} />
        </form>
      </search>
      <ReadPart state={state} again={again}>
        {(pages) => (
          <>
            {pages.length === 0 && <p role="status">{texts.noPages}</p>}
            <Choices form={form} pages={withChosen(pages, chosen)} chosen={chosen} onChoose={setChosen} />
          </>
        )}
      </ReadPart>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
    </>
  )
}

/** What was chosen stays in sight when something else is searched for. */
function withChosen(pages: readonly AnsweringPage[], chosen: AnsweringPage | null): readonly AnsweringPage[] {
  return chosen === null || pages.some(({ id }) => id === chosen.id) ? pages : [chosen, ...pages]
}

interface ChoicesProps {
  form: string
  pages: readonly AnsweringPage[]
  chosen: AnsweringPage | null
  onChoose: (page: AnsweringPage) => void
}

function Choices({ form, pages, chosen, onChoose }: ChoicesProps) {
  const texts = useTexts(questionsTexts)
  if (pages.length === 0) return null
  return (
    <fieldset className={styles.pages}>
      <legend>{texts.pageTitle}</legend>
      {pages.map((page) => (
        <div key={page.id} className={styles.page}>
          <label>
            <input type="radio" name="page" form={form} value={page.id} checked={chosen?.id === page.id} onChange={() => onChoose(page)} />
            <strong>{page.title}</strong>
            <span>{page.heading ?? texts.wholePage}</span>
            <small>{page.begins}</small>
          </label>
          <a className={list.aside} href={page.url} target="_blank" rel="noreferrer">
            {texts.look}
          </a>
        </div>
      ))}
    </fieldset>
  )
}
