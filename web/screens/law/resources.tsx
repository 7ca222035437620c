import { resources } from '#content/law/links.ts'
import { lawTexts } from '#texts/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './law.module.css'
import { OuterLink } from './outer-link.tsx'

/** Spec §2 Legislation: the portal, the veterinary authority, a database of summaries. */
export function Resources() {
  const words = useTexts(lawTexts).resources
  return (
    <section aria-labelledby="resurse" data-later>
      <h2 id="resurse">{words.heading}</h2>
      <ul className={styles.acts}>
        {resources.map(({ name, url }) => (
          <li key={name} className={styles.act}>
            <h3>
              <OuterLink to={url}>{words[name].name}</OuterLink>
            </h3>
            <p>{words[name].about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
