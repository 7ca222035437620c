import { Link } from 'react-router'
import { homeTexts } from '#texts/home.ts'
import trainerPicture from '#web/assets/drawings/default-animal.svg'
import shelterPicture from '#web/assets/drawings/default-shelter.svg'
import bobitaPicture from '#web/assets/drawings/bobita-wave.svg'
import { useTexts } from '#web/features/language/language.tsx'
import home from './home.module.css'
import styles from './services.module.css'

/** In the order of the texts: trainers, shelters, chat (S-084). */
const pages = [
  { to: '/tamers', picture: trainerPicture },
  { to: '/shelters', picture: shelterPicture },
  { to: '/', picture: bobitaPicture },
] as const

/** Three cards, two of them with the number of approved records; a list without any is told by what its page helps with. */
export function Services({ trainers, shelters }: { trainers: number | null; shelters: number | null }) {
  const { services, trainersCount, sheltersCount, statistics } = useTexts(homeTexts)
  const counts = [trainers ? trainersCount(trainers) : null, shelters ? sheltersCount(shelters) : null, `24/7 ${statistics.always}`]
  return (
    <section aria-labelledby="servicii" data-later>
      <h2 id="servicii">{services.heading}</h2>
      <ul className={home.cards}>
        {pages.map(({ to, picture }, index) => {
          const words = services.list[index]
          const count = counts[index] ?? null
          const { text, action } = (count === null ? words?.withoutRecords : words) ?? {}
          return (
            <li key={to}>
              <Link to={to} className={styles.card}>
                <img src={picture} alt="" width={480} height={360} loading="lazy" decoding="async" className={styles.picture} />
                <div className={styles.words}>
                  <h3>{words?.title}</h3>
                  {count !== null && <p className={styles.count}>{count}</p>}
                  <p>{text}</p>
                  <p aria-hidden className={styles.go}>
                    {action}
                  </p>
                </div>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
