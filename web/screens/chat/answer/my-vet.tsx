import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { Pencil, Phone, Plus } from 'lucide-react'
import { NAME_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import type { ChatCardTexts } from '#texts/chat/chat-card.ts'
import type { OpenClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { telHref } from '#web/features/directory/phone.ts'
import { OpenClinic } from '#web/features/emergency/open-clinic.tsx'
import { classes } from '#web/lib/classes.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './my-vet.module.css'
import { isPhone, storedVet, storeVet, vetFrom, watchVet, type Vet } from './vet.ts'

type VetTexts = ChatCardTexts['vet']

/** Calls the person's own vet, whose number this device keeps; where it keeps none, asks for it. Says how to find a clinic that is open and answers. */
export function MyVet({ texts, openClinic }: { texts: VetTexts; openClinic: OpenClinicTexts }) {
  const vet = vetFrom(useSyncExternalStore(watchVet, storedVet, () => null))
  const [isEditing, setEditing] = useState(false)
  const section = useRef<HTMLDivElement>(null)

  const close = () => {
    setEditing(false)
    // The form is gone; the keyboard goes on from what stands there now.
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('a, button')?.focus())
  }
  const keep = (changed: Vet | null) => {
    const isKept = storeVet(changed)
    if (isKept) close()
    return isKept
  }

  return (
    <div ref={section} className={styles.vet}>
      {vet && <CallVet vet={vet} texts={texts} />}
      <p>
        {vet && `${openClinic.noAnswer} `}
        <OpenClinic texts={openClinic} />
      </p>
      {isEditing ? (
        <VetForm vet={vet} texts={texts} onKeep={keep} onCancel={close} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className={styles.edit}
          icon={vet ? <Pencil aria-hidden /> : <Plus aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {vet ? texts.change : texts.add}
        </Button>
      )}
    </div>
  )
}

function CallVet({ vet: { name, phone }, texts }: { vet: Vet; texts: VetTexts }) {
  return (
    <a href={telHref(phone) ?? undefined} className={classes(buttonLook('primary', 'large'), styles.call)}>
      <Phone aria-hidden />
      <span>
        {texts.call(name)} <span className={styles.number}>{phone}</span>
      </span>
    </a>
  )
}

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
