import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { Site } from '#contract/site.ts'
import { footerTexts, shellTexts } from '#texts/shell.ts'
import { LanguageSwitch } from '#web/features/language/language-switch.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { menuEntries } from './menu-entries.ts'
import styles from './footer.module.css'
import { useRootData } from '../../lib/site.ts'

/** Who runs the site and by which rules; other screens have them at the end of each of these pages. */
const pages = [
  ['aboutSite', '/despre'],
  ['privacy', '/confidentialitate'],
  ['terms', '/termeni'],
  ['storage', '/stocare-locala'],
  ['accessibility', '/accesibilitate'],
] as const

/** The footer, shown only on /home (S-029, S-030). @param year of the copyright line */
export function Footer({ year = new Date().getFullYear() }: { year?: number }) {
  const texts = useTexts(footerTexts)
  const shell = useTexts(shellTexts)
  const operator = useRootData()?.site?.operator ?? null

  return (
    <footer data-later className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <h2>{texts.contact}</h2>
          <Contact operator={operator} />
        </section>
        <nav aria-label={texts.quickLinks}>
          <h2>{texts.quickLinks}</h2>
          <ul>
            {menuEntries.map(({ name, to }) => (
              <li key={name}>
                <Link to={to}>{shell[name]}</Link>
              </li>
            ))}
            <li>
              <Link to="/blogs">{texts.blog}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={texts.services}>
          <h2>{texts.services}</h2>
          <ul>
            {texts.serviceList.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2>{texts.newsletter}</h2>
          <Newsletter />
          <h2>{texts.social}</h2>
          <SocialLinks />
        </section>
      </div>
      <div className={styles.end}>
        <p>
          © {year} {operator?.name ?? shell.siteName}
        </p>
        <ul>
          {pages.map(([name, to]) => (
            <li key={to}>
              <Link to={to}>{texts[name]}</Link>
            </li>
          ))}
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </div>
    </footer>
  )
}

/** The newsletter box: connected to nothing (S-026), and honest about it. */
function Newsletter() {
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

const networks = [
  { name: 'Facebook', share: (address: string) => `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  { name: 'WhatsApp', share: (address: string) => `https://wa.me/?text=${address}` },
] as const

/** Plain links: nothing of those networks is loaded before somebody chooses to go there. */
function SocialLinks() {
  const texts = useTexts(footerTexts)
  const address = encodeURIComponent(`${useRootData()?.origin ?? ''}/home`)
  return (
    <ul>
      {networks.map(({ name, share }) => (
        <li key={name}>
          <a href={share(address)} target="_blank" rel="noopener noreferrer">
            {texts.shareOn(name)}
          </a>
        </li>
      ))}
      <li>
        <a href="/rss.xml">{texts.rss}</a>
      </li>
    </ul>
  )
}

/** Who runs the site and how to reach them; says so when the operator has set nothing. */
function Contact({ operator }: { operator: Site['operator'] | null }) {
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
