import { RotateCw } from 'lucide-react'
import { data } from 'react-router'
import { complaintsTexts } from '#texts/complaints.ts'
import { apiContext } from '#web/api/context.ts'
import { DangerNow } from '#web/features/emergency/danger-now.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { ComplaintDesk } from './complaint-desk.tsx'
import { loadGuide } from './guide-state.ts'
import { PoliceGuide } from './police-guide.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const state = await loadGuide(context.get(apiContext))
  // A page of a failure must not be kept.
  return data(state, { status: state.kind === 'failed' ? 503 : 200 })
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadGuide(context.get(apiContext))
}

/** The guide is the same in every language. */
export function shouldRevalidate(): boolean {
  return false
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, complaintsTexts)
}

export default function ComplaintsScreen({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(complaintsTexts)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <DangerNow question={texts.dangerTitle} />
      {loaderData.kind === 'ready' ? <PoliceGuide guide={loaderData.guide} /> : <GuideFailure />}
      <ComplaintDesk />
    </Page>
  )
}

function GuideFailure() {
  const texts = useTexts(complaintsTexts)
  const retry = (
    <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  )
  return (
    <Notice kind="error" action={retry}>
      {texts.guideFailed}
    </Notice>
  )
}
