import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { RotateCw } from 'lucide-react'
import type { OperatorMe } from '#contract/staff.ts'
import { doorTexts } from '#texts/staff/door.ts'
import { ApiError, browserApi } from '#web/api/client.ts'
import { readOperator } from '#web/api/staff.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDeskTitle } from '../frame/use-desk-title.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { deskApi } from './desk-api.ts'
import { DeskContext } from './desk-context.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useThreshold } from './use-threshold.ts'

type Standing = { kind: 'unknown' } | { kind: 'unreachable' } | { kind: 'outside' } | { kind: 'inside'; me: OperatorMe }

/** Lets operators in. Over what they were doing it asks again when their session has ended or the second factor must be fresh. */
export function Door({ children }: { children: ReactNode }) {
  const [standing, setStanding] = useState<Standing>({ kind: 'unknown' })
  const enter = useCallback((me: OperatorMe) => setStanding({ kind: 'inside', me }), [])
  const look = useCallback(() => lookWho().then(setStanding), [])
  useEffect(() => void look(), [look])

  switch (standing.kind) {
    case 'unknown':
      return <Waiting />
    case 'unreachable':
      return <Unreachable onAgain={() => void look()} />
    case 'outside':
      return <SignInPage onEntered={enter} />
    case 'inside':
      return (
        <Inside me={standing.me} onEntered={enter} onLeft={() => setStanding({ kind: 'outside' })}>
          {children}
        </Inside>
      )
  }
}

async function lookWho(): Promise<Standing> {
  try {
    return { kind: 'inside', me: await readOperator(browserApi) }
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 401 ? 'outside' : 'unreachable' }
  }
}

interface InsideProps {
  me: OperatorMe
  onEntered: (me: OperatorMe) => void
  onLeft: () => void
  children: ReactNode
}

function Inside({ me, onEntered, onLeft, children }: InsideProps) {
  const texts = useTexts(doorTexts)
  const { threshold, ask, done, giveUp } = useThreshold()
  const api = useMemo(() => deskApi(browserApi, ask), [ask])
  const refresh = useCallback(async () => onEntered(await readOperator(api)), [api, onEntered])
  const parts = useMemo(() => ({ me, api, refresh, leave: onLeft }), [me, api, refresh, onLeft])
  return (
    <DeskContext value={parts}>
      {/* Somebody else who signs in over the page finds nothing of what the first one had there. */}
      <Fragment key={me.id}>{children}</Fragment>
      <Dialog open={threshold === 'sign-in'} title={texts.endedTitle} width="narrow" onClose={giveUp}>
        <p>{texts.endedText}</p>
        <SignInForm
          email={me.email}
          onEntered={(entered) => {
            onEntered(entered)
            done()
          }}
        />
      </Dialog>
      <Dialog open={threshold === 'confirm'} title={texts.confirmTitle} width="narrow" onClose={giveUp}>
        <p>{texts.confirmText}</p>
        <ConfirmForm onConfirmed={done} />
      </Dialog>
    </DeskContext>
  )
}

function SignInPage({ onEntered }: { onEntered: (me: OperatorMe) => void }) {
  const texts = useTexts(doorTexts)
  useDeskTitle(texts.title)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <SignInForm onEntered={onEntered} />
    </Page>
  )
}

function Waiting() {
  const texts = useTexts(doorTexts)
  return (
    <Page title={`${texts.loading}…`} width="reading">
      <Skeleton lines={4} />
    </Page>
  )
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts(doorTexts)
  const again = (
    <Button variant="quiet" size="small" icon={<RotateCw aria-hidden />} onClick={onAgain}>
      {texts.again}
    </Button>
  )
  return (
    <Page title={texts.title} width="reading">
      <Notice kind="error" action={again}>
        {texts.unreachable}
      </Notice>
    </Page>
  )
}
