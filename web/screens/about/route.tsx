import { aboutTexts } from '#texts/legal/about.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { useRootData } from '#web/lib/site.ts'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, aboutTexts)
}

export default function AboutScreen() {
  const texts = useTexts(aboutTexts)
  const { answers, now } = texts
  const site = useRootData()?.site ?? null
  const said = site === null ? [] : [site.recipients.model ? now.written : site.recipients.embeddings ? now.found : now.quoted]
  return <LegalPage texts={texts} before={[{ ...answers, paragraphs: [...answers.paragraphs, ...said] }]} />
}
