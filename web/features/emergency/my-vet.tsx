import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { Pencil, Phone, Plus } from 'lucide-react'
import { NAME_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import type { MyVetTexts } from '#texts/first-aid/my-vet.ts'
import type { OpenClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { telHref } from '#web/features/directory/phone.ts'
import { classes } from '#web/lib/classes.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './my-vet.module.css'
import { OpenClinic } from './open-clinic.tsx'
import { isPhone, storedVet, storeVet, vetFrom, watchVet, type Vet } from './vet.ts'

interface MyVetProps {
  texts: MyVetTexts
  /** How to find a clinic that is open and answers; left out where the page says it itself, or nothing could be searched. */
  openClinic?: OpenClinicTexts
}

/**
 * Calls the person's own vet, whose number this device keeps; where it keeps none, asks for it. On a page, where it stands
 * without the clinic, it is as high with a number as without: the server does not know which.
 */
export function MyVet({ texts, openClinic }: MyVetProps) {
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
    <div ref={section} className={classes(styles.vet, !openClinic && styles.onPage)}>
      {vet && <CallVet vet={vet} texts={texts} />}
      {openClinic && (
        <p>
          {vet && `${openClinic.noAnswer} `}
          <OpenClinic texts={openClinic} />
        </p>
      )}
      {isEditing ? (
        <VetForm vet={vet} texts={texts} onKeep={keep} onCancel={close} />
      ) : (
        <Button
          // Another button: one that stayed would be seen to move.
          key={vet ? 'change' : 'add'}
          variant="quiet"
          size="small"
          className={styles.edit}
          icon={vet ? <Pencil aria-hidden /> : <Plus aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {vet ? texts.change : texts.add}
        </Button>
      )}
      {!openClinic && !vet && !isEditing && <p className={styles.stays}>{texts.stays}</p>}
    </div>
  )
}

function CallVet({ vet: { name, phone }, texts }: { vet: Vet; texts: MyVetTexts }) {
  return (
    <a href={telHref(phone) ?? undefined} className={classes(buttonLook('primary', 'large'), styles.call)}>
      <Phone aria-hidden />
      <span>
        <span className={styles.name}>{texts.call(name)}</span> <span className={styles.number}>{phone}</span>
      </span>
    </a>
  )
}

interface VetFormProps {
  vet: Vet | null
  texts: MyVetTexts
  /** Null forgets the vet; false when the browser keeps nothing. */
  onKeep: (vet: Vet | null) => boolean
  onCancel: () => void
}

/** The number of one's own vet, asked for where it is needed. */
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
