import type { Shelter } from '#contract/shelters.ts'
import { sheltersTexts } from '#texts/shelters.ts'
import defaultShelter from '#web/assets/drawings/default-shelter.svg'
import { RecordDialog } from '#web/features/directory/record-dialog.tsx'
import { RecordFacts } from '#web/features/directory/record-facts.tsx'
import { useTexts } from '#web/features/language/language.tsx'

/** 'Detalii Adăpost'. */
export function ShelterDialog({ shelter, onClose }: { shelter: Shelter | null; onClose: () => void }) {
  const texts = useTexts(sheltersTexts)
  const location = shelter?.location ?? ''
  return (
    <RecordDialog kind="shelter" record={shelter} words={texts} place={location} website={shelter?.website ?? null} drawing={defaultShelter} onClose={onClose}>
      {location !== '' && <RecordFacts facts={[['location', location]]} />}
    </RecordDialog>
  )
}
