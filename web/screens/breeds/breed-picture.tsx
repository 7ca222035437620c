import { breedsTexts } from '#texts/breeds.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { Photo } from '#web/ui/photo.tsx'
import shorthair from '../../../content/breeds/images/HCS.svg?url'
import mioritic from '../../../content/breeds/images/dogs/mioritic.svg?url'
import { namesOf, type ShownBreed } from './catalogue.ts'

/** An image of a cat that fails falls back to the house shorthair’s (S-304); a dog's, to the first dog's. */
const FALLBACK = { cat: shorthair, dog: mioritic }

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
  const fallback = 'ems' in breed ? FALLBACK.cat : FALLBACK.dog
  return <Photo src={breed.picture} alt={alt} {...size} fallback={<Photo src={fallback} alt={alt} {...size} />} />
}
