import { officialPetitionTexts } from '#texts/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useSession } from '#web/features/session/session.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFault } from './faults.ts'
import styles from './fields.module.css'
import { petitionLengths } from './petition-values.ts'
import { Section } from './section.tsx'

/** Who asks. A signed-in person finds their own name, e-mail and phone filled in. */
export function IdentitySection() {
  const texts = useTexts(officialPetitionTexts)
  const session = useSession().state
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
        error={useFault('full_name')}
      />
      <AreaField
        label={texts.address}
        hint={texts.addressHint}
        name="address"
        autoComplete="street-address"
        required
        rows={2}
        maxLength={petitionLengths.line}
        error={useFault('address')}
      />
      <div className={styles.pair}>
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={petitionLengths.email}
          defaultValue={user?.email ?? ''}
          error={useFault('email')}
        />
        <Field
          label={texts.phone}
          name="phone_number"
          type="tel"
          autoComplete="tel"
          maxLength={petitionLengths.phone}
          defaultValue={user?.phone_number ?? ''}
          error={useFault('phone_number')}
        />
      </div>
      <p className={styles.aside}>
        {texts.contactHint} {texts.noCnp}
      </p>
    </Section>
  )
}
