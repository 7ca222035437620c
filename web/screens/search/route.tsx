import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SITE_SEARCH_RESULTS } from '#contract/limits.ts'
import { siteSearchTexts } from '#texts/site-search.ts'
import { apiContext, languageContext } from '#web/api/context.ts'
import { searchSite } from '#web/api/site-search.ts'
import { searchIn, useAddressSearch } from '#web/features/address/use-address-search.ts'
import { useTypedSearch } from '#web/features/address/use-typed-search.ts'
import { languageMayChange } from '#web/features/language/choose-language.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Results } from '#web/features/site-search/results.tsx'
import { SearchBox } from '#web/features/site-search/search-box.tsx'
import { useArrowKeys } from '#web/features/site-search/use-arrow-keys.ts'
import { useFound, type Found } from '#web/features/site-search/use-found.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const search = searchIn(new URL(request.url).searchParams).trim()
  if (search === '') return data<Found | null>(null)
  const asked = { search, language, limit: SITE_SEARCH_RESULTS }
  const answer = await searchSite(search, asked, context.get(apiContext)).catch(() => null)
  return data<Found | null>({ asked, answer }, { status: answer === null ? 503 : 200 })
}

/** While one types the browser asks by itself. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const samePage = args.currentUrl.pathname === args.nextUrl.pathname
  return samePage ? languageMayChange(args) : args.defaultShouldRevalidate
}

/** Results are no page of their own to a search engine. */
export function meta(args: Route.MetaArgs) {
  return pageMeta(args, siteSearchTexts, { noindex: true })
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(siteSearchTexts)
  const [search, setSearch] = useAddressSearch()
  const { typed, type, sendNow } = useTypedSearch(search, setSearch)
  const brought = useFound(search.trim(), SITE_SEARCH_RESULTS, loaderData)
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div ref={useArrowKeys()}>
        <SearchBox typed={typed} onType={type} onSearch={sendNow} />
        <Results brought={brought} level="h2" />
      </div>
    </Page>
  )
}
