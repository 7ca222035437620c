import { Copy, Share2 } from 'lucide-react'
import type { Invited } from '#contract/staff.ts'
import { authTexts } from '#texts/account/auth.ts'
import { peopleTexts } from '#texts/staff/people.ts'
import { inviteOperator } from '#web/api/staff.ts'
import { EmailField } from '#web/features/account/email-field.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useCanShare, useCopied } from '#web/features/share/sharing.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { readRole, RoleField } from './role-field.tsx'

/** Makes the link by which somebody joins, and shows it this once. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(peopleTexts)
  return (
    <Dialog open={open} title={texts.inviteTitle} onClose={onClose}>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(peopleTexts)
  const words = useTexts(authTexts)
  const { api } = useDesk()
  const form = useForm<{ email: string; role: ReturnType<typeof readRole> }, Invited & { email: string }>({
    failed: texts.failed,
    read: (data) => ({ email: formText(data, 'email'), role: readRole(data) }),
    check: ({ email }) => ({ email: email === '' ? words.emailMissing : undefined }),
    send: async (values, options) => ({ ...(await inviteOperator(api, values, options)), email: values.email }),
  })
  if (form.state.kind === 'done') return <Link invited={form.state.answer} onClose={onClose} />
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{texts.inviteText}</p>
      <EmailField label={words.email} autoComplete="off" error={form.error('email')} data-autofocus />
      <RoleField />
      <FormNotices form={form} />
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? texts.working : texts.makeLink}
      </Button>
    </form>
  )
}

function Link({ invited: { link, expires_at, email }, onClose }: { invited: Invited & { email: string }; onClose: () => void }) {
  const texts = useTexts(peopleTexts)
  const language = useLanguage()
  const { state, copy } = useCopied()
  const canShare = useCanShare()
  return (
    <div className={list.form} role="status">
      <h3>{texts.linkTitle}</h3>
      <p>{texts.linkText(email, moment(expires_at, language))}</p>
      <p className={list.link}>{link}</p>
      <div className={list.actions}>
        {canShare && (
          <Button icon={<Share2 aria-hidden />} onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {texts.share}
          </Button>
        )}
        <Button variant={canShare ? 'quiet' : 'primary'} icon={<Copy aria-hidden />} onClick={() => void copy(link)}>
          {state === 'copied' ? texts.copied : texts.copyLink}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
      {state === 'refused' && <p>{texts.notCopied}</p>}
    </div>
  )
}
