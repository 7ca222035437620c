import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { SearchIcon } from 'lucide-react'
import { categoryKey } from '#contract/blog-search.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { blogTexts } from '#texts/blog.ts'
import { useLatestParams } from '#web/features/address/latest-params.ts'
import { shownCategory } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { readAddress, searchOf, type BlogAddress } from './address.ts'
import styles from './blog.module.css'

/** The search box and the categories: a form of the browser's own, so that it also works before and without scripts. */
export function Search({ address, categories }: { address: BlogAddress; categories: string[] }) {
  const texts = useTexts(blogTexts)
  const [, changeParams] = useLatestParams()
  const find = (wanted: { q: string; category?: string }, replace: boolean) =>
    changeParams((current) => new URLSearchParams(searchOf({ ...readAddress(current), ...wanted, page: 1, openId: null })), {
      replace,
      preventScrollReset: true,
    })
  const { typed, type, settle } = useTypedSearch(address.q, (q) => find({ q }, true))

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pressed = event.nativeEvent.submitter
    const category = pressed instanceof HTMLButtonElement ? pressed.value : address.category
    const next = { q: settle(), category }
    const same = { ...next, page: 1, openId: null }
    if (searchOf(same) !== searchOf({ ...address, openId: null })) find(next, false)
  }

  return (
    <form role="search" method="get" action="/blogs" className={styles.search} onSubmit={submit}>
      <Field
        label={texts.search}
        type="search"
        name="q"
        value={typed}
        onChange={(event) => type(event.target.value)}
        placeholder={texts.searchPlaceholder}
        maxLength={SEARCH_CHARACTERS}
        enterKeyHint="search"
        autoComplete="off"
        end={
          // The first button of a form is what Enter presses: it keeps the category.
          <IconButton type="submit" name="category" value={address.category} aria-label={texts.searchAction}>
            <SearchIcon aria-hidden />
          </IconButton>
        }
      />
      <Categories chosen={address.category} categories={categories} />
    </form>
  )
}

function Categories({ chosen, categories }: { chosen: string; categories: string[] }) {
  const texts = useTexts(blogTexts)
  const language = useLanguage()
  const isChosen = (category: string) => categoryKey(category) === categoryKey(chosen)
  return (
    <div role="group" aria-label={texts.categories} className={styles.categories}>
      <button type="submit" name="category" value="" aria-pressed={isChosen('')} className={styles.category}>
        {texts.all}
      </button>
      {categories.map((category) => (
        <button key={category} type="submit" name="category" value={category} aria-pressed={isChosen(category)} className={styles.category}>
          {shownCategory(category, language).text}
        </button>
      ))}
    </div>
  )
}

/** The debounce: long enough to finish a word, short enough to feel live. */
const TYPING_PAUSE_MS = 200

/** The words in the search box: searched for after a pause, and following the address when it changes otherwise (back, 'Toate'). */
function useTypedSearch(q: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  const settled = useRef(q)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  useEffect(() => {
    if (q === settled.current) return
    settled.current = q
    setTyped(q)
  }, [q])

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === settled.current) return
    const pause = setTimeout(() => {
      // A button pressed during the pause has searched for these words already.
      if (wanted === settled.current) return
      settled.current = wanted
      latest.current(wanted)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  /** The words as they stand, when something else than the pause searches for them. */
  const settle = () => {
    settled.current = typed.trim()
    return settled.current
  }
  return { typed, type: setTyped, settle }
}
