import { useEffect, useRef, useState } from 'react'
import { MASCOT_BUBBLE_MS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import styles from './mascot.module.css'

/** Bobita is a dog and has a cat for a friend: they take turns. */
const words = ['WOOF', 'MEOW'] as const

interface MascotProps {
  drawing: string
  size: 'head' | 'whole'
  /** Speaks without being pressed, because an answer begins. */
  isGreeting?: boolean
}

/** Bobita, who says a word for two seconds (spec §2) when pressed and when an answer begins. */
export function Mascot({ drawing, size, isGreeting = false }: MascotProps) {
  const { greetBobita } = useTexts(chatTexts)
  const { word, speak } = useBubble(isGreeting)
  return (
    <span className={styles.place}>
      <button type="button" aria-label={greetBobita} className={classes(styles.mascot, styles[size])} onClick={speak}>
        <img src={drawing} alt="" className={styles.drawing} />
      </button>
      {word && (
        <span aria-hidden className={styles.bubble}>
          {word}
        </span>
      )}
    </span>
  )
}

function useBubble(isGreeting: boolean): { word: string | null; speak: () => void } {
  const spoken = useRef(0)
  const [word, setWord] = useState<string | null>(null)

  const speak = () => {
    setWord(words[spoken.current % words.length] ?? null)
    spoken.current += 1
  }

  useEffect(() => {
    if (isGreeting) speak()
  }, [isGreeting])

  useEffect(() => {
    if (word === null) return
    const timer = setTimeout(() => setWord(null), MASCOT_BUBBLE_MS)
    return () => clearTimeout(timer)
  }, [word])

  return { word, speak }
}
