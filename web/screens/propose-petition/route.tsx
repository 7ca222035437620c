import { useState } from 'react'
import { proposalsTexts } from '#texts/petitions/proposals.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { OwnProposals } from '#web/features/petition-proposals/own-proposals.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { ProposalForm } from './proposal-form.tsx'
import styles from './propose-petition.module.css'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, proposalsTexts)
}

/** Proposing a petition, and what was decided about those proposed before. */
export default function ProposePetitionScreen() {
  const texts = useTexts(proposalsTexts)
  const { state } = useAccount()
  const [sent, setSent] = useState(0)
  const [writing, setWriting] = useState(true)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      {state.kind === 'guest' && <GuestNotice />}
      {writing ? (
        <ProposalForm
          onSent={() => {
            setSent(sent + 1)
            setWriting(false)
          }}
        />
      ) : (
        <div className={styles.guest}>
          <Notice
            kind="success"
            title={texts.sent}
            action={
              <Button variant="quiet" size="small" onClick={() => setWriting(true)}>
                {texts.another}
              </Button>
            }
          >
            {texts.sentText}
          </Notice>
        </div>
      )}
      {state.kind === 'signed-in' && (
        <section>
          <h2>{texts.own}</h2>
          <p>{texts.ownIntro}</p>
          <OwnProposals key={`${state.user.id} ${sent}`} />
        </section>
      )}
    </Page>
  )
}

/** Nobody is sent away: the form stands below, and the sign-in opens over it. */
function GuestNotice() {
  const texts = useTexts(proposalsTexts)
  const { openLogin } = useAccount()
  const login = (
    <Button variant="quiet" size="small" onClick={() => openLogin()}>
      {texts.login}
    </Button>
  )
  return (
    <div className={styles.guest}>
      <Notice title={texts.guest} action={login}>
        {texts.guestText}
      </Notice>
    </div>
  )
}
