import { useEffect, useRef, type FormEvent } from 'react'
import { X } from 'lucide-react'
import type { TrainerFilters } from '#contract/directory.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { directoryTexts } from '#texts/directories.ts'
import { useTypedSearch } from '#web/features/address/use-typed-search.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { DirectoryAddress } from './address.ts'
import styles from './search-form.module.css'
import type { AddressControl } from './use-directory-address.ts'

export interface FilterWords {
  city: string
  allCities: string
  species: string
  allSpecies: string
  /** A species in the reader's language. */
  speciesName: (species: string) => string
}

interface SearchFormProps {
  address: DirectoryAddress
  placeholder: string
  filters: TrainerFilters | undefined
  filterWords: FilterWords | undefined
  onNarrow: AddressControl['narrow']
}

/** A search box and, where there are any, two filters. Before the scripts arrive it is an ordinary form that asks the server. */
export function SearchForm({ address, placeholder, filters = { cities: [], species: [] }, filterWords, onNarrow }: SearchFormProps) {
  const texts = useTexts(directoryTexts)
  const { typed, type, sendNow } = useTypedSearch(address.q, (q) => onNarrow({ q }, true))
  const form = useEarlyChoices(({ q, ...choices }) => {
    type(q)
    onNarrow({ q, ...choices }, true)
  }, address)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    sendNow(typed)
  }
  const clear = (
    <IconButton aria-label={texts.clearSearch} onClick={() => sendNow('')}>
      <X size={20} aria-hidden />
    </IconButton>
  )

  return (
    <search>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <div className={styles.search}>
          <Field
            label={texts.search}
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_CHARACTERS}
            value={typed}
            onChange={(event) => type(event.target.value)}
            end={typed !== '' && clear}
          />
        </div>
        {filterWords && <FilterFields words={filterWords} address={address} filters={filters} onNarrow={onNarrow} />}
      </form>
    </search>
  )
}

interface FilterFieldsProps extends Pick<SearchFormProps, 'address' | 'onNarrow'> {
  words: FilterWords
  filters: TrainerFilters
}

/** City and species, each with what the directory holds. */
function FilterFields({ words, address, filters, onNarrow }: FilterFieldsProps) {
  return (
    <>
      <SelectField label={words.city} name="city" value={address.city} onChange={(event) => onNarrow({ city: event.target.value }, false)}>
        <option value="">{words.allCities}</option>
        {withChosen(filters.cities, address.city).map((city) => (
          <option key={city}>{city}</option>
        ))}
      </SelectField>
      <SelectField label={words.species} name="species" value={address.species} onChange={(event) => onNarrow({ species: event.target.value }, false)}>
        <option value="">{words.allSpecies}</option>
        {withChosen(filters.species, address.species).map((species) => (
          <option key={species} value={species}>
            {words.speciesName(species)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

type Choices = Pick<DirectoryAddress, 'q' | 'city' | 'species'>

/** Whoever is quicker than the scripts keeps what they typed and chose: on arrival the form is read once and the address follows it. */
function useEarlyChoices(onFound: (choices: Choices) => void, { q, city, species }: Choices) {
  const form = useRef<HTMLFormElement>(null)
  const read = useRef(false)
  useEffect(() => {
    if (read.current || !form.current) return
    read.current = true
    const data = new FormData(form.current)
    const early = { q: textOf(data, 'q'), city: textOf(data, 'city'), species: textOf(data, 'species') }
    if (early.q !== q || early.city !== city || early.species !== species) onFound(early)
  })
  return form
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** A choice that came with the address stays visible, even where nobody has it. */
function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen]
}
