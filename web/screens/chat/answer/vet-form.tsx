import { useEffect, useRef, useState, type FormEvent } from 'react'
import { NAME_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import type { ChatCardTexts } from '#texts/chat/chat-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './my-vet.module.css'
import { isPhone, type Vet } from './vet.ts'

interface VetFormProps {
  vet: Vet | null
  texts: ChatCardTexts['vet']
  /** Null forgets the vet; false when the browser keeps nothing. */
  onKeep: (vet: Vet | null) => boolean
  onCancel: () => void
}

/** The number of one's own vet, asked for inside an urgent card. */
export function VetForm({ vet, texts, onKeep, onCancel }: VetFormProps) {
  const [fault, setFault] = useState<'wrong' | 'refused' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focusPhone = () => form.current?.querySelector('input')?.focus()
  useEffect(() => focusPhone(), [])

  const refuse = (why: 'wrong' | 'refused') => {
    setFault(why)
    focusPhone()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedVet(new FormData(event.currentTarget))
    if (!isPhone(typed.phone)) refuse('wrong')
    else if (!onKeep(typed)) refuse('refused')
  }

  return (
    // Checked by our own sentences: the browser's bubbles speak its language, not the card's.
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      <Field
        label={texts.phone}
        hint={texts.stays}
        error={fault && texts[fault]}
        name="phone"
        type="tel"
        autoComplete="off"
        required
        maxLength={PHONE_CHARACTERS}
        defaultValue={vet?.phone}
      />
      <Field label={texts.name} name="name" autoComplete="off" maxLength={NAME_CHARACTERS} defaultValue={vet?.name} />
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {vet && (
          <Button variant="quiet" onClick={() => onKeep(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </form>
  )
}

function typedVet(data: FormData): Vet {
  const [name, phone] = [data.get('name'), data.get('phone')]
  return { name: typeof name === 'string' ? name.trim() : '', phone: typeof phone === 'string' ? phone.trim() : '' }
}
