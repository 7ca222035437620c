import { lawTexts } from '#texts/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, lawTexts)
}

export default function LawScreen() {
  const texts = useTexts(lawTexts)
  return (
    <Page title={texts.title}>
      <p>{texts.soon}</p>
    </Page>
  )
}
