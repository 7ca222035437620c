import { Building2, FlaskConical, House, Trees } from 'lucide-react'
import { lawTexts } from '#texts/law/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './audiences.module.css'

/** In the order of the texts: owners, wildlife, laboratories, slaughterhouses. */
const icons = [House, Trees, FlaskConical, Building2]

/** The quick-notes box on which acts matter to whom (S-292 to S-295). */
export function Audiences() {
  const { heading, list } = useTexts(lawTexts).audiences
  return (
    <section aria-labelledby="note-rapide" data-later className={styles.box}>
      <h2 id="note-rapide">{heading}</h2>
      <ul>
        {list.map((audience, index) => {
          const Icon = icons[index] ?? House
          return (
            <li key={audience.heading}>
              <h3>
                <Icon size={24} aria-hidden /> {audience.heading}
              </h3>
              {audience.points.map((point) => (
                <p key={point}>{point}</p>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
