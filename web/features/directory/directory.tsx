import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { DirectoryKind } from '#contract/directory.ts'
import { directoryTexts, type FindingWords } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Pager } from '#web/ui/pager.tsx'
import styles from './directory.module.css'
import { Failed, Loading } from './directory-states.tsx'
import { Finding } from './finding.tsx'
import { openRecord, type Loaded } from './load.ts'
import { SearchForm, type FilterWords } from './search-form.tsx'
import { select, type Searched, type Selection } from './selection.ts'
import { SuggestNote } from './suggestion-form.tsx'
import { useDirectoryAddress } from './use-directory-address.ts'
import { useSettled } from './use-settled.ts'

/** The words a directory needs of its own noun. */
export interface DirectoryWords {
  title: string
  intro: string
  guide: string
  searchPlaceholder: string
  found: (records: number) => string
  loading: string
  empty: string
  loadFailed: string
  suggestTitle: string
  suggestNote: string
  suggestAction: string
  finding: FindingWords
}

/** How a card opens the detail of its record. */
export interface OpenLink {
  to: string
  state: unknown
}

interface DirectoryProps<Item> {
  kind: DirectoryKind
  words: DirectoryWords
  /** An article that helps choosing. */
  guideTo: string
  shown: Loaded<Item> | Promise<Loaded<Item>>
  searched: (record: Item) => Searched
  /** The words of the filters beside the search; none when the specification gives the directory no filters. */
  filterWords?: FilterWords
  card: (record: Item, open: OpenLink) => ReactNode
  detail: (record: Item | null, onClose: () => void) => ReactNode
}

/** A directory screen: search, filters, cards by 8, the detail of one, and the note that invites suggestions. */
export function Directory<Item extends { id: number; is_example: boolean }>({
  kind,
  words,
  guideTo,
  shown,
  searched,
  filterWords,
  card,
  detail,
}: DirectoryProps<Item>) {
  const { value, waiting } = useSettled(shown)
  const loaded = value?.kind === 'loaded' ? value : null
  const { address, narrow, hrefOf, openState, close } = useDirectoryAddress(loaded?.list.whole ?? false)
  const texts = useTexts(directoryTexts)
  const { revalidate } = useRevalidator()

  const page = loaded && select(loaded.list, address, searched)
  const open = loaded && address.id !== null ? openRecord(loaded, address.id) : null
  const unknown = open === undefined && !waiting
  // A link to a record that is not on this page (opening one of the page loads nothing).
  useEffect(() => {
    if (unknown) void revalidate()
  }, [unknown, address.id, revalidate])
  const nobody = page !== null && page.real === 0
  const suggest = <SuggestNote kind={kind} words={words} prominent={nobody} />
  const gone = loaded !== null && !waiting && address.id !== null && open === null

  return (
    <Page title={words.title} intro={<Intro words={words} guideTo={guideTo} />}>
      <SearchForm address={address} placeholder={words.searchPlaceholder} filters={loaded?.filters} filterWords={filterWords} onNarrow={narrow} />
      {value?.kind === 'failed' && <Failed message={words.loadFailed} />}
      {value === null && <Loading label={words.loading} />}
      {gone && (
        <div className={styles.notice}>
          <Notice>{texts.gone}</Notice>
        </div>
      )}
      {page && nobody && <Finding words={words} address={address} examples={page.total > 0} suggest={suggest} />}
      {page && page.total > 0 && (
        <Results shown={page} found={nobody ? null : words.found(page.real)} waiting={waiting} hrefOf={(number) => hrefOf({ page: number, id: null })}>
          {page.records.map((record) => (
            <li key={record.id} data-later>
              {card(record, { to: hrefOf({ id: String(record.id) }), state: openState })}
            </li>
          ))}
        </Results>
      )}
      {!nobody && suggest}
      {detail(open ?? null, close)}
    </Page>
  )
}

interface ResultsProps {
  shown: Pick<Selection<unknown>, 'page' | 'pages'>
  /** How many were found; null when all that is shown are examples. */
  found: string | null
  /** Whether what was asked for since is still on its way. */
  waiting: boolean
  hrefOf: (page: number) => string
  children: ReactNode
}

/** One page of the cards, and the way to the others; a page that is turned is read from its top. */
function Results({ shown, found, waiting, hrefOf, children }: ResultsProps) {
  const texts = useTexts(directoryTexts)
  const top = useRef<HTMLParagraphElement>(null)
  const turnPage = () => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section aria-busy={waiting || undefined} className={styles.results}>
      {found === null && <h2>{texts.examplesHeading}</h2>}
      <p ref={top} tabIndex={-1} role="status" className={styles.count}>
        {[found, shown.pages > 1 && texts.page(shown.page, shown.pages)].filter(Boolean).join(', ')}
      </p>
      <ul className={styles.cards}>{children}</ul>
      <Pager current={shown.page} pages={shown.pages} hrefOf={hrefOf} onPage={turnPage} />
    </section>
  )
}

function Intro({ words, guideTo }: Pick<DirectoryProps<never>, 'words' | 'guideTo'>) {
  return (
    <>
      {words.intro} <Link to={guideTo}>{words.guide}</Link>
    </>
  )
}
