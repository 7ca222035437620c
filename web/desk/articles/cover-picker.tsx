import { useState, type KeyboardEvent } from 'react'
import { coverNames, type CoverAnimal } from '#content/pictures/cover-names.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import type { Language } from '#texts/language.ts'
import { coversTexts } from '#texts/staff/articles/covers.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import type { CoverWords } from './changed-fields.ts'
import { CoverDrawing } from './cover-drawing.tsx'
import styles from './cover-picker.module.css'

const ANIMALS = ['dog', 'cat', 'other'] as const satisfies readonly CoverAnimal[]
const NUMBERS = Object.keys(coverNames).map(Number)

interface Wanted {
  animal: CoverAnimal | null
  words: string
}

/** The drawing an article is shown with: the site's own choice, or one of those that are there. */
export function CoverPicker({ cover }: { cover: number | null }) {
  const texts = useTexts(coversTexts)
  const language = useLanguage()
  const words = useCoverWords()
  const [chosen, setChosen] = useState(cover)
  const [wanted, setWanted] = useState<Wanted>({ animal: null, words: '' })
  const found = new Set(NUMBERS.filter((number) => isWanted(number, wanted, language)))
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.cover}</legend>
      <p className={styles.chosen}>
        {chosen !== null && <CoverDrawing number={chosen} className={styles.drawing} />}
        <span>{words(chosen)}</span>
      </p>
      <details className={styles.choices}>
        <summary>{texts.change}</summary>
        <div className={styles.narrow}>
          <SelectField
            label={texts.which}
            value={wanted.animal ?? ''}
            onChange={({ target }) => setWanted({ ...wanted, animal: ANIMALS.find((animal) => animal === target.value) ?? null })}
          >
            <option value="">{texts.animals.all}</option>
            {ANIMALS.map((animal) => (
              <option key={animal} value={animal}>
                {texts.animals[animal]}
              </option>
            ))}
          </SelectField>
          <Field
            label={texts.search}
            hint={texts.searchHint}
            type="search"
            autoComplete="off"
            value={wanted.words}
            onChange={({ target }) => setWanted({ ...wanted, words: target.value })}
            onKeyDown={sendsNothing}
          />
        </div>
        <div className={styles.grid}>
          <label className={styles.choice}>
            <input type="radio" name="cover" value="" checked={chosen === null} onChange={() => setChosen(null)} />
            {texts.byItself}
          </label>
          {NUMBERS.map((number) => (
            // Those that do not match stay in the form: one of them may be the choice.
            <label key={number} className={styles.choice} hidden={!found.has(number)}>
              <input type="radio" name="cover" value={number} checked={chosen === number} onChange={() => setChosen(number)} />
              <CoverDrawing number={number} className={styles.drawing} />
              {words(number)}
            </label>
          ))}
        </div>
        {found.size === 0 && <p role="status">{texts.none}</p>}
      </details>
    </fieldset>
  )
}

/** The name of each drawing, and of having none chosen. */
export function useCoverWords(): CoverWords {
  const texts = useTexts(coversTexts)
  const language = useLanguage()
  return (cover) => coverName(cover, language) ?? texts.byItselfShort
}

/** What a drawing shows; undefined for one that is not there, or none. */
function coverName(cover: number | null, language: Language): string | undefined {
  return cover === null ? undefined : coverNames[cover]?.[language]
}

function isWanted(number: number, { animal, words }: Wanted, language: Language): boolean {
  const name = coverNames[number]
  if (!name || (animal !== null && !name.animals.includes(animal))) return false
  return finder(words.trim())(foldForSearch(name[language]))
}

/** Enter in the search would send the whole form. */
function sendsNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
