import { useSyncExternalStore } from 'react'
import { signedTexts } from '#texts/petitions/signatures.ts'
import { withdrawalCodeTexts } from '#texts/petitions/withdrawal-code.ts'
import { signaturesOfLink } from '#web/api/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { hasLinkToken, linkToken } from '#web/lib/link-token.ts'
import { SignatureList } from '#web/features/signatures/signature-list.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { CodeForm } from './code-form.tsx'

const source = signaturesOfLink(linkToken)

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, signedTexts, { noindex: true })
}

/** The page behind the second link of a confirmation mail: what this mailbox signed, and taking it back. Without a link, by the code that was shown after signing. */
export default function SignedScreen() {
  const texts = useTexts(signedTexts)
  const code = useTexts(withdrawalCodeTexts)
  const hasLink = useSyncExternalStore(neverChanges, hasLinkToken, () => null)
  if (hasLink === false)
    return (
      <Page title={code.title} intro={code.intro} width="reading">
        <CodeForm />
      </Page>
    )
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      {hasLink ? <SignatureList source={source} empty={texts.empty} /> : <p role="status">{texts.loading}</p>}
    </Page>
  )
}

const neverChanges = () => () => undefined
