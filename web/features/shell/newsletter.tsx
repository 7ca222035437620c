import { useState, type FormEvent } from 'react'
import { footerTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './footer.module.css'

/** The newsletter box of spec §1: connected to nothing, and honest about it (design.md §12). */
export function Newsletter() {
  const texts = useTexts(footerTexts)
  const [asked, setAsked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  return (
    <form className={styles.newsletter} noValidate onSubmit={submit}>
      <p>{texts.newsletterText}</p>
      <Field label={texts.newsletterEmail} type="email" name="email" autoComplete="email" />
      <Button type="submit" variant="quiet">
        {texts.newsletterAction}
      </Button>
      {asked && <Notice>{texts.newsletterSoon}</Notice>}
    </form>
  )
}
