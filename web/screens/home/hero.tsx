import { MessageCircle } from 'lucide-react'
import { homeTexts } from '#texts/home.ts'
import picture from '#web/assets/drawings/hero.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './hero.module.css'

/** What Bobita is for, and the two ways in (spec §2 Home). */
export function Hero() {
  const texts = useTexts(homeTexts).hero
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <div className={styles.ways}>
          <ButtonLink to="/" size="large" icon={<MessageCircle aria-hidden />}>
            {texts.ask}
          </ButtonLink>
          <ButtonLink to="/tamers" size="large" variant="quiet">
            {texts.explore}
          </ButtonLink>
        </div>
      </div>
      <img src={picture} alt={texts.picture} width={560} height={420} fetchPriority="high" className={styles.picture} />
    </header>
  )
}
