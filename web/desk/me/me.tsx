import { useState } from 'react'
import { LogOut } from 'lucide-react'
import { roleTexts } from '#texts/staff/door.ts'
import { meTexts } from '#texts/staff/me.ts'
import { renewRecoveryCodes, signOutOperator } from '#web/api/staff.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { hour } from '../frame/moments.ts'
import { RecoveryCodes } from '../invitation/recovery-codes.tsx'
import { Devices } from './devices.tsx'
import { MailNotices } from './mail-notices.tsx'

/** An operator's own page. */
export function Me() {
  const texts = useTexts(meTexts)
  const roles = useTexts(roleTexts)
  const language = useLanguage()
  const { me, api, leave } = useDesk()
  const { state, working, run } = useCall({ failed: texts.failed })
  const signOut = () =>
    run(async () => {
      await signOutOperator(api)
      leave()
    })
  return (
    <Page title={texts.title} intro={`${me.name} · ${me.email}`} width="reading">
      <p>
        <strong>{roles[me.role].name}.</strong> {roles[me.role].may}
      </p>
      <p className={list.aside}>{texts.ends(hour(me.ends_at, language))}</p>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      <Button variant="quiet" icon={<LogOut aria-hidden />} aria-disabled={working} onClick={() => void signOut()}>
        {texts.signOut}
      </Button>
      <MailNotices chosen={me.notices} />
      <Devices />
      <Codes />
    </Page>
  )
}

function Codes() {
  const texts = useTexts(meTexts)
  const { me, api, refresh } = useDesk()
  const [codes, setCodes] = useState<string[] | null>(null)
  const { state, working, run } = useCall({ failed: texts.failed })
  const renew = () =>
    run(async () => {
      setCodes((await renewRecoveryCodes(api)).recovery_codes)
      await refresh()
    })
  return (
    <>
      <h2>{texts.codes}</h2>
      {codes ? (
        <RecoveryCodes email={me.email} codes={codes} />
      ) : (
        <>
          <p>
            {texts.codesLeft(me.recovery_codes_left)} {texts.newCodesText}
          </p>
          {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
          <Button variant="quiet" aria-disabled={working} onClick={() => void renew()}>
            {texts.newCodes}
          </Button>
        </>
      )}
    </>
  )
}
