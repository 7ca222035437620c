import { breedsTexts } from '#texts/breeds.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { Photo } from '#web/ui/photo.tsx'
import { namesOf, type ShownBreed } from './catalogue.ts'
import { pictureOf } from './pictures.ts'

/** Spec §2: an image that fails falls back to the house shorthair's. */
const FALLBACK = 'HCS'

interface BreedPictureProps {
  breed: ShownBreed
  className?: string | undefined
  loading?: 'lazy' | 'eager'
}

/** The drawing of a breed. */
export function BreedPicture({ breed, className, loading = 'lazy' }: BreedPictureProps) {
  const language = useLanguage()
  const alt = breedsTexts[language].picture(namesOf(breed, language).shown)
  const size = { width: 480, height: 360, loading, className }
  return <Photo src={pictureOf(breed.ems)} alt={alt} {...size} fallback={<Photo src={pictureOf(FALLBACK)} alt={alt} {...size} />} />
}
