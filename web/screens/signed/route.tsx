import { useSyncExternalStore } from 'react'
import { CODE_CHARACTERS } from '#contract/limits.ts'
import type { Confirmed } from '#contract/petitions.ts'
import { signedTexts } from '#texts/petitions/signatures.ts'
import { withdrawalCodeTexts } from '#texts/petitions/withdrawal-code.ts'
import { signaturesOfLink, withdrawByCode } from '#web/api/petitions.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { hasLinkToken, linkToken } from '#web/lib/link-token.ts'
import { SignatureList } from '#web/features/signatures/signature-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import styles from './code-form.module.css'

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

/** Takes a signature back by the code that was shown after signing. */
function CodeForm() {
  const texts = useTexts(withdrawalCodeTexts)
  const form = useForm<{ code: string }, Confirmed>({
    failed: texts.failed,
    read: (data) => ({ code: formText(data, 'code') }),
    check: ({ code }) => ({ code: code === '' ? texts.missing : undefined }),
    send: ({ code }, options) => withdrawByCode(code, options),
  })
  if (form.state.kind === 'done')
    return (
      <Notice kind="success" title={texts.done}>
        {texts.doneText(form.state.answer.title)}
      </Notice>
    )
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Field
        label={texts.field}
        hint={texts.hint}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={CODE_CHARACTERS}
        error={form.error('code')}
      />
      <FormNotices form={form} />
      <Button type="submit" variant="danger" aria-disabled={form.working}>
        {form.working ? texts.working : texts.submit}
      </Button>
    </form>
  )
}
