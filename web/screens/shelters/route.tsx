import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Shelter } from '#contract/shelters.ts'
import { sheltersTexts } from '#texts/shelters.ts'
import { apiContext } from '#web/api/context.ts'
import { listShelters, readShelter, searchShelters } from '#web/api/shelters.ts'
import { addressOf } from '#web/features/directory/address.ts'
import { Directory, type OpenLink } from '#web/features/directory/directory.tsx'
import { drawingOf } from '#web/features/directory/drawing.ts'
import { loadList, loadPage, type DirectoryCalls } from '#web/features/directory/load.ts'
import { RecordCard } from '#web/features/directory/record/record-card.tsx'
import { RecordDialog } from '#web/features/directory/record/record-dialog.tsx'
import { RecordFacts } from '#web/features/directory/record/record-facts.tsx'
import { unlessOnlyOpened } from '#web/features/directory/use-directory-address.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'

const GUIDE = '/blog/51'
/** Shelters are searched by name or location and by nothing else (S-151, S-152). */
const NO_FILTERS = { cities: [], species: [] }

const calls: DirectoryCalls<Shelter> = {
  list: listShelters,
  search: ({ q = '', page }, api) => searchShelters({ q, page }, api),
  one: readShelter,
  filters: async () => NO_FILTERS,
  filtersOf: () => NO_FILTERS,
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, sheltersTexts)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await loadPage(calls, sheltersAddress(request), context.get(apiContext))
  return data({ shown }, { status: shown.kind === 'failed' ? 503 : 200 })
}

/** The list is not waited for: the screen opens at once and says that it is loading. */
export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  return { shown: loadList(calls, sheltersAddress(request), context.get(apiContext)) }
}
clientLoader.hydrate = true as const

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return unlessOnlyOpened(args)
}

export default function SheltersScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Directory
      kind="shelter"
      words={useTexts(sheltersTexts)}
      guideTo={GUIDE}
      shown={loaderData.shown}
      searched={({ name, location }) => ({ name, place: location, species: [] })}
      card={(shelter, open) => <ShelterCard shelter={shelter} open={open} />}
      detail={(shelter, close) => <ShelterDialog shelter={shelter} onClose={close} />}
    />
  )
}

function sheltersAddress({ url }: Request) {
  return addressOf(new URL(url).searchParams)
}

/** One shelter in the list. */
function ShelterCard({ shelter, open }: { shelter: Shelter; open: OpenLink }) {
  return <RecordCard record={shelter} place={shelter.location} drawing={drawingOf('shelter', shelter)} open={open} />
}

/** 'Detalii Adăpost'. */
function ShelterDialog({ shelter, onClose }: { shelter: Shelter | null; onClose: () => void }) {
  const texts = useTexts(sheltersTexts)
  const location = shelter?.location ?? ''
  return (
    <RecordDialog
      kind="shelter"
      record={shelter}
      words={texts}
      place={location}
      website={shelter?.website ?? null}
      drawing={shelter ? drawingOf('shelter', shelter) : ''}
      onClose={onClose}
    >
      {location !== '' && <RecordFacts facts={[['location', location]]} />}
    </RecordDialog>
  )
}
