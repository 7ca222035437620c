import type { ReactNode } from 'react'
import { proofTexts } from '#texts/proof.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CallState } from './use-call.ts'
import type { ProofControl } from './use-proof.ts'

interface FormNoticesProps {
  form: { state: CallState<unknown>; proof: ProofControl }
  /** What to do about a refusal. */
  action?: ReactNode
}

/** Why a form was refused; and while the browser works for what is sent, that it does, with the way out. */
export function FormNotices({ form: { state, proof }, action }: FormNoticesProps) {
  const texts = useTexts(proofTexts)
  const giveUp = (
    <Button variant="quiet" size="small" onClick={proof.giveUp}>
      {texts.giveUp}
    </Button>
  )
  return (
    <>
      {state.kind === 'refused' && state.message !== '' && (
        <Notice kind="error" action={action}>
          {state.message}
        </Notice>
      )}
      {proof.checking && <Notice action={giveUp}>{texts.checking}</Notice>}
    </>
  )
}
