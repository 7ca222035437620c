import { signedTexts } from '#texts/signatures.ts'
import { signaturesOfLink } from '#web/api/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { linkToken } from '#web/features/signatures/link-token.ts'
import { SignatureList } from '#web/features/signatures/signature-list.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

const source = signaturesOfLink(linkToken)

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, signedTexts, { noindex: true })
}

/** The page behind the second link of a confirmation mail: what this mailbox signed, and taking it back. */
export default function SignedScreen() {
  const texts = useTexts(signedTexts)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <SignatureList source={source} />
    </Page>
  )
}
