import { BookOpen, RotateCw } from 'lucide-react'
import { data } from 'react-router'
import { mediaTexts } from '#texts/complaints/media.ts'
import type { Api } from '#web/api/client.ts'
import { isNotFound, readMediaSet } from '#web/api/complaints.ts'
import { apiContext } from '#web/api/context.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { useLastGood } from '#web/lib/use-last-good.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { MediaSet } from './media-set.tsx'

/** What the page of a link knows about the set behind it (S-232 to S-234). */
type MediaState = { kind: 'id-missing' } | { kind: 'not-found' } | { kind: 'failed' } | { kind: 'shown'; set: ShownSet }

/** Status of the rendered page. */
const statuses = { 'id-missing': 200, 'not-found': 404, failed: 503, shown: 200 } as const

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const state = await loadMediaSet(context.get(apiContext), params.mediaId, request.signal)
  // Its owner may delete it at any moment, and its link is a secret: nobody keeps the page.
  return data(state, { status: statuses[state.kind], headers: { 'Cache-Control': 'no-store' } })
}

export function clientLoader({ params, context, request }: Route.ClientLoaderArgs) {
  return loadMediaSet(context.get(apiContext), params.mediaId, request.signal)
}
clientLoader.hydrate = true as const

/** Asks for the set of an address. */
async function loadMediaSet(api: Api, mediaId: string | undefined, signal: AbortSignal): Promise<MediaState> {
  if (mediaId === undefined) return { kind: 'id-missing' }
  try {
    return { kind: 'shown', set: await readMediaSet(mediaId, signal, api) }
  } catch (error) {
    return { kind: isNotFound(error) ? 'not-found' : 'failed' }
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, mediaTexts, { noindex: true })
}

export default function MediaScreen({ loaderData: state, params }: Route.ComponentProps) {
  const texts = useTexts(mediaTexts)
  const set = useLastGood(state.kind === 'shown' ? state.set : null, params.mediaId ?? '')
  if (set && (state.kind === 'shown' || state.kind === 'failed')) return <MediaSet set={set} />
  return (
    <Page title={texts.title} width="reading">
      {state.kind !== 'shown' && <MediaNotice state={state} />}
    </Page>
  )
}

function MediaNotice({ state }: { state: Exclude<MediaState, { kind: 'shown' }> }) {
  const texts = useTexts(mediaTexts)
  const guide = (
    <ButtonLink to="/plangeri" variant="quiet" icon={<BookOpen aria-hidden />}>
      {texts.toComplaints}
    </ButtonLink>
  )
  switch (state.kind) {
    case 'id-missing':
      return (
        <Notice kind="warning" title={texts.idMissing} action={guide}>
          {texts.idMissingHelp}
        </Notice>
      )
    case 'not-found':
      return (
        <Notice kind="warning" title={texts.notFound} action={guide}>
          {texts.notFoundHelp}
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          kind="error"
          title={texts.failed}
          action={
            <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
              {texts.retry}
            </Button>
          }
        />
      )
  }
}
