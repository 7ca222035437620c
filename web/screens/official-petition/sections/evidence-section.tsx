import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/field.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFieldError } from '../field-errors.ts'
import { petitionLengths } from '../petition-values.ts'
import { Section } from './section.tsx'
import type { CitedSet } from '../use-cited-set.ts'

/** The set the address names, and what else is attached. */
export function EvidenceSection({ set }: { set: CitedSet }) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.evidence}>
      <SetNotice set={set} />
      <AreaField
        label={texts.evidence}
        hint={texts.evidenceHint}
        name="evidence"
        optional
        rows={2}
        maxLength={petitionLengths.line}
        error={useFieldError('evidence')}
      />
    </Section>
  )
}

function SetNotice({ set }: { set: CitedSet }) {
  const texts = useTexts(officialPetitionTexts)
  switch (set.kind) {
    case 'loading':
      return <Notice>{texts.setLoading}</Notice>
    case 'found':
      return <Notice kind="success">{texts.setFound(set.files)}</Notice>
    case 'missing':
      return <Notice kind="warning">{texts.setMissing}</Notice>
    case 'failed':
      return <Notice kind="error">{texts.setFailed}</Notice>
    case 'none': {
      const upload = (
        <ButtonLink to="/plangeri" variant="quiet" size="small">
          {texts.toUpload}
        </ButtonLink>
      )
      return <Notice action={upload}>{texts.setNone}</Notice>
    }
  }
}
