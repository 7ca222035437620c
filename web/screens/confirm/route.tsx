import { MailCheck } from 'lucide-react'
import { confirmTexts } from '#texts/petitions/signatures.ts'
import { confirmSignature } from '#web/api/petitions.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { linkToken } from '#web/lib/link-token.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, confirmTexts, { noindex: true })
}

/** The page behind the link of a confirmation mail: only a press on its button confirms, for scanners open links. */
export default function ConfirmScreen() {
  const texts = useTexts(confirmTexts)
  const call = useCall<string>({ failed: texts.failed })
  const confirm = async () => (await confirmSignature(linkToken())).title
  const onward = (
    <ButtonLink to="/petitions" variant="quiet" size="small">
      {texts.petitions}
    </ButtonLink>
  )
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <FormNotices form={call} />
      {call.state.kind === 'done' ? (
        <Notice kind="success" title={texts.done} action={onward}>
          {texts.doneText(call.state.answer)}
        </Notice>
      ) : (
        <Button icon={<MailCheck aria-hidden />} disabled={call.working} onClick={() => void call.run(confirm)}>
          {call.working ? texts.working : texts.action}
        </Button>
      )}
    </Page>
  )
}
