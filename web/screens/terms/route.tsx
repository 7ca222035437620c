import { termsTexts } from '#texts/legal/terms.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, termsTexts)
}

export default function TermsScreen() {
  return <LegalPage texts={useTexts(termsTexts)} />
}
