import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { breedsTexts } from '#texts/breeds.ts'
import { dogBreedsTexts } from '#texts/dog-breeds.ts'
import type { Language } from '#texts/language.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import styles from './breed-card.module.css'
import { BreedPicture } from './breed-picture.tsx'
import { namesOf, type ShownBreed } from './catalogue.ts'
import type { BreedsAddress } from './use-breeds-address.ts'

interface BreedCardProps {
  breed: ShownBreed
  link: ReturnType<BreedsAddress['linkTo']>
  /** The first picture of the page is not put off. */
  first: boolean
}

/** One breed of the grid. Pressing it anywhere opens its detail; its name is the link for everybody who does not point. */
export function BreedCard({ breed, link, first }: BreedCardProps) {
  const language = useLanguage()
  const { shown, other } = namesOf(breed, language)
  const [firstFact, secondFact] = factsOf(breed, language)
  return (
    // The link inside does the same for keyboards and listeners.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.card} data-later onClick={followLink}>
      <BreedPicture breed={breed} className={styles.picture} loading={first ? 'eager' : 'lazy'} />
      <div className={styles.words}>
        <h2>
          <Link {...link}>{shown}</Link>
        </h2>
        {other !== null && (
          <p className={styles.other} lang={language === 'ro' ? 'en' : 'ro'}>
            {other}
          </p>
        )}
        <p className={styles.facts}>
          <span>{firstFact}</span> <span>{secondFact}</span>
        </p>
        <p className={styles.text}>{breed.text}</p>
      </div>
    </li>
  )
}

/** The two facts under a name: the code and category of a cat, the group and size of a dog. */
function factsOf(breed: ShownBreed, language: Language): [string, string] {
  if ('ems' in breed) {
    const { emsCode, category } = breedsTexts[language]
    return [`${emsCode} ${breed.ems}`, category(breed.category)]
  }
  const { groupNumber, shortSize } = dogBreedsTexts[language]
  return [groupNumber(breed.fci_group), shortSize(breed.sizes)]
}

/** A press beside the link is a press on it, so that the focus comes back to it; one that ends the selecting of text is none. */
function followLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const link = currentTarget.querySelector('a')
  if (!link || (target instanceof Node && link.contains(target)) || window.getSelection()?.isCollapsed === false) return
  link.focus({ preventScroll: true })
  link.click()
}
