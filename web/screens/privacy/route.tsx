import type { Site } from '#contract/site.ts'
import type { LegalSection } from '#texts/legal/legal.ts'
import { privacySettingsTexts } from '#texts/legal/privacy-settings.ts'
import { privacyTexts } from '#texts/legal/privacy.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { useRootData } from '#web/lib/site.ts'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, privacyTexts)
}

export default function PrivacyScreen() {
  const site = useRootData()?.site ?? null
  return <LegalPage texts={useTexts(privacyTexts)} before={dependentParts(useTexts(privacySettingsTexts), site)} />
}

type RecipientTexts = (typeof privacySettingsTexts)['ro' | 'en']

/** The parts of the policy that depend on the settings; `site` is null when they could not be read, and the reader is then told of a model rather than not. */
export function dependentParts({ answers, recipients: words }: RecipientTexts, site: Pick<Site, 'recipients'> | null): LegalSection[] {
  const paragraphs = [words.never]
  if (site === null) return [answers.written, { heading: words.heading, points: [words.hosting, words.unknown], paragraphs }]
  const { model, embeddings, mail, files } = site.recipients
  const points = [
    words.hosting,
    ...(model ? [words.written(model.host)] : []),
    ...(embeddings ? [words.found(embeddings.host)] : []),
    ...(mail ? [words.mail(mail.host)] : []),
    ...(files ? [words.files(files.host, files.direct)] : []),
  ]
  const leaves = Object.values(site.recipients).some((one) => one !== null && one.host !== null)
  return [
    model ? answers.written : embeddings ? answers.found : answers.quoted,
    { heading: words.heading, points, paragraphs: [leaves ? words.outside : words.inside, ...paragraphs] },
  ]
}
