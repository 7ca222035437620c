import { Link } from 'react-router'
import { homeTexts } from '#texts/home.ts'
import trainerPicture from '#web/assets/drawings/default-animal.svg'
import shelterPicture from '#web/assets/drawings/default-shelter.svg'
import bobitaPicture from '#web/assets/drawings/bobita-wave.svg'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './services.module.css'

/** In the order of the texts: trainers, shelters, chat (spec §2 Home). */
const places = [
  { to: '/tamers', picture: trainerPicture },
  { to: '/shelters', picture: shelterPicture },
  { to: '/', picture: bobitaPicture },
] as const

/** Three cards, two of them with the number of approved records. */
export function Services({ trainers, shelters }: { trainers: number; shelters: number }) {
  const { services, trainersCount, sheltersCount, statistics } = useTexts(homeTexts)
  const counts = [trainersCount(trainers), sheltersCount(shelters), `24/7 ${statistics.always}`]
  return (
    <section aria-labelledby="servicii" data-later>
      <h2 id="servicii">{services.heading}</h2>
      <ul className={styles.cards}>
        {places.map(({ to, picture }, place) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <img src={picture} alt="" width={480} height={360} loading="lazy" decoding="async" className={styles.picture} />
              <div className={styles.words}>
                <h3>{services.list[place]?.title}</h3>
                <p className={styles.count}>{counts[place]}</p>
                <p>{services.list[place]?.text}</p>
                <p aria-hidden className={styles.go}>
                  {services.list[place]?.action}
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
