import { breedsTexts } from '#texts/breeds.ts'
import emptyList from '#web/assets/drawings/empty-list.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { BreedCard } from './breed-card.tsx'
import styles from './breeds.module.css'
import type { ShownBreed } from './catalogue.ts'
import type { BreedsAddress } from './use-breeds-address.ts'

interface BreedGridProps {
  /** Those found. */
  breeds: readonly ShownBreed[]
  search: string
  linkTo: BreedsAddress['linkTo']
  onShowAll: () => void
}

/** How many breeds were found, and their cards. */
export function BreedGrid({ breeds, search, linkTo, onShowAll }: BreedGridProps) {
  const texts = useTexts(breedsTexts)
  return (
    <>
      <p role="status" className={styles.count}>
        {breeds.length === 0 ? texts.empty(search.trim()) : texts.found(breeds.length)}
      </p>
      {breeds.length === 0 ? (
        <div className={styles.empty}>
          <img src={emptyList} alt="" width={200} height={140} />
          <Button variant="quiet" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        </div>
      ) : (
        <ul className={styles.grid}>
          {breeds.map((breed, place) => (
            <BreedCard key={breed.ems} breed={breed} link={linkTo(breed.ems)} first={place === 0} />
          ))}
        </ul>
      )}
    </>
  )
}
