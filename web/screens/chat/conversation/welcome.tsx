import { HeartPulse, History, PawPrint, Salad, Siren } from 'lucide-react'
import { Link } from 'react-router'
import { chatTexts } from '#texts/chat.ts'
import bobitaWave from '#web/assets/drawings/bobita-wave.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { Mascot } from '#web/screens/chat/answer/mascot.tsx'
import styles from './welcome.module.css'

const cards = [
  { name: 'health', Icon: HeartPulse },
  { name: 'nutrition', Icon: Salad },
  { name: 'behaviour', Icon: PawPrint },
  { name: 'urgent', Icon: Siren },
] as const

interface WelcomeProps {
  onAsk: (question: string) => void
  /** The session a guest of this tab was last in; offered, never opened unasked. */
  lastSessionId: string | null
}

/** An empty chat: who Bobita is, and four questions to start with (spec §2). */
export function Welcome({ onAsk, lastSessionId }: WelcomeProps) {
  const { welcome } = useTexts(chatTexts)
  return (
    <div className={styles.welcome}>
      <div className={styles.inside}>
        <Mascot drawing={bobitaWave} size="whole" />
        <h1 className={styles.title}>{welcome.title}</h1>
        <p className={styles.lead}>{welcome.lead}</p>
        <ul aria-label={welcome.suggestions} className={styles.cards}>
          {cards.map(({ name, Icon }) => (
            <li key={name}>
              <button type="button" className={styles.card} data-suggestion={name} onClick={() => onAsk(welcome.cards[name].question)}>
                <Icon aria-hidden />
                <strong>{welcome.cards[name].title}</strong>
                <span>{welcome.cards[name].question}</span>
              </button>
            </li>
          ))}
        </ul>
        {lastSessionId !== null && (
          <Link to={`/chat/${lastSessionId}`} replace className={styles.last}>
            <History aria-hidden />
            {welcome.continueLast}
          </Link>
        )}
      </div>
    </div>
  )
}
