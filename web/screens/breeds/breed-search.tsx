import type { FormEvent } from 'react'
import { X } from 'lucide-react'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { breedsTexts } from '#texts/breeds.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './breeds.module.css'

interface BreedSearchProps {
  typed: string
  onType: (typed: string) => void
  /** Puts the search into the address without waiting for a pause. */
  onSearch: (search: string) => void
}

/** The search box; the grid follows every letter (spec §2). */
export function BreedSearch({ typed, onType, onSearch }: BreedSearchProps) {
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
      <form className={styles.search} onSubmit={submit}>
        <Field
          label={texts.search}
          type="search"
          name="q"
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_CHARACTERS}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          end={typed !== '' && clear}
        />
      </form>
    </search>
  )
}
