import { useCallback, useState, type FormEvent } from 'react'
import { PenLine, Search } from 'lucide-react'
import { Link } from 'react-router'
import type { ArticleLine, ArticlesPage, ArticlesQuery } from '#contract/article-desk.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { articlesTexts } from '#texts/staff/articles.ts'
import { listArticles } from '#web/api/article-desk.ts'
import type { Api } from '#web/api/client.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { ImportFile } from './import-file.tsx'
import card from '../frame/card.module.css'
import styles from './articles.module.css'

type ArticleShelf = NonNullable<ArticlesQuery['show']> | 'all'

/** Every article, the newest first, by title and by where it stands. */
export function ArticleList() {
  const texts = useTexts(articlesTexts)
  const [q, setQ] = useState('')
  const [shelf, setShelf] = useState<ArticleShelf>('all')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(formText(new FormData(event.currentTarget), 'q'))
  }
  return (
    <Page title={texts.title} width="reading">
      <div className={styles.actions}>
        <ButtonLink to={`${DESK}/articole/nou`} icon={<PenLine aria-hidden />}>
          {texts.writeNew}
        </ButtonLink>
      </div>
      <search className={styles.find}>
        <form className={card.search} onSubmit={search}>
          <Field label={texts.search} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={SEARCH_CHARACTERS} />
          <Button type="submit" variant="quiet" aria-label={texts.search} icon={<Search aria-hidden />} />
        </form>
        <SelectField label={texts.show} value={shelf} onChange={(event) => setShelf(shelves.find((one) => one === event.target.value) ?? 'all')}>
          {shelves.map((one) => (
            <option key={one} value={one}>
              {texts.shelves[one]}
            </option>
          ))}
        </SelectField>
      </search>
      <FirstPage key={`${shelf} ${q}`} q={q} shelf={shelf} />
      <ImportFile />
    </Page>
  )
}

const shelves: readonly ArticleShelf[] = ['all', 'drafts', 'site', 'own', 'unpublished']

function queryOf(q: string, shelf: ArticleShelf): ArticlesQuery {
  return { ...(q !== '' && { q }), ...(shelf !== 'all' && { show: shelf }) }
}

function FirstPage({ q, shelf }: { q: string; shelf: ArticleShelf }) {
  const texts = useTexts(articlesTexts)
  const read = useCallback((api: Api) => listArticles(api, queryOf(q, shelf)), [q, shelf])
  const { state, again } = useRead(read, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {(page) => (page.articles.length === 0 ? <p role="status">{texts.none}</p> : <Pages first={page} query={queryOf(q, shelf)} />)}
    </ReadPart>
  )
}

function Pages({ first, query }: { first: ArticlesPage; query: ArticlesQuery }) {
  const texts = useTexts(articlesTexts)
  const { api } = useDesk()
  return (
    <PagedList
      first={first.articles}
      next={first.next}
      read={async (after) => {
        const page = await listArticles(api, { ...query, after })
        return { lines: page.articles, next: page.next }
      }}
      failed={texts.failed}
      more={texts.more}
    >
      {(line) => <ArticleCard key={line.id} line={line} />}
    </PagedList>
  )
}

function ArticleCard({ line: { id, title, category, from, state, draft } }: { line: ArticleLine }) {
  const texts = useTexts(articlesTexts)
  return (
    <li className={card.card}>
      <Link to={`${DESK}/articole/${id}`} lang="ro">
        {title || texts.untitled}
      </Link>
      <span className={list.aside}>{[category, texts.number(id), texts.from[from]].filter(Boolean).join(' · ')}</span>
      <span className={styles.marks}>
        {state === 'unpublished' && (
          <span className={list.mark} data-off>
            {texts.state.unpublished}
          </span>
        )}
        {draft !== null && <span className={list.mark}>{texts.drafts[draft]}</span>}
      </span>
    </li>
  )
}
