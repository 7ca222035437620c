import { Link } from 'react-router'
import { footerTexts, shellTexts } from '#texts/shell.ts'
import { LanguageSwitch } from '#web/features/language/language-switch.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { Contact } from './contact.tsx'
import { entries } from './entries.ts'
import styles from './footer.module.css'
import { Newsletter } from './newsletter.tsx'
import { useRootData } from './site.ts'
import { SocialLinks } from './social-links.tsx'

/** The footer, shown only on /home (spec §1). @param year of the copyright line */
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
            {entries.map(({ name, to }) => (
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
        <p>{texts.copyright(year, operator?.name ?? shell.siteName)}</p>
        <ul>
          <li>
            <Link to="/confidentialitate">{texts.privacy}</Link>
          </li>
          <li>
            <Link to="/termeni">{texts.terms}</Link>
          </li>
          <li>
            <Link to="/stocare-locala">{texts.storage}</Link>
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </div>
    </footer>
  )
}
