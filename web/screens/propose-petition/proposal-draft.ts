import { readStorage, writeStorage } from '#web/lib/storage.ts'

const DRAFT_KEY = 'proposal:draft'

/** What the fields of the form hold, as they were typed. */
export interface ProposalDraft {
  title: string
  addressee: string
  asked: string
  reasons: string
  required_signatures: string
}

export const EMPTY: ProposalDraft = { title: '', addressee: '', asked: '', reasons: '', required_signatures: '' }

/** What was typed on this device and not sent yet. */
export function readDraft(): ProposalDraft {
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
export function keepDraft(draft: ProposalDraft): void {
  writeStorage(DRAFT_KEY, Object.values(draft).every((text) => text === '') ? null : JSON.stringify(draft))
}
