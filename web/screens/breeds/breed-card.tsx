import { useId } from 'react'
import { Link } from 'react-router'
import { breedsTexts } from '#texts/breeds.ts'
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

/** One breed of the grid; all of the card is the link to its detail, named by the breed alone. */
export function BreedCard({ breed, link, first }: BreedCardProps) {
  const language = useLanguage()
  const texts = breedsTexts[language]
  const { shown, other } = namesOf(breed, language)
  const id = useId()
  return (
    <li>
      <Link {...link} aria-labelledby={id} className={styles.card}>
        <BreedPicture breed={breed} className={styles.picture} loading={first ? 'eager' : 'lazy'} />
        <div className={styles.words}>
          <h2 id={id}>{shown}</h2>
          {other !== null && (
            <p className={styles.other} lang={language === 'ro' ? 'en' : 'ro'}>
              {other}
            </p>
          )}
          <p className={styles.facts}>
            <span>
              {texts.emsCode} {breed.ems}
            </span>{' '}
            <span>{texts.category(breed.category)}</span>
          </p>
          <p className={styles.text}>{breed.text}</p>
        </div>
      </Link>
    </li>
  )
}
