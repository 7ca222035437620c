import { Link } from 'react-router'
import type { OwnSignature } from '#contract/petitions.ts'
import { signedTexts } from '#texts/signatures.ts'
import type { OwnSignatures } from '#web/api/petitions.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { longDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './signature-list.module.css'
import { useOwnSignatures } from './use-own-signatures.ts'

/** What a person signed, each with a button that takes it back. */
export function SignatureList({ source }: { source: OwnSignatures }) {
  const texts = useTexts(signedTexts)
  const { state, withdraw } = useOwnSignatures(source)
  if (state.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (state.kind === 'failed') return <Notice kind="error">{state.message}</Notice>
  return (
    <>
      {state.message && <Notice kind="success">{state.message}</Notice>}
      {state.signatures.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul className={styles.list}>
          {state.signatures.map((signature) => (
            <SignatureItem key={signature.petition_id} signature={signature} onWithdraw={() => void withdraw(signature.petition_id)} />
          ))}
        </ul>
      )}
    </>
  )
}

function SignatureItem({ signature, onWithdraw }: { signature: OwnSignature; onWithdraw: () => void }) {
  const texts = useTexts(signedTexts)
  const { petition_id, title, created_at, verified } = signature
  const signedOn = texts.signedOn(longDate(created_at, useLanguage()))
  return (
    <li className={styles.item}>
      <div>
        <Link to={`/petitions?id=${petition_id}`} lang="ro">
          {title}
        </Link>
        <p className={styles.when}>{verified ? `${signedOn}, ${texts.verified}` : signedOn}</p>
      </div>
      <Button variant="danger" size="small" aria-label={texts.withdrawFrom(title)} onClick={onWithdraw}>
        {texts.withdraw}
      </Button>
    </li>
  )
}
