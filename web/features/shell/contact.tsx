import { Mail, MapPin, Phone } from 'lucide-react'
import type { Site } from '#contract/site.ts'
import { footerTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './footer.module.css'

/** Who runs the site and how to reach them; says so when the operator has set nothing. */
export function Contact({ operator }: { operator: Site['operator'] | null }) {
  const texts = useTexts(footerTexts)
  const { name = null, address = null, email = null, phone = null } = operator ?? {}
  if (!address && !email && !phone) {
    return (
      <>
        <p>{name ?? texts.about}</p>
        <p>{texts.operatorMissing}</p>
      </>
    )
  }
  return (
    <address className={styles.contact}>
      <p>{name ?? texts.about}</p>
      {address && (
        <p>
          <MapPin size={20} aria-hidden /> {address}
        </p>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Mail size={20} aria-hidden /> {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Phone size={20} aria-hidden /> {phone}
        </a>
      )}
    </address>
  )
}
