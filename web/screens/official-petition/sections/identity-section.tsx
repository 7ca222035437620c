import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { EmailField } from '#web/features/account/email-field.tsx'
import { useAccount } from '#web/features/account/account.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { useFieldError } from '../field-errors.ts'
import styles from '../official-petition.module.css'
import { petitionLengths } from '../petition-values.ts'
import { Section } from './section.tsx'

/** Who asks. A signed-in person finds their own name, e-mail and phone filled in. */
export function IdentitySection() {
  const texts = useTexts(officialPetitionTexts)
  const session = useAccount().state
  const user = session.kind === 'signed-in' ? session.user : null
  return (
    <Section title={texts.sections.you} hint={texts.youHint}>
      <Field
        label={texts.name}
        name="full_name"
        autoComplete="name"
        required
        maxLength={petitionLengths.name}
        defaultValue={user?.name ?? ''}
        error={useFieldError('full_name')}
      />
      <AreaField
        label={texts.address}
        hint={texts.addressHint}
        name="address"
        autoComplete="street-address"
        required
        rows={2}
        maxLength={petitionLengths.line}
        error={useFieldError('address')}
      />
      <div className={styles.pair}>
        <EmailField label={texts.email} required={false} defaultValue={user?.email ?? ''} error={useFieldError('email')} />
        <Field
          label={texts.phone}
          name="phone_number"
          type="tel"
          autoComplete="tel"
          maxLength={petitionLengths.phone}
          defaultValue={user?.phone_number ?? ''}
          error={useFieldError('phone_number')}
        />
      </div>
      <p className={styles.aside}>
        {texts.contactHint} {texts.noCnp}
      </p>
    </Section>
  )
}
