import { Scale, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { breedDetailTexts } from '#texts/breed-detail.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './breed-dialog.module.css'
import { BreedFacts } from './breed-facts.tsx'
import { BreedPicture } from './breed-picture.tsx'
import { Breeders } from './breeders.tsx'
import { codeOf, namesOf, type ShownBreed, type ShownDog } from './catalogue.ts'

export interface BreedDialogProps {
  /** Null while none is open. */
  breed: ShownBreed | null
  catalogue: readonly ShownBreed[]
  onClose: () => void
}

/** The detail of one breed with its breeders (S-315, S-316); a dog's also says what the law asks. */
export function BreedDialog({ breed, catalogue, onClose }: BreedDialogProps) {
  const language = useLanguage()
  return (
    <Dialog open={breed !== null} title={breed && namesOf(breed, language).shown} onClose={onClose} width="wide">
      {breed && (
        <>
          <div className={styles.head}>
            <BreedPicture breed={breed} className={styles.picture} loading="eager" />
            <Portrait breed={breed} />
          </div>
          {'slug' in breed && <DogLaw dog={breed} />}
          <Breeders key={codeOf(breed)} breed={breed} catalogue={catalogue} />
          <Buying />
        </>
      )}
    </Dialog>
  )
}

/** The breed in words and figures, beside its drawing. */
function Portrait({ breed }: { breed: ShownBreed }) {
  const language = useLanguage()
  const { other } = namesOf(breed, language)
  return (
    <div>
      {other !== null && (
        <p className={styles.other} lang={language === 'ro' ? 'en' : 'ro'}>
          {other}
        </p>
      )}
      <BreedFacts breed={breed} />
      <p>{breed.text}</p>
    </div>
  )
}

/** What to check before taking a kitten home, and which offences to walk away from (facts: content/law/notes.md, Law 138/2022). */
function Buying() {
  const { heading, points, law } = useTexts(breedDetailTexts).buying
  return (
    <section aria-labelledby="cumparare" className={styles.buying}>
      <h3 id="cumparare">
        <ShieldCheck size={24} aria-hidden /> {heading}
      </h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link to="/lege#legea-138-2022">{law}</Link>
    </section>
  )
}

/** What Romanian law asks for a dog of this breed (facts: content/law/notes.md on RECS, the article on Emergency Ordinance 55/2002). */
function DogLaw({ dog }: { dog: ShownDog }) {
  const { heading, everyDog, recs, dangerous, dangerousLink, anyDog } = useTexts(breedDetailTexts).dog.law
  return (
    <section aria-labelledby="ce-cere-legea" className={styles.buying}>
      <h3 id="ce-cere-legea">
        <Scale size={24} aria-hidden /> {heading}
      </h3>
      <ul>
        {dog.dangerous_category !== null && <li>{dangerous}</li>}
        <li>{everyDog}</li>
        <li>{anyDog}</li>
      </ul>
      {dog.dangerous_category !== null && <Link to="/blog/62">{dangerousLink}</Link>}
      <Link to="/blog/28">{recs}</Link>
    </section>
  )
}
