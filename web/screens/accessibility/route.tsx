import { accessibilityTexts } from '#texts/legal/accessibility.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, accessibilityTexts)
}

export default function AccessibilityScreen() {
  return <LegalPage texts={useTexts(accessibilityTexts)} />
}
