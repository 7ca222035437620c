import { useCallback, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ProposalShown } from '#contract/petition-proposals.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import { deskProposalsTexts } from '#texts/staff/petitions/proposals.ts'
import type { Api } from '#web/api/client.ts'
import { publishProposal, readProposal, refuseProposal } from '#web/api/petition-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { DecidedBy, type DecidedElsewhere } from '../frame/decided-by.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { presentOf, ReasonForm } from '../frame/reason-form.tsx'
import { useRead } from '../frame/use-read.ts'
import { OnePetition } from './one-petition.tsx'
import { checkPetitionFields, EMPTY_WORDS, PetitionFields, readPetitionFields } from './petition-fields.tsx'
import styles from './petitions.module.css'

/** What became of a proposal. */
type ProposalDecision = { kind: 'published'; petition: number } | { kind: 'refused' }

/** A proposed petition: its words to mend, and the decision. */
export function OneProposal({ id }: { id: string }) {
  const texts = useTexts(deskProposalsTexts)
  const [decided, setDecided] = useState<ProposalDecision | null>(null)
  const read = useCallback((api: Api) => readProposal(api, id), [id])
  const { state, again } = useRead(read, texts.failed)
  if (decided?.kind === 'published') return <OnePetition id={String(decided.petition)} said={texts.published} />
  return (
    <Page title={state.kind === 'read' ? state.answer.title : texts.title} width="reading">
      <p>
        <Link to={`${DESK}/petitii/propuneri`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      {decided ? (
        <Notice kind="success">{texts.refused}</Notice>
      ) : (
        <ReadPart state={state} again={again}>
          {(proposal) => <DecideForm proposal={proposal} onDecided={setDecided} />}
        </ReadPart>
      )}
    </Page>
  )
}

function DecideForm({ proposal, onDecided }: { proposal: ProposalShown; onDecided: (decided: ProposalDecision) => void }) {
  const texts = useTexts(deskProposalsTexts)
  const words = useTexts(deskPetitionsTexts)
  const language = useLanguage()
  const { api } = useDesk()
  const [refusing, setRefusing] = useState(false)
  const [elsewhere, setElsewhere] = useState<DecidedElsewhere | null>(null)
  const { id, created_at, ...proposed } = proposal
  const form = useForm({
    failed: words.notSent,
    incomplete: words.check,
    read: readPetitionFields,
    check: (mended) => checkPetitionFields(mended, words),
    send: async ({ result: _, ...mended }, options) => {
      try {
        onDecided({ kind: 'published', petition: await publishProposal(api, id, mended, options) })
      } catch (error) {
        setElsewhere(presentOf(error))
        throw error
      }
    },
  })
  return (
    <>
      <p className={list.aside}>
        {texts.proposedAt(moment(created_at, language))}. {texts.answered}
      </p>
      <form className={list.form} noValidate onSubmit={form.submit}>
        <PetitionFields words={{ ...EMPTY_WORDS, ...proposed }} errors={form.state.kind === 'refused' ? form.state.errors : {}} />
        <div className={`${card.decide} ${styles.decide}`}>
          <div className={card.answer}>
            <FormNotices form={form} />
            {elsewhere && <DecidedBy decided={elsewhere} />}
          </div>
          <Button type="submit" size="large" aria-disabled={form.working}>
            {form.working ? words.working : texts.publish}
          </Button>
          <Button variant="quiet" size="large" onClick={() => setRefusing(true)}>
            {texts.refuse}
          </Button>
        </div>
      </form>
      <Dialog open={refusing} title={texts.refuseTitle} width="narrow" onClose={() => setRefusing(false)}>
        <ReasonForm
          text={texts.refuseText}
          reasons={texts.reasons}
          action={texts.refuse}
          variant="danger"
          send={async (reason, options) => {
            await refuseProposal(api, id, reason, options)
            onDecided({ kind: 'refused' })
          }}
          onCancel={() => setRefusing(false)}
        />
      </Dialog>
    </>
  )
}
