import { ExternalLink } from 'lucide-react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { breedsTexts } from '#texts/breeds.ts'
import { listBreeds } from '#web/api/breeds.ts'
import { apiContext, languageContext } from '#web/api/context.ts'
import { useTypedSearch } from '#web/features/directory/use-typed-search.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { BreedDialog } from './breed-dialog.tsx'
import { BreedGrid } from './breed-grid.tsx'
import { BreedSearch } from './breed-search.tsx'
import styles from './breeds.module.css'
import { findBreeds, inLanguage, namesOf } from './catalogue.ts'
import { useBreedsAddress } from './use-breeds-address.ts'

/** FIFe's own page on the codes. */
const EMS_SYSTEM = 'https://fifeweb.org/cats/ems-system/'

export async function loader({ context }: Route.LoaderArgs) {
  const breeds = await listBreeds(context.get(apiContext))
  return breeds.map((breed) => inLanguage(breed, context.get(languageContext)))
}

/** Searching, opening and closing change the address alone; another language changes the catalogue. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const sameLanguage = currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang')
  return currentUrl.search !== nextUrl.search && sameLanguage ? false : defaultShouldRevalidate
}

export function meta(args: Route.MetaArgs) {
  const open = args.loaderData?.find(({ ems }) => ems === new URLSearchParams(args.location.search).get('rasa')?.toUpperCase())
  if (!open) return pageMeta(args, breedsTexts)
  const words = (language: 'ro' | 'en') => ({ title: `${namesOf(open, language).shown} (${open.ems})`, description: open.text })
  return pageMeta(args, { ro: words('ro'), en: words('en') })
}

export default function BreedsScreen({ loaderData: breeds }: Route.ComponentProps) {
  const texts = useTexts(breedsTexts)
  const { search, open, setSearch, linkTo, close } = useBreedsAddress()
  const { typed, type, sendNow } = useTypedSearch(search, setSearch)
  const opened = breeds.find(({ ems }) => ems === open?.toUpperCase()) ?? null

  return (
    <Page title={texts.title} intro={texts.intro}>
      <BreedSearch typed={typed} onType={type} onSearch={sendNow} />
      <BreedGrid breeds={findBreeds(breeds, typed)} search={typed} linkTo={linkTo} onShowAll={() => sendNow('')} />
      <p className={styles.official}>
        <a href={EMS_SYSTEM} target="_blank" rel="noopener noreferrer">
          {texts.officialCodes} ({texts.newTab}) <ExternalLink size={16} aria-hidden />
        </a>
      </p>
      <BreedDialog breed={opened} catalogue={breeds} onClose={close} />
    </Page>
  )
}
