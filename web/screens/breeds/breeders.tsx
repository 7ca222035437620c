import { breedDetailTexts } from '#texts/breed-detail.ts'
import type { Trainer } from '#contract/trainers.ts'
import { telHref } from '#web/features/directory/phone.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './breeders.module.css'
import type { ShownBreed } from './catalogue.ts'
import { useBreeders } from './find-breeders.ts'

/** 'Crescători pentru această rasă' (S-316 to S-318); for a dog, whoever trains or breeds it. */
export function Breeders({ breed, catalogue }: { breed: ShownBreed; catalogue: readonly ShownBreed[] }) {
  const { breeders: texts, dog } = useTexts(breedDetailTexts)
  const { heading, none } = 'ems' in breed ? texts : dog.helpers
  const found = useBreeders(breed, catalogue)
  return (
    <section aria-labelledby="crescatori" className={styles.section}>
      <h3 id="crescatori">{heading}</h3>
      {found.kind === 'searching' && <p role="status">{texts.searching}</p>}
      {found.kind === 'found' && found.breeders.length === 0 && <p role="status">{none}</p>}
      {found.kind === 'found' && found.breeders.length > 0 && (
        <ul className={styles.breeders}>
          {found.breeders.map((breeder) => (
            <Breeder key={breeder.id} breeder={breeder} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Breeder({ breeder: { name, city, phone_numbers, pets_can_train, is_example } }: { breeder: Trainer }) {
  const texts = useTexts(breedDetailTexts).breeders
  return (
    <li>
      <h4>{name}</h4>
      <p>{is_example ? `${city} (${texts.example})` : city}</p>
      {phone_numbers.length > 0 && (
        <p>
          {texts.phone}: <Phones numbers={phone_numbers} />
        </p>
      )}
      <p>
        {texts.specialised}: {pets_can_train.join(', ')}
      </p>
    </li>
  )
}

/** Joined by commas (S-320), each to be called. */
function Phones({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, index) => {
    const href = telHref(number)
    return (
      <span key={number}>
        {index > 0 && ', '}
        {href === null ? number : <a href={href}>{number}</a>}
      </span>
    )
  })
}
