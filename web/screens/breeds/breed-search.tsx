import type { FormEvent, ReactNode } from 'react'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { breedsTexts } from '#texts/breeds.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DOGS_SEARCH, type Species } from './address.ts'
import styles from './breeds.module.css'

interface BreedSearchProps {
  words: { search: string; searchPlaceholder: string }
  typed: string
  onType: (typed: string) => void
  /** Puts the search into the address without waiting for a pause. */
  onSearch: (search: string) => void
  /** What else the list can be narrowed by, and what an address sent without scripts must keep. */
  children?: ReactNode
}

/** The search box; the grid follows every letter (S-300). */
export function BreedSearch({ words, typed, onType, onSearch, children }: BreedSearchProps) {
  const texts = useTexts(breedsTexts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  const clear = (
    <IconButton aria-label={texts.clearSearch} onClick={() => onSearch('')}>
      <X size={20} aria-hidden />
    </IconButton>
  )
  return (
    <search>
      <form className={children ? styles.narrow : undefined} onSubmit={submit}>
        <div className={styles.search}>
          <Field
            label={words.search}
            type="search"
            name="q"
            placeholder={words.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_CHARACTERS}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            end={typed !== '' && clear}
          />
        </div>
        {children}
      </form>
    </search>
  )
}

/** 'Pisici' or 'Câini': two addresses of one screen. */
export function SpeciesSwitch({ shown }: { shown: Species }) {
  const texts = useTexts(breedsTexts).species
  const current = (species: Species) => (species === shown ? 'page' : undefined)
  return (
    <nav aria-label={texts.label} className={styles.switch}>
      <Link to="/tgamers" preventScrollReset aria-current={current('cat')}>
        {texts.cats}
      </Link>
      <Link to={`/tgamers${DOGS_SEARCH}`} preventScrollReset aria-current={current('dog')}>
        {texts.dogs}
      </Link>
    </nav>
  )
}
