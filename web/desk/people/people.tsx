import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import type { InvitationWaiting, Staff } from '#contract/staff.ts'
import { roleTexts } from '#texts/staff/door.ts'
import { peopleTexts } from '#texts/staff/people.ts'
import { listStaff, revokeInvitation } from '#web/api/staff.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { PersonCard } from './person-card.tsx'

/** Who runs the site: invited, changed and switched off by owners. */
export function People() {
  const texts = useTexts(peopleTexts)
  const { state, again } = useRead(listStaff, texts.failed)
  const [inviting, setInviting] = useState(false)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <p>
        <Button icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      </p>
      <ReadPart state={state} again={again}>
        {(staff) => <StaffLists staff={staff} onChanged={again} />}
      </ReadPart>
      <InviteDialog
        open={inviting}
        onClose={() => {
          setInviting(false)
          void again()
        }}
      />
    </Page>
  )
}

function StaffLists({ staff: { operators, invitations }, onChanged }: { staff: Staff; onChanged: () => Promise<void> }) {
  const texts = useTexts(peopleTexts)
  return (
    <>
      <ul className={list.list}>
        {operators.map((person) => (
          <PersonCard key={person.id} person={person} onChanged={onChanged} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h2>{texts.waiting}</h2>
          <ul className={list.list}>
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} onChanged={onChanged} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function InvitationCard({ invitation, onChanged }: { invitation: InvitationWaiting; onChanged: () => Promise<void> }) {
  const texts = useTexts(peopleTexts)
  const roles = useTexts(roleTexts)
  const language = useLanguage()
  const { api } = useDesk()
  const { state, working, run } = useCall({ failed: texts.failed })
  const takeBack = () =>
    run(async () => {
      await revokeInvitation(api, invitation.id)
      await onChanged()
    })
  return (
    <li className={list.item}>
      <div className={list.head}>
        <h3>{invitation.email}</h3>
        <span className={list.mark}>{roles[invitation.role].name}</span>
      </div>
      <p className={list.aside}>{texts.invited(invitation.invited_by, moment(invitation.expires_at, language))}</p>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      <div className={list.actions}>
        <Button variant="quiet" size="small" aria-disabled={working} onClick={() => void takeBack()}>
          {texts.takeBack}
        </Button>
      </div>
    </li>
  )
}
