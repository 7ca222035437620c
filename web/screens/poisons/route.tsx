import { useCallback } from 'react'
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { poisonsTexts } from '#texts/first-aid/poisons.ts'
import { apiContext, languageContext } from '#web/api/context.ts'
import { listPoisons } from '#web/api/reference.ts'
import { useTypedSearch } from '#web/features/directory/use-typed-search.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { PoisonList } from './poison-list.tsx'
import { findPoisons, PoisonSearch } from './poison-search.tsx'
import styles from './poisons.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  return listPoisons(context.get(languageContext), context.get(apiContext))
}

/** Searching changes the address alone; another language changes the table. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const sameLanguage = currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang')
  return currentUrl.search !== nextUrl.search && sameLanguage ? false : defaultShouldRevalidate
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, poisonsTexts)
}

export default function PoisonsScreen({ loaderData: poisons }: Route.ComponentProps) {
  const texts = useTexts(poisonsTexts)
  const [search, setSearch] = useAddressSearch()
  const { typed, type, sendNow } = useTypedSearch(search, setSearch)
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Notice kind="warning">{texts.first}</Notice>
      <PoisonSearch typed={typed} onType={type} onSearch={sendNow} />
      <PoisonList poisons={findPoisons(poisons, typed)} search={typed} onShowAll={() => sendNow('')} />
      <p className={styles.aside}>{texts.legend}</p>
      <p className={styles.aside}>{texts.review}</p>
    </Page>
  )
}

/** `?q=`, replaced while typing; nothing is loaded anew. */
function useAddressSearch(): [string, (search: string) => void] {
  const [params, setParams] = useSearchParams()
  const setSearch = useCallback(
    (search: string) => {
      const changed = (current: URLSearchParams) => {
        const next = new URLSearchParams(current)
        if (search === '') next.delete('q')
        else next.set('q', search)
        return next
      }
      setParams(changed, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
    },
    [setParams],
  )
  return [(params.get('q') ?? '').slice(0, SEARCH_CHARACTERS), setSearch]
}
