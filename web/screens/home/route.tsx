import { homeTexts } from '#texts/home.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Footer } from '#web/features/shell/footer.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, homeTexts)
}

export default function HomeScreen() {
  const texts = useTexts(homeTexts)
  return (
    <>
      <Page title={texts.title}>
        <p>{texts.soon}</p>
      </Page>
      <Footer />
    </>
  )
}
