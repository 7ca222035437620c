import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { confirmTexts } from '#texts/signatures.ts'
import { ApiError } from '#web/api/client.ts'
import { confirmSignature } from '#web/api/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { linkToken } from '#web/features/signatures/link-token.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

type State = { kind: 'asking' } | { kind: 'working' } | { kind: 'confirmed'; title: string } | { kind: 'failed'; message: string }

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, confirmTexts, { noindex: true })
}

/** The page behind the link of a confirmation mail: only a press on its button confirms, for scanners open links. */
export default function ConfirmScreen() {
  const texts = useTexts(confirmTexts)
  const { state, confirm } = useConfirming(texts.failed)
  const onward = (
    <ButtonLink to="/petitions" variant="quiet" size="small">
      {texts.petitions}
    </ButtonLink>
  )
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      {state.kind === 'failed' && <Notice kind="error">{state.message}</Notice>}
      {state.kind === 'confirmed' ? (
        <Notice kind="success" title={texts.done} action={onward}>
          {texts.doneText(state.title)}
        </Notice>
      ) : (
        <Button icon={<MailCheck aria-hidden />} disabled={state.kind === 'working'} onClick={() => void confirm()}>
          {state.kind === 'working' ? texts.working : texts.action}
        </Button>
      )}
    </Page>
  )
}

function useConfirming(failed: string) {
  const [state, setState] = useState<State>({ kind: 'asking' })
  const confirm = async () => {
    setState({ kind: 'working' })
    try {
      setState({ kind: 'confirmed', title: (await confirmSignature(linkToken())).title })
    } catch (error) {
      setState({ kind: 'failed', message: (error instanceof ApiError && error.problem?.message) || failed })
    }
  }
  return { state, confirm }
}
