import { useRef, useState, useSyncExternalStore } from 'react'
import { Pencil, Phone, Plus } from 'lucide-react'
import type { ChatCardTexts } from '#texts/chat/chat-card.ts'
import type { OpenClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { telHref } from '#web/features/directory/phone.ts'
import { OpenClinic } from '#web/features/emergency/open-clinic.tsx'
import { classes } from '#web/lib/classes.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import styles from './my-vet.module.css'
import { VetForm } from './vet-form.tsx'
import { storeVet, storedVet, vetFrom, watchVet, type Vet } from './vet.ts'

type VetTexts = ChatCardTexts['vet']

/** Calls the person's own vet, whose number this device keeps; where it keeps none, asks for it and says how to find an open clinic now. */
export function MyVet({ texts, openClinic }: { texts: VetTexts; openClinic: OpenClinicTexts | null }) {
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
      {!vet && openClinic && (
        <p>
          <OpenClinic texts={openClinic} />
        </p>
      )}
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
