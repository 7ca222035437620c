import { MessageCircle } from 'lucide-react'
import { homeTexts } from '#texts/home.ts'
import bobita from '#web/assets/drawings/bobita-head.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './call-to-action.module.css'

/** Spec §2 Home: call to action. */
export function CallToAction() {
  const texts = useTexts(homeTexts).action
  return (
    <section aria-labelledby="intreaba" data-later className={styles.action}>
      <img src={bobita} alt="" width={96} height={96} loading="lazy" decoding="async" />
      <div>
        <h2 id="intreaba">{texts.heading}</h2>
        <p>{texts.text}</p>
        <div className={styles.ways}>
          <ButtonLink to="/" size="large" icon={<MessageCircle aria-hidden />}>
            {texts.ask}
          </ButtonLink>
          <ButtonLink to="/tamers" size="large" variant="quiet">
            {texts.find}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
