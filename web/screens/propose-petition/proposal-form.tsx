import { useEffect, useRef, useState, type RefObject } from 'react'
import { ADDRESSEE_CHARACTERS, PETITION_TITLE_CHARACTERS, PROPOSAL_ASKED_CHARACTERS, PROPOSAL_REASONS_CHARACTERS } from '#contract/limits.ts'
import type { ProposalForm as Proposal } from '#contract/petition-proposals.ts'
import { proposalsTexts } from '#texts/petitions/proposals.ts'
import { proposePetition } from '#web/api/petition-proposals.ts'
import { useAccount } from '#web/features/account/account.tsx'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { readStorage, writeStorage } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import styles from './propose-petition.module.css'

/** What somebody asks for, of whom and why; kept on the device until it is sent, also while they sign in. */
export function ProposalForm({ onSent }: { onSent: () => void }) {
  const texts = useTexts(proposalsTexts)
  const { state: account, openLogin } = useAccount()
  const fields = useRef<HTMLFormElement>(null)
  const { draft, write } = useDraft(fields)
  const form = useForm({
    failed: texts.failed,
    incomplete: texts.check,
    read: readProposal,
    check: (proposal) => checkProposal(proposal, texts),
    send: async (proposal, options) => {
      await proposePetition(proposal, options)
      keepDraft(EMPTY)
      onSent()
    },
  })
  const { error } = form
  const field = (name: keyof ProposalDraft) => ({
    label: texts.fields[name],
    hint: texts.hints[name],
    name,
    required: true,
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
    error: error(name),
  })
  return (
    <form
      ref={fields}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (account.kind === 'signed-in') return form.submit(event)
        event.preventDefault()
        openLogin()
      }}
    >
      <Field {...field('title')} maxLength={PETITION_TITLE_CHARACTERS} />
      <Field {...field('addressee')} maxLength={ADDRESSEE_CHARACTERS} />
      <AreaField {...field('asked')} rows={5} maxLength={PROPOSAL_ASKED_CHARACTERS} />
      <AreaField {...field('reasons')} rows={7} maxLength={PROPOSAL_REASONS_CHARACTERS} />
      <Field {...field('required_signatures')} inputMode="numeric" maxLength={11} />
      <p className={styles.aside}>{texts.public}</p>
      <FormNotices form={form} />
      <Button type="submit" size="large" aria-disabled={form.working}>
        {form.working ? texts.working : texts.submit}
      </Button>
    </form>
  )
}

/** What is typed; what was typed before a reload, or before this page woke up, is kept. */
function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(EMPTY)
  useEffect(() => {
    const kept = readDraft()
    const early = form.current ? new FormData(form.current) : new FormData()
    const typed = (name: keyof ProposalDraft) => typedText(early, name) || kept[name]
    setDraft({
      title: typed('title'),
      addressee: typed('addressee'),
      asked: typed('asked'),
      reasons: typed('reasons'),
      required_signatures: typed('required_signatures'),
    })
  }, [form])
  const write = (words: Partial<ProposalDraft>) => {
    const written = { ...draft, ...words }
    setDraft(written)
    keepDraft(written)
  }
  return { draft, write }
}

function readProposal(form: FormData): Proposal {
  return {
    title: formText(form, 'title'),
    addressee: formText(form, 'addressee'),
    asked: formText(form, 'asked'),
    reasons: formText(form, 'reasons'),
    // Blanks and dots between the digits are how people write thousands.
    required_signatures: Number(formText(form, 'required_signatures').replaceAll(/[\s.,]/g, '')),
  }
}

function checkProposal(proposal: Proposal, texts: { missing: string; goalMissing: string }): FieldErrors<keyof Proposal> {
  const needed = (text: string) => (text === '' ? texts.missing : undefined)
  return {
    title: needed(proposal.title),
    addressee: needed(proposal.addressee),
    asked: needed(proposal.asked),
    reasons: needed(proposal.reasons),
    required_signatures: Number.isInteger(proposal.required_signatures) && proposal.required_signatures > 0 ? undefined : texts.goalMissing,
  }
}

const DRAFT_KEY = 'proposal:draft'

/** What the fields of the form hold, as they were typed. */
interface ProposalDraft {
  title: string
  addressee: string
  asked: string
  reasons: string
  required_signatures: string
}

const EMPTY: ProposalDraft = { title: '', addressee: '', asked: '', reasons: '', required_signatures: '' }

/** What was typed on this device and not sent yet. */
function readDraft(): ProposalDraft {
  try {
    const kept: Record<string, unknown> = JSON.parse(readStorage(DRAFT_KEY) ?? '{}')
    const text = (name: keyof ProposalDraft) => (typeof kept[name] === 'string' ? kept[name] : '')
    return {
      title: text('title'),
      addressee: text('addressee'),
      asked: text('asked'),
      reasons: text('reasons'),
      required_signatures: text('required_signatures'),
    }
  } catch {
    return EMPTY
  }
}

/** Keeps it until it is sent; empty fields leave nothing behind. */
function keepDraft(draft: ProposalDraft): void {
  writeStorage(DRAFT_KEY, Object.values(draft).every((text) => text === '') ? null : JSON.stringify(draft))
}
