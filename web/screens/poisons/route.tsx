import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { poisonsTexts } from '#texts/first-aid/poisons.ts'
import { apiContext, languageContext } from '#web/api/context.ts'
import { listPoisons } from '#web/api/reference.ts'
import { useAddressSearch } from '#web/features/address/use-address-search.ts'
import { useTypedSearch } from '#web/features/address/use-typed-search.ts'
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
