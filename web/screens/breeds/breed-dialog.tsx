import { breedsTexts } from '#texts/breeds.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './breed-dialog.module.css'
import { BreedPicture } from './breed-picture.tsx'
import { Breeders } from './breeders.tsx'
import { Buying } from './buying.tsx'
import { namesOf, type ShownBreed } from './catalogue.ts'

interface BreedDialogProps {
  /** Null while none is open. */
  breed: ShownBreed | null
  catalogue: readonly ShownBreed[]
  onClose: () => void
}

/** Spec §2 Cat breeds: the detail of one breed with its breeders. */
export function BreedDialog({ breed, catalogue, onClose }: BreedDialogProps) {
  const language = useLanguage()
  return (
    <Dialog open={breed !== null} title={breed && namesOf(breed, language).shown} onClose={onClose} width="wide">
      {breed && (
        <>
          <div className={styles.head}>
            <BreedPicture breed={breed} className={styles.picture} loading="eager" />
            <Facts breed={breed} />
          </div>
          <Breeders key={breed.ems} breed={breed} catalogue={catalogue} />
          <Buying />
        </>
      )}
    </Dialog>
  )
}

function Facts({ breed }: { breed: ShownBreed }) {
  const language = useLanguage()
  const texts = breedsTexts[language]
  const { other } = namesOf(breed, language)
  return (
    <div>
      {other !== null && (
        <p className={styles.other} lang={language === 'ro' ? 'en' : 'ro'}>
          {other}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.emsCode}</dt> <dd>{breed.ems}</dd>
        </div>
        <div>
          <dt>{texts.fifeCategory}</dt> <dd>{breed.category === '-' ? `- (${texts.houseCats})` : breed.category}</dd>
        </div>
      </dl>
      <p>{breed.text}</p>
    </div>
  )
}
