import { Building2, FlaskConical, House, Trees } from 'lucide-react'
import { actGroups, LINKS_CHECKED_ON } from '#content/law/links.ts'
import { longDate } from '#texts/dates.ts'
import { lawTexts } from '#texts/law/law.ts'
import { apiContext } from '#web/api/context.ts'
import { readLawNotes } from '#web/api/reference.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Route } from './+types/route.ts'
import { ActList, Resources } from './act-list.tsx'
import boxStyles from './audiences.module.css'
import styles from './law.module.css'
import { LocalPolice } from './local-police.tsx'
import { useNamedNote } from './note.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  // The acts and their links are worth showing without our notes on them.
  return readLawNotes(context.get(apiContext)).catch(() => null)
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, lawTexts)
}

export default function LawScreen({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const texts = lawTexts[language]
  const notes = loaderData?.notes ?? []
  useNamedNote()

  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.disclaimer}>
        <Notice title={texts.disclaimer}>{texts.checkedOn(longDate(loaderData?.checked_on ?? LINKS_CHECKED_ON, language))}</Notice>
      </div>
      <LocalPolice notes={notes} />
      {actGroups.map(({ name, acts }) => (
        <ActList key={name} heading={texts.groups[name]} acts={acts} notes={notes} />
      ))}
      <Audiences />
      <Resources />
      <NextSteps />
    </Page>
  )
}

/** In the order of the texts: owners, wildlife, laboratories, slaughterhouses. */
const icons = [House, Trees, FlaskConical, Building2]

/** The quick-notes box on which acts matter to whom (S-292 to S-295). */
function Audiences() {
  const { heading, list } = useTexts(lawTexts).audiences
  return (
    <section aria-labelledby="note-rapide" data-later className={boxStyles.box}>
      <h2 id="note-rapide">{heading}</h2>
      <ul>
        {list.map((audience, index) => {
          const Icon = icons[index] ?? House
          return (
            <li key={audience.heading}>
              <h3>
                <Icon size={24} aria-hidden /> {audience.heading}
              </h3>
              {audience.points.map((point) => (
                <p key={point}>{point}</p>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** From the law to what a person can do now. In a new tab like every link here, so the law stays open beside it. */
function NextSteps() {
  const texts = useTexts(lawTexts)
  const { heading, text, ask, guide } = texts.next
  const newTab = <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
  return (
    <section aria-labelledby="ce-faci-acum" data-later>
      <h2 id="ce-faci-acum">{heading}</h2>
      <p>{text}</p>
      <div className={styles.ways}>
        <a href="/" target="_blank" rel="noopener" className={buttonLook('primary')}>
          {ask}
          {newTab}
        </a>
        <a href="/plangeri" target="_blank" rel="noopener" className={buttonLook('quiet')}>
          {guide}
          {newTab}
        </a>
      </div>
    </section>
  )
}
