import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { breedsTexts } from '#texts/breeds.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './buying.module.css'

/** What to check before taking a kitten home, and which offences to walk away from (facts: content/law/notes.md, Law 138/2022). */
export function Buying() {
  const { heading, points, law } = useTexts(breedsTexts).buying
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
