import { useCallback } from 'react'
import { deskProposalsTexts } from '#texts/staff/petitions/proposals.ts'
import type { Api } from '#web/api/client.ts'
import { listProposals } from '#web/api/petition-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRead } from '../frame/use-read.ts'

/** That visitors propose petitions, and the way to them; nothing when none waits. */
export function ProposalsNotice() {
  const texts = useTexts(deskProposalsTexts)
  const read = useCallback((api: Api) => listProposals(api), [])
  const { state } = useRead(read, texts.failed)
  if (state.kind !== 'read' || state.answer.waiting === 0) return null
  const open = (
    <ButtonLink to={`${DESK}/petitii/propuneri`} variant="quiet" size="small">
      {texts.open}
    </ButtonLink>
  )
  return <Notice action={open}>{texts.waiting(state.answer.waiting)}</Notice>
}
