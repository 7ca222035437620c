import { privacyTexts } from '#texts/privacy.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { useRootData } from '#web/features/shell/site.ts'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, privacyTexts)
}

export default function PrivacyScreen() {
  const texts = useTexts(privacyTexts)
  // When it could not be read, the reader is told of the model rather than not.
  const hasModel = useRootData()?.site?.model ?? true
  return <LegalPage texts={texts} before={[hasModel ? texts.model : texts.noModel]} />
}
