import type { ReactNode } from 'react'
import { breedDetailTexts } from '#texts/breed-detail.ts'
import { breedsTexts } from '#texts/breeds.ts'
import { dogBreedsTexts } from '#texts/dog-breeds.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './breed-facts.module.css'
import type { ShownBreed, ShownCat, ShownDog } from './catalogue.ts'

/** What can be told of a breed at a glance, and how sure it is; a fact nobody tells is left out. */
export function BreedFacts({ breed }: { breed: ShownBreed }) {
  const texts = useTexts(breedDetailTexts)
  return (
    <>
      <dl className={styles.facts}>{'ems' in breed ? <CatFacts cat={breed} /> : <DogFacts dog={breed} />}</dl>
      <p className={styles.note}>{texts.factsNote}</p>
    </>
  )
}

function CatFacts({ cat: { ems, category, weight_kg, life_years, coat } }: { cat: ShownCat }) {
  const texts = useTexts(breedDetailTexts)
  const { emsCode } = useTexts(breedsTexts)
  return (
    <>
      {weight_kg && <Fact name={texts.usualWeight}>{texts.weight(weight_kg.from, weight_kg.to)}</Fact>}
      {life_years && <Fact name={texts.lifeSpan}>{texts.life(life_years.from, life_years.to)}</Fact>}
      <Fact name={texts.coat}>{texts.coatOf(coat)}</Fact>
      <Fact name={emsCode}>{ems}</Fact>
      <Fact name={texts.fifeCategory}>{category === '-' ? `- (${texts.houseCats})` : category}</Fact>
    </>
  )
}

function DogFacts({ dog: { sizes, height_cm, weight_kg, life_years, coat, risks, fci_group, fci_number } }: { dog: ShownDog }) {
  const texts = useTexts(breedDetailTexts)
  const { size, sizeOf, groups } = useTexts(dogBreedsTexts)
  return (
    <>
      <Fact name={size}>{sizeOf(sizes)}</Fact>
      <Fact name={texts.dog.height}>{texts.dog.centimetres(height_cm.from, height_cm.to)}</Fact>
      <Fact name={texts.usualWeight}>{texts.weight(weight_kg.from, weight_kg.to)}</Fact>
      <Fact name={texts.lifeSpan}>{texts.life(life_years.from, life_years.to)}</Fact>
      <Fact name={texts.coat}>{texts.coatOf(coat)}</Fact>
      <Fact name={texts.dog.risks}>{risks.join('; ')}</Fact>
      <Fact name={texts.dog.fci}>{texts.dog.fciStandard(fci_group, groups[fci_group - 1] ?? '', fci_number)}</Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt> <dd>{children}</dd>
    </div>
  )
}
