import type { Trainer } from '#contract/trainers.ts'
import { trainersTexts } from '#texts/trainers.ts'
import defaultAnimal from '#web/assets/drawings/default-animal.svg'
import { RecordDialog } from '#web/features/directory/record-dialog.tsx'
import { RecordFacts } from '#web/features/directory/record-facts.tsx'
import { useTexts } from '#web/features/language/language.tsx'

/** 'Detalii Trainer'. The specification names five labels; what is kept today fills two of them, the others say so. */
export function TrainerDialog({ trainer, onClose }: { trainer: Trainer | null; onClose: () => void }) {
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
    <RecordDialog kind="trainer" record={trainer} words={texts} place={trainer?.city ?? ''} drawing={defaultAnimal} onClose={onClose}>
      <RecordFacts facts={facts} />
    </RecordDialog>
  )
}
