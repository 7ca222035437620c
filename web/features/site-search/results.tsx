import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { FoundGroup, FoundKind, FoundPage, SiteSearch } from '#contract/site-search.ts'
import { siteSearchTexts } from '#texts/site-search.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { ASKED_AT_ONCE } from './asked-at-once.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './site-search.module.css'
import type { Found } from './use-found.ts'

interface ResultsProps {
  brought: Found | null
  /** Of the headings of the kinds. */
  level: 'h2' | 'h3'
}

/** What was found, by kind, and how much; where it reads like a question, or nothing was found, Bobita. */
export function Results({ brought, level }: ResultsProps) {
  const texts = useTexts(siteSearchTexts)
  const { asked, answer = null } = brought ?? {}
  const search = asked?.search ?? ''
  return (
    <>
      <p role="status" className={styles.count}>
        {answer && saidOf(answer, search, texts)}
      </p>
      {brought && answer === null && <Notice kind="error">{texts.failed}</Notice>}
      {answer && (answer.is_question || answer.groups.length === 0) && <AskBobita question={search} />}
      {answer?.groups.map((group) => (
        <Group key={group.kind} group={group} search={search} level={level} />
      ))}
    </>
  )
}

function saidOf({ groups }: SiteSearch, search: string, texts: (typeof siteSearchTexts)['ro' | 'en']): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return total === 0 ? `${texts.nothing(search)} ${texts.nothingAdvice}` : texts.found(total, search)
}

/** The way to an answer: the question goes along and is asked at once. */
function AskBobita({ question }: { question: string }) {
  const texts = useTexts(siteSearchTexts)
  return (
    <aside className={styles.ask}>
      <p>{texts.askWhy}</p>
      <ButtonLink
        to={`/chat?q=${encodeURIComponent(question)}`}
        state={ASKED_AT_ONCE}
        data-result
        icon={<MessageCircle aria-hidden />}
        className={styles.askLink}
      >
        {texts.ask(question)}
      </ButtonLink>
    </aside>
  )
}

/** The kinds whose own list can be searched with the same words. */
const lists: Partial<Record<FoundKind, string>> = { article: '/blogs', shelter: '/shelters', trainer: '/tamers', poison: '/otravuri' }

function Group({ group: { kind, total, results }, search, level: Heading }: { group: FoundGroup; search: string; level: ResultsProps['level'] }) {
  const texts = useTexts(siteSearchTexts)
  const id = `gasit-${Heading}-${kind}`
  const list = lists[kind]
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading id={id}>{texts.kinds[kind]}</Heading>
      <ul>
        {results.map((page) => (
          <li key={page.url + page.title}>
            <Found page={page} />
          </li>
        ))}
      </ul>
      {list !== undefined && total > results.length && (
        <p className={styles.more}>
          <Link to={`${list}?q=${encodeURIComponent(search)}`} data-result>
            {texts.more(total, texts.kinds[kind])}
          </Link>
        </p>
      )}
    </section>
  )
}

function Found({ page: { title, line, url, language } }: { page: FoundPage }) {
  const shown = useLanguage()
  const lang = language === shown ? undefined : language
  return (
    <>
      <Link to={url} data-result lang={lang} className={styles.title}>
        {title}
      </Link>
      {line !== '' && (
        <p lang={lang} className={styles.line}>
          {line}
        </p>
      )}
    </>
  )
}
