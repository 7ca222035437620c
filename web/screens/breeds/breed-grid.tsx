import { lazy, Suspense, useEffect, useState } from 'react'
import { breedsTexts } from '#texts/breeds.ts'
import emptyList from '#web/assets/drawings/empty-list.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { BreedCard } from './breed-card.tsx'
import type { BreedDialogProps } from './breed-dialog.tsx'
import styles from './breeds.module.css'
import { codeOf, type ShownBreed } from './catalogue.ts'
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
          {breeds.map((breed, index) => (
            <BreedCard key={codeOf(breed)} breed={breed} link={linkTo(codeOf(breed))} first={index === 0} />
          ))}
        </ul>
      )}
    </>
  )
}

const BreedDialog = lazy(() => import('./breed-dialog.tsx').then((module) => ({ default: module.BreedDialog })))

/**
 * The detail of a breed: loaded with the first one that opens, because most readers only look, and kept so that closing is
 * seen. A dialog opens in the browser alone, so the page the server sends does not wait for it.
 */
export function BreedDetail(props: BreedDialogProps) {
  const [wanted, setWanted] = useState(false)
  const isOpen = props.breed !== null
  useEffect(() => {
    if (isOpen) setWanted(true)
  }, [isOpen])
  return <Suspense>{wanted && <BreedDialog {...props} />}</Suspense>
}
