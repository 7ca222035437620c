import { useState } from 'react'
import type { UrgentCardText } from '#content/cards/card.ts'
import { urgentCards } from '#content/cards/cards.ts'
import type { AnswerLanguage } from '#contract/chat.ts'
import { beginsWithCall } from '#contract/limits.ts'
import { firstAidPages } from '#texts/first-aid/first-aid.ts'
import { offlinePageTexts } from '#texts/offline/offline-page.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './offline.module.css'

/** Every urgent card, closed, in any of the languages they are written in. */
export function Cards() {
  const texts = useTexts(offlinePageTexts)
  const frame = useLanguage()
  const [chosen, setChosen] = useState<AnswerLanguage | null>(null)
  const language = chosen ?? frame
  return (
    <section>
      <h2>{texts.cards}</h2>
      <p>{texts.cardsText}</p>
      <div role="group" aria-label={texts.languages} className={styles.languages}>
        {firstAidPages.map(({ language: other, name }) => (
          <Button key={other} size="small" variant="quiet" lang={other} aria-pressed={other === language} onClick={() => setChosen(other)}>
            {name}
          </Button>
        ))}
      </div>
      <div lang={language} className={styles.cards}>
        {urgentCards.map((card) => (
          <Card key={card.id} card={card} language={language} />
        ))}
      </div>
    </section>
  )
}

function Card({ card, language }: { card: UrgentCardText; language: AnswerLanguage }) {
  const texts = useTexts(offlinePageTexts)
  const frame = useLanguage()
  return (
    <details className={styles.card}>
      <summary>{card.title[language]}</summary>
      {card.call112 && !beginsWithCall(card.steps[language]) && (
        <p lang={frame}>
          <a href="tel:112">112</a> {texts.call112}
        </p>
      )}
      <ol>
        {card.steps[language].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p lang={frame}>
        <strong>{texts.avoid}</strong>
      </p>
      <ul>
        {card.avoid[language].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
