import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { breedsTexts } from '#texts/breeds.ts'
import { dogBreedsTexts } from '#texts/dog-breeds.ts'
import { listBreeds, listDogBreeds } from '#web/api/breeds.ts'
import { apiContext, languageContext } from '#web/api/context.ts'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'
import { DOGS_SEARCH, speciesOf } from './address.ts'
import { codeOf, namesOf, type ShownBreed } from './catalogue.ts'
import { Cats, Dogs } from './cats-and-dogs.tsx'
import { dogInLanguage, inLanguage } from './in-language.ts'

/** One species, in one language: a page carries no more. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [api, language] = [context.get(apiContext), context.get(languageContext)]
  if (speciesOf(new URL(request.url).searchParams) === 'cat') {
    return { species: 'cat' as const, breeds: (await listBreeds(api)).map((breed) => inLanguage(breed, language)) }
  }
  return { species: 'dog' as const, breeds: (await listDogBreeds(api)).map((dog) => dogInLanguage(dog, language)) }
}

/** Searching, opening and closing change the address alone; another species or language changes the catalogue. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (speciesOf(currentUrl.searchParams) !== speciesOf(nextUrl.searchParams)) return true
  const sameLanguage = currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang')
  return currentUrl.search !== nextUrl.search && sameLanguage ? false : defaultShouldRevalidate
}

export function meta(args: Route.MetaArgs) {
  const { species, breeds } = args.loaderData ?? { species: 'cat', breeds: [] }
  const code = new URLSearchParams(args.location.search).get('rasa')?.toLowerCase()
  const look = species === 'dog' ? { path: `${args.location.pathname}${DOGS_SEARCH}` } : {}
  const open = breeds.find((breed: ShownBreed) => codeOf(breed).toLowerCase() === code)
  if (!open) return pageMeta(args, species === 'dog' ? dogBreedsTexts : breedsTexts, look)
  const title = (language: 'ro' | 'en') => (species === 'dog' ? namesOf(open, language).shown : `${namesOf(open, language).shown} (${codeOf(open)})`)
  return pageMeta(args, { ro: { title: title('ro'), description: open.text }, en: { title: title('en'), description: open.text } }, look)
}

export default function BreedsScreen({ loaderData }: Route.ComponentProps) {
  return loaderData.species === 'cat' ? <Cats cats={loaderData.breeds} /> : <Dogs dogs={loaderData.breeds} />
}
