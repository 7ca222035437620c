import { EMAIL_CHARACTERS } from '#contract/limits.ts'
import type { Suspicion } from '#contract/petition-desk.ts'
import { floodTexts } from '#texts/staff/petitions/flood.ts'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import list from '../frame/list.module.css'
import styles from './petitions.module.css'

/** Which signatures look false, in words of one's own. @param surge the one that was opened, or nothing */
export function SuspicionForm({ surge, onSuspected }: { surge: Suspicion; onSuspected: (suspicion: Suspicion) => void }) {
  const texts = useTexts(floodTexts)
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({
      domain: formText(data, 'domain'),
      email: formText(data, 'email'),
      from: formText(data, 'from'),
      to: formText(data, 'to'),
      network: formText(data, 'network'),
    }),
    check: ({ domain, email, from, network }) => ({ domain: [domain, email, from, network].every((part) => part === '') ? texts.missing : undefined }),
    send: async ({ domain, email, from, to, network }) =>
      onSuspected({
        ...(domain !== '' && { domain }),
        ...(email !== '' && { email }),
        ...(network !== '' && { network }),
        ...(from !== '' && { from: new Date(from).toISOString() }),
        ...(to !== '' && { to: new Date(to).toISOString() }),
      }),
  })
  return (
    <details className={styles.narrow} open={surge.network === undefined}>
      <summary>{texts.narrow}</summary>
      <form className={list.form} noValidate onSubmit={form.submit}>
        {surge.network !== undefined && (
          <label className={styles.check}>
            <input type="checkbox" name="network" value={surge.network} defaultChecked />
            {texts.sameNetwork}
          </label>
        )}
        <Field label={texts.domain} hint={texts.domainHint} name="domain" autoComplete="off" autoCapitalize="none" optional error={form.error('domain')} />
        <Field label={texts.email} name="email" inputMode="email" autoComplete="off" autoCapitalize="none" optional maxLength={EMAIL_CHARACTERS} />
        <Field label={texts.from} name="from" type="datetime-local" step={1} optional />
        <Field label={texts.to} hint={texts.toHint} name="to" type="datetime-local" step={1} optional />
        <Button type="submit" variant="quiet">
          {texts.show}
        </Button>
      </form>
    </details>
  )
}
