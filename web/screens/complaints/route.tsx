import { RotateCw } from 'lucide-react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { complaintsTexts } from '#texts/complaints/complaints.ts'
import type { PoliceGuide as Guide } from '#contract/police-guide.ts'
import type { Api } from '#web/api/client.ts'
import { readPoliceGuide } from '#web/api/complaints.ts'
import { apiContext } from '#web/api/context.ts'
import { DangerNow } from '#web/features/emergency/danger-now.tsx'
import { languageMayChange } from '#web/features/language/choose-language.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { OwnSetList } from './own-sets/own-set-list.tsx'
import { PoliceGuide } from './police-guide.tsx'
import { useOwnSets } from './own-sets/use-own-sets.ts'

type GuideState = { kind: 'failed' } | { kind: 'ready'; guide: Guide }

export async function loader({ context }: Route.LoaderArgs) {
  const state = await loadGuide(context.get(apiContext))
  // A page of a failure must not be kept.
  return data(state, { status: state.kind === 'failed' ? 503 : 200 })
}

/** Reads the guide; the page stands without it, because 112 must be there in any case. */
async function loadGuide(api: Api): Promise<GuideState> {
  try {
    return { kind: 'ready', guide: await readPoliceGuide(api) }
  } catch {
    return { kind: 'failed' }
  }
}

/** Asks the server, which knows the language chosen a moment ago; the page stands also where no server answers. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<GuideState> {
  return serverLoader().catch(() => ({ kind: 'failed' }))
}

/** The guide changes only with the language. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return languageMayChange(args)
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

/** Making sets of evidence, and those already made. */
function ComplaintDesk() {
  const { list, refresh } = useOwnSets()
  return (
    <>
      <ComplaintForm onCreated={refresh} />
      <OwnSetList list={list} onChanged={refresh} />
    </>
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
