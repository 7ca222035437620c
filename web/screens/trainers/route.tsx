import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isBreedName } from '#content/breeds/breed-names.ts'
import type { Trainer } from '#contract/trainers.ts'
import { trainersTexts } from '#texts/trainers.ts'
import { apiContext } from '#web/api/context.ts'
import { listTrainers, readTrainer, readTrainerFilters, searchTrainers } from '#web/api/trainers.ts'
import { addressOf } from '#web/features/directory/address.ts'
import { Chip } from '#web/features/directory/chip.tsx'
import { Directory, type OpenLink } from '#web/features/directory/directory.tsx'
import { drawingOf } from '#web/features/directory/drawing.ts'
import { loadList, loadPage, type DirectoryCalls } from '#web/features/directory/load.ts'
import { RecordCard } from '#web/features/directory/record/record-card.tsx'
import { RecordDialog } from '#web/features/directory/record/record-dialog.tsx'
import { RecordFacts } from '#web/features/directory/record/record-facts.tsx'
import { choices } from '#web/features/directory/selection.ts'
import { unlessOnlyOpened } from '#web/features/directory/use-directory-address.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'

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

/** One trainer in the list, with the animals they work with. */
function TrainerCard({ trainer, open }: { trainer: Trainer; open: OpenLink }) {
  const { speciesName } = useTexts(trainersTexts)
  return (
    <RecordCard record={trainer} place={trainer.city} drawing={drawingOf('trainer', trainer)} open={open}>
      {trainer.pets_can_train.map((item) => (
        <Chip key={item}>{speciesName(item)}</Chip>
      ))}
    </RecordCard>
  )
}

/** 'Detalii Trainer'. The specification names five labels; what is kept today fills two of them, the others say so. */
function TrainerDialog({ trainer, onClose }: { trainer: Trainer | null; onClose: () => void }) {
  const texts = useTexts(trainersTexts)
  const pets = (trainer?.pets_can_train ?? []).map(texts.speciesName).join(', ')
  const facts = [
    ['location', trainer?.city ?? ''],
    ['specialization', pets],
    ['type', ''],
    ['experience', ''],
    ['capacity', ''],
  ] as const
  return (
    <RecordDialog
      kind="trainer"
      record={trainer}
      words={texts}
      place={trainer?.city ?? ''}
      drawing={trainer ? drawingOf('trainer', trainer) : ''}
      onClose={onClose}
    >
      <RecordFacts facts={facts} />
    </RecordDialog>
  )
}
