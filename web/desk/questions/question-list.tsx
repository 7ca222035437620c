import { useCallback, useState, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import type { QuestionGroup, QuestionsPage, QuestionsQuery } from '#contract/questions-desk.ts'
import { questionsTexts } from '#texts/staff/questions.ts'
import type { Api } from '#web/api/client.ts'
import { listQuestions } from '#web/api/questions-desk.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { DECIDED, LEARNING, QUESTIONS } from './paths.ts'
import card from '../frame/card.module.css'
import styles from './questions.module.css'

type Order = NonNullable<QuestionsQuery['order']>

/** What waits, alike questions together: the most asked or the newest first, by words. */
export function QuestionList() {
  const texts = useTexts(questionsTexts)
  const [q, setQ] = useState('')
  const [order, setOrder] = useState<Order>('most')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(formText(new FormData(event.currentTarget), 'q'))
  }
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <p>
        <Link to={`${QUESTIONS}/${DECIDED}`}>{texts.decisions}</Link>
      </p>
      <p>
        <Link to={`${QUESTIONS}/${LEARNING}`}>{texts.learning}</Link>
      </p>
      <search>
        <form className={card.search} onSubmit={search}>
          <Field label={texts.search} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={SEARCH_CHARACTERS} />
          <Button type="submit" variant="quiet" aria-label={texts.search} icon={<Search aria-hidden />} />
        </form>
      </search>
      <div className={styles.order}>
        <SelectField label={texts.order} value={order} onChange={(event) => setOrder(event.target.value === 'newest' ? 'newest' : 'most')}>
          <option value="most">{texts.orders.most}</option>
          <option value="newest">{texts.orders.newest}</option>
        </SelectField>
      </div>
      <FirstPage key={`${order} ${q}`} q={q} order={order} />
    </Page>
  )
}

interface QuestionFilter {
  q: string
  order: Order
}

function queryOf({ q, order }: QuestionFilter): QuestionsQuery {
  return { order, ...(q !== '' && { q }) }
}

function FirstPage({ q, order }: QuestionFilter) {
  const texts = useTexts(questionsTexts)
  const read = useCallback((api: Api) => listQuestions(api, queryOf({ q, order })), [q, order])
  const { state, again } = useRead(read, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {(page) =>
        page.groups.length > 0 ? <Pages first={page} asked={{ q, order }} /> : <p role="status">{page.waiting === 0 ? texts.none : texts.notFound}</p>
      }
    </ReadPart>
  )
}

function Pages({ first, asked }: { first: QuestionsPage; asked: QuestionFilter }) {
  const texts = useTexts(questionsTexts)
  const { api } = useDesk()
  return (
    <>
      <p role="status">{texts.waiting(first.waiting)}</p>
      <PagedList
        first={first.groups}
        next={first.next}
        read={async (after) => {
          const page = await listQuestions(api, { ...queryOf(asked), after })
          return { lines: page.groups, next: page.next }
        }}
        failed={texts.failed}
        more={texts.more}
      >
        {(group) => <QuestionCard key={group.id} group={group} />}
      </PagedList>
    </>
  )
}

function QuestionCard({ group }: { group: QuestionGroup }) {
  return (
    <li className={`${card.card} ${styles.question}`}>
      <Link to={`${QUESTIONS}/${group.id}`}>{group.question}</Link>
      <AskedLine group={group} />
    </li>
  )
}

/** How often, how many were told off, and when last. */
export function AskedLine({ group: { asked, disliked, newest_at } }: { group: QuestionGroup }) {
  const texts = useTexts(questionsTexts)
  const language = useLanguage()
  const said = [texts.asked(asked), ...(disliked > 0 ? [texts.disliked(disliked)] : []), texts.lastAsked(moment(newest_at, language))]
  return <p className={list.aside}>{said.join(' · ')}</p>
}
