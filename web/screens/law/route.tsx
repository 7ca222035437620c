import { actGroups, LINKS_CHECKED_ON } from '#content/law/links.ts'
import { longDate } from '#texts/dates.ts'
import { lawTexts } from '#texts/law/law.ts'
import { apiContext } from '#web/api/context.ts'
import { readLawNotes } from '#web/api/reference.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { ActList, Resources } from './act-list.tsx'
import { Audiences } from './audiences.tsx'
import styles from './law.module.css'
import { LocalPolice } from './local-police.tsx'
import { NextSteps } from './next-steps.tsx'
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
