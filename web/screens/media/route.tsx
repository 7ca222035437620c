import { BookOpen, RotateCw } from 'lucide-react'
import { mediaTexts } from '#texts/media.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { MediaSet } from './media-set.tsx'
import type { MediaState } from './media-state.ts'
import { useMediaSet } from './use-media-set.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, mediaTexts, { noindex: true })
}

export default function MediaScreen({ params }: Route.ComponentProps) {
  const texts = useTexts(mediaTexts)
  const state = useMediaSet(params.mediaId)
  if (state.kind === 'shown') return <MediaSet set={state.set} />
  return (
    <Page title={texts.title} width="reading">
      <MediaNotice state={state} />
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
    case 'loading':
      return <output>{texts.loading}</output>
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
