import { useEffect, useRef, useState } from 'react'
import { HeartPulse, History, PawPrint, Salad, Siren } from 'lucide-react'
import { Link } from 'react-router'
import { MASCOT_BUBBLE_MS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import bobitaWave from '#web/assets/drawings/bobita-wave.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import suggestion from '#web/screens/chat/suggestion.module.css'
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

/** An empty chat: who Bobita is, and four questions to start with (S-114, S-115). */
export function Welcome({ onAsk, lastSessionId }: WelcomeProps) {
  const { welcome } = useTexts(chatTexts)
  return (
    <div className={styles.welcome}>
      <div className={styles.inside}>
        <Mascot />
        <h1 className={styles.title}>{welcome.title}</h1>
        <p className={styles.lead}>{welcome.lead}</p>
        <ul aria-label={welcome.suggestions} className={styles.cards}>
          {cards.map(({ name, Icon }) => (
            <li key={name}>
              <button
                type="button"
                className={classes(suggestion.suggestion, styles.card)}
                data-suggestion={name}
                onClick={() => onAsk(welcome.cards[name].question)}
              >
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

/** Bobita is a dog and has a cat for a friend: they take turns. */
const words = ['WOOF', 'MEOW'] as const

/** Bobita on the first screen, who says a word for two seconds (S-503) when pressed; beside answers nobody barks. */
function Mascot() {
  const { greetBobita } = useTexts(chatTexts)
  const { word, speak } = useBubble()
  return (
    <span className={styles.mascotFrame}>
      <button type="button" aria-label={greetBobita} className={styles.mascot} onClick={speak}>
        <img src={bobitaWave} alt="" className={styles.drawing} />
      </button>
      {word && (
        <span aria-hidden className={styles.bubble}>
          {word}
        </span>
      )}
    </span>
  )
}

function useBubble(): { word: string | null; speak: () => void } {
  const spoken = useRef(0)
  const [word, setWord] = useState<string | null>(null)

  const speak = () => {
    setWord(words[spoken.current % words.length] ?? null)
    spoken.current += 1
  }

  useEffect(() => {
    if (word === null) return
    const timer = setTimeout(() => setWord(null), MASCOT_BUBBLE_MS)
    return () => clearTimeout(timer)
  }, [word])

  return { word, speak }
}
