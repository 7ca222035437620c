import type { Trainer } from '#contract/trainers.ts'
import { trainersTexts } from '#texts/trainers.ts'
import defaultAnimal from '#web/assets/drawings/default-animal.svg'
import { Chip } from '#web/features/directory/chip.tsx'
import type { OpenLink } from '#web/features/directory/directory.tsx'
import { RecordCard } from '#web/features/directory/record-card.tsx'
import { useTexts } from '#web/features/language/language.tsx'

/** One trainer in the list, with the animals they work with. */
export function TrainerCard({ trainer, open }: { trainer: Trainer; open: OpenLink }) {
  const { speciesName } = useTexts(trainersTexts)
  return (
    <RecordCard record={trainer} place={trainer.city} drawing={defaultAnimal} open={open}>
      {trainer.pets_can_train.map((item) => (
        <Chip key={item}>{speciesName(item)}</Chip>
      ))}
    </RecordCard>
  )
}
