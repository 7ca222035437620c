import { forgottenTexts } from '#texts/account/forgotten-password.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { OperatorDetails } from '#web/features/legal/operator-details.tsx'
import { ForgottenForm } from '#web/features/account/forgotten-form.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { useRootData } from '#web/lib/site.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, forgottenTexts, { noindex: true })
}

/** Where a new password is asked for; a site without mail says who can help instead. */
export default function ForgottenPasswordScreen() {
  const texts = useTexts(forgottenTexts)
  const site = useRootData()?.site ?? null
  if (site?.mails === false) {
    return (
      <Page title={texts.title} width="reading">
        <Notice title={texts.noMailTitle}>{texts.noMailText}</Notice>
        <OperatorDetails operator={site.operator} />
      </Page>
    )
  }
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <ForgottenForm />
    </Page>
  )
}
