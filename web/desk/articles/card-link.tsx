import { useState, type MouseEvent } from 'react'
import type { DraftShown } from '#contract/article-drafts.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import styles from './articles.module.css'

/** Puts the link to the page of an urgent card at the end of the text. */
export function CardLink({ cards, onChanged }: { cards: DraftShown['choices']['cards']; onChanged: () => void }) {
  const texts = useTexts(writeArticleTexts)
  const [at, setAt] = useState('')
  const add = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const card = cards[Number(at)]
    const content = currentTarget.form?.elements.namedItem('content')
    if (at === '' || !card || !(content instanceof HTMLTextAreaElement)) return
    content.value = `${content.value.trimEnd()}\n\n[${texts.cardLink(card.title)}](${card.url})\n`
    setAt('')
    onChanged()
  }
  return (
    <div className={styles.cardLink}>
      <SelectField label={texts.card} value={at} onChange={(event) => setAt(event.target.value)}>
        <option value="">{texts.choose}</option>
        {cards.map(({ title }, number) => (
          <option key={title} value={number}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button variant="quiet" aria-disabled={at === ''} onClick={add}>
        {texts.addCard}
      </Button>
    </div>
  )
}
