import { mediaTexts } from '#texts/media.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, mediaTexts, { noindex: true })
}

export default function MediaScreen() {
  const texts = useTexts(mediaTexts)
  return (
    <Page title={texts.title}>
      <p>{texts.soon}</p>
    </Page>
  )
}
