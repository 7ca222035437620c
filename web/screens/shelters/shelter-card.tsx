import type { Shelter } from '#contract/shelters.ts'
import defaultShelter from '#web/assets/drawings/default-shelter.svg'
import type { OpenLink } from '#web/features/directory/directory.tsx'
import { RecordCard } from '#web/features/directory/record-card.tsx'

/** One shelter in the list. */
export function ShelterCard({ shelter, open }: { shelter: Shelter; open: OpenLink }) {
  return <RecordCard record={shelter} place={shelter.location} drawing={defaultShelter} open={open} />
}
