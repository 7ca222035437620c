import { officialPetitionTexts } from '#texts/official-petition.ts'
import { DangerNow } from '#web/features/emergency/danger-now.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { Before } from './before.tsx'
import { PetitionForm } from './petition-form.tsx'

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
