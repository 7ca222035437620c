import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { InvitationShown } from '#contract/staff.ts'
import { invitationTexts } from '#texts/staff/invitation.ts'
import { roleTexts } from '#texts/staff/door.ts'
import { readInvitation } from '#web/api/staff.ts'
import { failureSentence } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { linkToken } from '#web/lib/link-token.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDeskTitle } from '../frame/use-desk-title.ts'
import { AcceptForm } from './accept-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type State =
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | { kind: 'offered'; invitation: InvitationShown }
  | { kind: 'accepted'; email: string; codes: string[] }

/** The page behind the link of an invitation: looking uses nothing up. */
export function Invitation() {
  const texts = useTexts(invitationTexts)
  const roles = useTexts(roleTexts)
  const { state, accepted } = useInvitation(texts.failed)
  const navigate = useNavigate()
  useDeskTitle(texts.title)
  // The form is gone: what is read next is at the top.
  useEffect(() => {
    if (state.kind !== 'accepted') return
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [state.kind])
  switch (state.kind) {
    case 'reading':
      return (
        <Page title={texts.title} width="reading">
          <Skeleton lines={5} />
        </Page>
      )
    case 'failed':
      return (
        <Page title={texts.title} width="reading">
          <Notice kind="warning">{state.message}</Notice>
        </Page>
      )
    case 'offered':
      return (
        <Page title={texts.title} intro={texts.intro(state.invitation.invited_by, roles[state.invitation.role].name)} width="reading">
          <AcceptForm invitation={state.invitation} onAccepted={(codes) => accepted(state.invitation.email, codes)} />
        </Page>
      )
    case 'accepted':
      return (
        <Page title={texts.codesTitle} intro={texts.codesIntro} width="reading">
          <RecoveryCodes email={state.email} codes={state.codes} />
          <Button size="large" onClick={() => void navigate(DESK, { replace: true })}>
            {texts.codesKept}
          </Button>
        </Page>
      )
  }
}

function useInvitation(failed: string) {
  const [state, setState] = useState<State>({ kind: 'reading' })
  useEffect(() => {
    readInvitation(linkToken()).then(
      (invitation) => setState({ kind: 'offered', invitation }),
      (error: unknown) => setState({ kind: 'failed', message: failureSentence(error, failed) }),
    )
  }, [failed])
  const accepted = useCallback((email: string, codes: string[]) => setState({ kind: 'accepted', email, codes }), [])
  return { state, accepted }
}
