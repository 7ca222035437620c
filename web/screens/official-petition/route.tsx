import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { DangerNow } from '#web/features/emergency/danger-now.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import styles from './official-petition.module.css'
import { PetitionForm } from './official-petition-form.tsx'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, officialPetitionTexts)
}

export default function OfficialPetitionScreen() {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <DangerNow question={texts.dangerTitle} />
      <Before />
      <PetitionForm />
    </Page>
  )
}

/** What a person should know and have at hand before the first question. */
function Before() {
  const texts = useTexts(officialPetitionTexts)
  return (
    <section aria-labelledby="inainte" className={styles.before}>
      <h2 id="inainte">{texts.before.heading}</h2>
      <ul>
        {texts.before.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {texts.language && <p>{texts.language}</p>}
    </section>
  )
}
