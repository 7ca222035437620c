import { MessageCircle, Printer, RotateCw } from 'lucide-react'
import { data } from 'react-router'
import type { SharedAnswer } from '#contract/shared-answers.ts'
import { sharedAnswerTexts } from '#texts/chat/shared-answer.ts'
import { longDate } from '#texts/dates.ts'
import type { Api } from '#web/api/client.ts'
import { isNotFound } from '#web/api/complaints.ts'
import { apiContext } from '#web/api/context.ts'
import { readShare } from '#web/api/shared-answers.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { ReportContent } from '#web/features/reports/report-content.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import styles from './shared-answer.module.css'
import { SharedCopy } from './shared-copy.tsx'

type AnswerState = { kind: 'not-found' } | { kind: 'failed' } | { kind: 'shown'; shared: SharedAnswer }

/** Status of the rendered page. */
const statuses = { 'not-found': 404, failed: 503, shown: 200 } as const

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const state = await loadAnswer(context.get(apiContext), params.id, request.signal)
  // Whoever shared it may end it at any moment: nobody keeps the page.
  return data(state, { status: statuses[state.kind], headers: { 'Cache-Control': 'no-store' } })
}

export function clientLoader({ params, context, request }: Route.ClientLoaderArgs) {
  return loadAnswer(context.get(apiContext), params.id, request.signal)
}

async function loadAnswer(api: Api, id: string, signal: AbortSignal): Promise<AnswerState> {
  try {
    return { kind: 'shown', shared: await readShare(id, signal, api) }
  } catch (error) {
    return { kind: isNotFound(error) ? 'not-found' : 'failed' }
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, sharedAnswerTexts, { noindex: true })
}

/** An answer somebody sent on, for whoever has its link. */
export default function SharedAnswerScreen({ loaderData: state }: Route.ComponentProps) {
  const texts = useTexts(sharedAnswerTexts)
  return (
    <Page title={texts.title} width="reading">
      {state.kind === 'shown' ? <Shown shared={state.shared} /> : <NoAnswer kind={state.kind} />}
    </Page>
  )
}

function Shown({ shared }: { shared: SharedAnswer }) {
  const texts = useTexts(sharedAnswerTexts)
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <Notice>{texts.notice}</Notice>
      <SharedCopy answerId={shared.id} copy={shared} />
      <p className={styles.facts}>
        {texts.answered(longDate(shared.answered_at, language))} {texts.until(longDate(shared.expires_at, language))}
      </p>
      <p className={styles.actions}>
        <Button variant="quiet" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <AskOwn />
      </p>
      <ReportContent kind="answer" id={shared.id} />
    </div>
  )
}

function AskOwn() {
  return (
    <ButtonLink to="/chat" variant="quiet" icon={<MessageCircle aria-hidden />}>
      {useTexts(sharedAnswerTexts).ask}
    </ButtonLink>
  )
}

function NoAnswer({ kind }: { kind: 'not-found' | 'failed' }) {
  const texts = useTexts(sharedAnswerTexts)
  if (kind === 'not-found') {
    return (
      <Notice kind="warning" title={texts.notFound} action={<AskOwn />}>
        {texts.notFoundHelp}
      </Notice>
    )
  }
  const again = (
    <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  )
  return <Notice kind="error" title={texts.failed} action={again} />
}
