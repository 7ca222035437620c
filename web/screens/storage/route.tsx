import { storageTexts } from '#texts/legal/storage.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'
import { Begun } from './begun.tsx'
import { Kept } from './kept.tsx'
import { Shares } from './shares.tsx'
import { Waiting } from './waiting.tsx'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, storageTexts)
}

export default function StorageScreen() {
  return (
    <LegalPage texts={useTexts(storageTexts)}>
      <Kept />
      <Waiting />
      <Shares />
      <Begun />
    </LegalPage>
  )
}
