import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Trash2, Upload } from 'lucide-react'
import { Link } from 'react-router'
import { COMPLAINT_DESCRIPTION_CHARACTERS, COMPLAINT_TITLE_CHARACTERS } from '#contract/limits.ts'
import { begunTexts } from '#texts/complaints/begun.ts'
import { complaintFormTexts } from '#texts/complaints/complaint-form.ts'
import { publicName } from '#texts/complaints/complaint-sets.ts'
import type { AccountState } from '#web/features/account/account-state.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import type { BegunComplaint } from '#web/features/offline/begun-complaints.ts'
import { shortDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './complaint-form.module.css'
import { CreatedSet } from './created-set.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import { MissingParts } from './missing-parts.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useComplaintForm } from './use-complaint-form.ts'
import type { Keeping } from './use-kept-complaint.ts'

/** Title, description, photos and videos; `onCreated` hears of a new set. */
export function ComplaintForm({ onCreated }: { onCreated: () => void }) {
  const texts = useTexts(complaintFormTexts)
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const control = useComplaintForm(form, onCreated)
  const { call, step, draft, write, evidence, missing, attempts, attempt, account, retrying } = control
  const uploading = call.working
  const whole = missing.length === 0 && !retrying
  useWarnOnLeave(uploading)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    control.submit()
  }
  // A disabled button keeps Enter from sending the form, and with it the form from saying why.
  const explain = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || whole) return
    event.preventDefault()
    attempt()
  }

  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.heading}</h2>
      <p className={styles.intro}>{texts.intro}</p>
      {call.state.kind === 'done' && <CreatedSet {...call.state.answer} />}
      {/* Checked by our own sentences: the browser's bubbles speak its language, not the page's. */}
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {control.offer && <BegunOffer {...control.offer} />}
        <fieldset disabled={uploading} aria-labelledby={heading} className={styles.fields}>
          <SetWords draft={draft} write={write} onTitleKeyDown={explain} />
          <EvidencePicker evidence={evidence} idle={!uploading && !retrying} onRetry={control.retry} />
        </fieldset>
        <KeptWords keeping={control.keeping} isBegun={evidence.files.length > 0} />
        <WhatBecomesPublic account={account} />
        <FormNotices form={call} />
        {uploading && <UploadProgress step={step} files={evidence.files} onStop={control.stop} />}
        <div className={styles.send}>
          {/* What is pressed in vain falls through the disabled button onto this, and is answered. */}
          <div role="presentation" className={styles.button} onClick={() => whole || attempt()}>
            <Button type="submit" size="large" icon={<Upload aria-hidden />} disabled={!whole || uploading} aria-describedby={`${heading}-missing`}>
              {texts.submit}
            </Button>
          </div>
          <MissingParts id={`${heading}-missing`} missing={missing} retrying={retrying} attempts={attempts} accountKnown={account.kind !== 'starting'} />
        </div>
      </form>
    </section>
  )
}

interface SetWordsProps extends Pick<ReturnType<typeof useComplaintForm>, 'draft' | 'write'> {
  onTitleKeyDown: (event: KeyboardEvent) => void
}

function SetWords({ draft, write, onTitleKeyDown }: SetWordsProps) {
  const texts = useTexts(complaintFormTexts)
  return (
    <>
      <Field
        label={texts.title}
        hint={texts.titleHint}
        name="title"
        autoComplete="off"
        required
        maxLength={COMPLAINT_TITLE_CHARACTERS}
        value={draft.title}
        onChange={({ target }) => write({ title: target.value })}
        onKeyDown={onTitleKeyDown}
      />
      <AreaField
        label={texts.description}
        hint={texts.descriptionHint}
        name="description"
        rows={5}
        required
        maxLength={COMPLAINT_DESCRIPTION_CHARACTERS}
        value={draft.description}
        onChange={({ target }) => write({ description: target.value })}
      />
    </>
  )
}

/** Said before anything is sent: who will see what, and for how long. */
function WhatBecomesPublic({ account }: { account: AccountState }) {
  const texts = useTexts(complaintFormTexts)
  const name = account.kind === 'signed-in' ? account.user.name.trim() || texts.anonymous : null
  return (
    <section className={styles.public}>
      <h3>{texts.publicHeading}</h3>
      <ul>
        <li>{name === null ? texts.publicNameGuest : texts.publicName(publicName(name))}</li>
        {texts.publicPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

/** While `busy`, the browser asks before it closes or reloads the page. */
function useWarnOnLeave(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [busy])
}

interface KeptWordsProps {
  keeping: Keeping
  /** There is something to keep. */
  isBegun: boolean
}

/**
 * What the device keeps of the form, for how long, and how to be rid of it; or that it keeps nothing. Its place is taken from
 * the first file on, before the device has kept it: the button below would move away from under a finger.
 */
function KeptWords({ keeping, isBegun }: KeptWordsProps) {
  const texts = useTexts(begunTexts)
  if (keeping === 'refused') return <Notice kind="warning">{texts.refused}</Notice>
  if (keeping === 'nothing' && !isBegun) return null
  return (
    <p className={keeping === 'kept' ? styles.intro : styles.awaited}>
      {texts.kept} <Link to="/stocare-locala">{texts.keptLink}</Link>.
    </p>
  )
}

interface BegunOfferProps {
  begun: BegunComplaint
  onContinue: () => void
  onRemove: () => void
}

/** A complaint that was begun on this device: to go on with, or to be rid of. */
function BegunOffer({ begun: { title, files, at }, onContinue, onRemove }: BegunOfferProps) {
  const texts = useTexts(begunTexts)
  const language = useLanguage()
  const ways = (
    <>
      <Button onClick={onContinue}>{texts.continue}</Button>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={onRemove}>
        {texts.remove}
      </Button>
    </>
  )
  return (
    <Notice title={texts.offerTitle} action={ways}>
      {texts.offer(title.trim() || texts.untitled, files.length, shortDate(new Date(at).toISOString(), language))}
    </Notice>
  )
}
