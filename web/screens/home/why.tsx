import { BookOpenText, CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react'
import { homeTexts } from '#texts/home.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './why.module.css'

/** In the order of the texts. */
const icons = [CircleCheck, CircleAlert, BookOpenText, ShieldCheck]

/** Spec §2 Home: 'De Ce Să Ne Alegi?'. */
export function Why() {
  const { heading, list } = useTexts(homeTexts).why
  return (
    <section aria-labelledby="de-ce" data-later>
      <h2 id="de-ce">{heading}</h2>
      <ul className={styles.reasons}>
        {list.map(({ title, text }, place) => {
          const Icon = icons[place] ?? CircleCheck
          return (
            <li key={title}>
              <Icon size={24} aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
