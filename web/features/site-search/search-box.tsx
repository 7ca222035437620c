import type { FormEvent } from 'react'
import { X } from 'lucide-react'
import { SITE_SEARCH_CHARACTERS } from '#contract/limits.ts'
import { DEFAULT_LANGUAGE } from '#texts/language.ts'
import { siteSearchTexts } from '#texts/site-search.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './site-search.module.css'

interface SearchBoxProps {
  typed: string
  onType: (typed: string) => void
  onSearch: (search: string) => void
  /** Takes the focus when the dialog around it opens. */
  focused?: boolean
}

/** Where one types. Without scripts it is an ordinary form that asks the server. */
export function SearchBox({ typed, onType, onSearch, focused }: SearchBoxProps) {
  const texts = useTexts(siteSearchTexts)
  const language = useLanguage()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  const clear = (
    <IconButton aria-label={texts.clear} onClick={() => onType('')}>
      <X size={20} aria-hidden />
    </IconButton>
  )
  return (
    <search>
      <form action="/cauta" className={styles.search} onSubmit={submit}>
        {/* Only the form without scripts sends it. */}
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
        <Field
          label={texts.search}
          type="search"
          name="q"
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SITE_SEARCH_CHARACTERS}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          end={typed !== '' && clear}
          data-autofocus={focused}
        />
        <Button type="submit" variant="quiet">
          {texts.action}
        </Button>
      </form>
    </search>
  )
}
