import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isBreedName } from '#content/breeds/breed-names.ts'
import type { Trainer } from '#contract/trainers.ts'
import { trainersTexts } from '#texts/trainers.ts'
import { apiContext } from '#web/api/context.ts'
import { listTrainers, readTrainer, readTrainerFilters, searchTrainers } from '#web/api/trainers.ts'
import { addressOf } from '#web/features/directory/address.ts'
import { Directory } from '#web/features/directory/directory.tsx'
import { loadList, loadPage, type DirectoryCalls } from '#web/features/directory/load.ts'
import { choices } from '#web/features/directory/selection.ts'
import { unlessOnlyOpened } from '#web/features/directory/use-directory-address.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'
import { TrainerCard } from './trainer-card.tsx'
import { TrainerDialog } from './trainer-dialog.tsx'

const GUIDE = '/blog/42'

const calls: DirectoryCalls<Trainer> = {
  list: listTrainers,
  search: searchTrainers,
  one: readTrainer,
  filters: readTrainerFilters,
  filtersOf: (trainers) => ({
    cities: choices(trainers.map(({ city }) => city)),
    species: choices(trainers.flatMap(({ pets_can_train }) => pets_can_train).filter((item) => !isBreedName(item))),
  }),
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, trainersTexts)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await loadPage(calls, addressOf(new URL(request.url).searchParams), context.get(apiContext))
  return data({ shown }, { status: shown.kind === 'failed' ? 503 : 200 })
}

/** The list is not waited for: the screen opens at once and says that it is loading. */
export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  return { shown: loadList(calls, addressOf(new URL(request.url).searchParams), context.get(apiContext)) }
}
clientLoader.hydrate = true as const

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return unlessOnlyOpened(args)
}

export default function TrainersScreen({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(trainersTexts)
  return (
    <Directory
      kind="trainer"
      words={texts}
      guideTo={GUIDE}
      shown={loaderData.shown}
      searched={({ name, city, pets_can_train }) => ({ name, place: city, species: pets_can_train })}
      filterWords={texts}
      card={(trainer, open) => <TrainerCard trainer={trainer} open={open} />}
      detail={(trainer, close) => <TrainerDialog trainer={trainer} onClose={close} />}
    />
  )
}
