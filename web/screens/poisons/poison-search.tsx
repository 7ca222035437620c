import type { FormEvent } from 'react'
import { X } from 'lucide-react'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import type { Poison } from '#contract/poisons.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import { poisonsTexts } from '#texts/first-aid/poisons.ts'
import { DEFAULT_LANGUAGE } from '#texts/language.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './poisons.module.css'

interface PoisonSearchProps {
  typed: string
  onType: (typed: string) => void
  /** Puts the search into the address without waiting for a pause. */
  onSearch: (search: string) => void
}

/** The search box; the table follows every letter. Without scripts it is an ordinary form that asks the server. */
export function PoisonSearch({ typed, onType, onSearch }: PoisonSearchProps) {
  const texts = useTexts(poisonsTexts)
  const language = useLanguage()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  const clear = (
    <IconButton aria-label={texts.clear} onClick={() => onSearch('')}>
      <X size={20} aria-hidden />
    </IconButton>
  )
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        {/* Only the form without scripts sends it. */}
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
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
        <Button type="submit" variant="quiet">
          {texts.searchAction}
        </Button>
      </form>
    </search>
  )
}

/** Those with every word of the search in one of their names, in either language; diacritics and case do not count. Names that begin with it come first. */
export function findPoisons(poisons: readonly Poison[], search: string): Poison[] {
  const asked = search.trim()
  if (asked === '') return [...poisons]
  const holds = finder(asked)
  const found = poisons.filter(({ name, other_names }) => [name, ...other_names].some((one) => holds(foldForSearch(one))))
  return found.toSorted((one, other) => Number(beginsWith(other, foldForSearch(asked))) - Number(beginsWith(one, foldForSearch(asked))))
}

function beginsWith({ name }: Poison, folded: string): boolean {
  return foldForSearch(name).startsWith(folded)
}
