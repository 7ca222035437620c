import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { siteSearchTexts } from '#texts/site-search.ts'
import { useTypedSearch } from '#web/features/address/use-typed-search.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './site-search.module.css'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useFound } from './use-found.ts'

/** Of each kind; the page of the search shows more. */
const RESULTS = 3

/** The search over the page one is on; what is chosen there closes it. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(siteSearchTexts)
  return (
    <Dialog open={open} title={texts.title} onClose={onClose}>
      <Inside />
    </Dialog>
  )
}

function Inside() {
  const texts = useTexts(siteSearchTexts)
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { typed, type } = useTypedSearch(search, setSearch)
  const brought = useFound(search.trim(), RESULTS)
  const page = (words: string) => `/cauta?q=${encodeURIComponent(words.trim())}`
  return (
    <div ref={useArrowKeys()}>
      <SearchBox typed={typed} onType={type} onSearch={(words) => void navigate(page(words))} focused />
      <p className={styles.keys}>{texts.keys}</p>
      <Results brought={brought} level="h3" />
      {brought?.answer && brought.answer.groups.length > 0 && (
        <p>
          <Link to={page(search)} data-result>
            {texts.all}
          </Link>
        </p>
      )}
    </div>
  )
}
