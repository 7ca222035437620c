import type { ReactNode } from 'react'
import { Phone, Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerLanguage } from '#contract/chat.ts'
import type { Emergency } from '#contract/first-aid.ts'
import { longDate } from '#texts/dates.ts'
import type { FirstAidTexts } from '#texts/first-aid/first-aid-shape.ts'
import { firstAidPages, firstAidTexts, romanianSentences } from '#texts/first-aid/first-aid.ts'
import { myVetTexts } from '#texts/first-aid/my-vet.ts'
import { openClinicTexts, type OpenClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { apiContext, languageContext } from '#web/api/context.ts'
import { readFirstAid } from '#web/api/reference.ts'
import { MyVet } from '#web/features/emergency/my-vet.tsx'
import { OpenClinic } from '#web/features/emergency/open-clinic.tsx'
import { useLanguage } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import styles from './first-aid.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  return readFirstAid(ownLanguage(url.pathname) ?? context.get(languageContext), context.get(apiContext))
}

/** The page has more languages than the frame, so it names its addresses itself. */
export function meta(args: Route.MetaArgs) {
  const own = ownLanguage(args.location.pathname)
  const said = pageMeta(args, { ro: firstAidTexts[own ?? 'ro'], en: firstAidTexts[own ?? 'en'] }, { noindex: true })
  const alternates = firstAidPages.map(({ language, path }) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href: path }))
  return [...said.filter((item) => !('name' in item && item.name === 'robots') && !('property' in item && item.property === 'og:locale')), ...alternates]
}

/** Hungarian and Ukrainian have addresses of their own; elsewhere it is the language of the frame. */
function ownLanguage(pathname: string): AnswerLanguage | null {
  const page = firstAidPages.find(({ path }) => path === pathname)
  return page === undefined || page.language === 'ro' ? null : page.language
}

export default function FirstAidScreen({ loaderData: { language, checked_on, emergencies } }: Route.ComponentProps) {
  const frame = useLanguage()
  const texts = firstAidTexts[language]
  const day = language === frame ? longDate(checked_on, frame) : checked_on
  return (
    <div lang={language} className={styles.sheet}>
      <Page title={texts.title} intro={texts.intro}>
        <OtherLanguages shown={language} />
        <MyVet texts={myVetTexts[language]} />
        <Notice kind="warning">{texts.unreviewed}</Notice>
        <EmergencyList texts={texts} emergencies={emergencies} />
        <Calls texts={texts} openClinic={openClinicTexts[language]} />
        <p className={styles.aside}>{texts.checkedOn(day)}</p>
      </Page>
    </div>
  )
}

/** The same page in the languages it is written in, each named in its own; and the way to paper. */
function OtherLanguages({ shown }: { shown: AnswerLanguage }) {
  const texts = firstAidTexts[shown]
  return (
    <div className={styles.ways}>
      <nav aria-label={texts.languages}>
        <ul>
          {firstAidPages.map(({ language, name, path }) => (
            <li key={language}>
              {/* A link, not a navigation: the frame may change its language too. */}
              <a href={language === 'ro' ? `${path}?lang=ro` : path} lang={language} hrefLang={language} aria-current={language === shown ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="quiet" icon={<Printer aria-hidden />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  )
}

/** The emergencies, the most pressing first, each with its steps in the order to do them. */
function EmergencyList({ texts, emergencies }: { texts: FirstAidTexts; emergencies: readonly Emergency[] }) {
  return (
    <section>
      <h2>{texts.emergencies}</h2>
      <div className={styles.emergencies}>
        {emergencies.map(({ id, title, steps, avoid, url }) => (
          <section key={id} className={styles.emergency}>
            <h3>{title}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              <strong>{texts.avoid}</strong> {avoid.join(' ')}
            </p>
            <p className={styles.more}>
              <Link to={url} aria-label={`${texts.more}: ${title}`}>
                {texts.more}
              </Link>
            </p>
          </section>
        ))}
      </div>
    </section>
  )
}

/** Whom to call, what to say, and Romanian sentences to read out. */
function Calls({ texts: { emergencyNumber, vet }, openClinic }: { texts: FirstAidTexts; openClinic: OpenClinicTexts }) {
  return (
    <div className={styles.calls}>
      <section>
        <h2>{emergencyNumber.heading}</h2>
        <Points points={emergencyNumber.points} />
        <a href={EMERGENCY_CALL} className={buttonLook('danger')}>
          <Phone aria-hidden /> 112
        </a>
      </section>
      <section>
        <h2>{vet.heading}</h2>
        <Points points={vet.points}>
          <li>
            <OpenClinic texts={openClinic} />
          </li>
        </Points>
        <h3>{vet.sentences}</h3>
        <ul className={styles.sentences}>
          {romanianSentences.map((sentence, at) => (
            <li key={sentence}>
              <strong lang="ro">{sentence}</strong>
              <Heard of={vet.heard[at]} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Points({ points, children }: { points: readonly string[]; children?: ReactNode }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
      {children}
    </ul>
  )
}

function Heard({ of }: { of: FirstAidTexts['vet']['heard'][number] | undefined }) {
  if (!of) return null
  return (
    <>
      <br />
      <span className={styles.aside}>[{of.sound}]</span> {of.meaning}
    </>
  )
}
