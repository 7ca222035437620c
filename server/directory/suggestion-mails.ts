import type { DirectoryKind } from '#contract/directory.ts'
import { suggestionMailTexts } from '#texts/suggestion-mail.ts'
import { mailOf } from '../mail/layout.ts'
import type { MailWriter, MailWriters } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { noteMail } from './note-mail.ts'
import { recordKey } from './record-key.ts'
import { DECIDERS } from './suggestion-notices.ts'
import { waitingSuggestions } from './waiting-suggestions.ts'

const LIST: Record<DirectoryKind, string> = { shelter: 'shelters', trainer: 'tamers' }

/** Writes what was decided to whoever proposed a record or said what is wrong with one, and to operators that something waits. */
export function suggestionWriters(publicUrl: string): Pick<MailWriters, 'suggestion_decided' | 'suggestions_waiting'> {
  const decided: MailWriter = async (tx, { suggestion_id }) => {
    const reply = await tx
      .selectFrom('suggestion_replies')
      .selectAll()
      .where('id', '=', suggestion_id ?? '')
      .executeTakeFirst()
    if (!reply || reply.outcome === null) return null
    const { kind, record_id, language, outcome, reason } = reply
    const texts = suggestionMailTexts[language]
    const address = `${publicUrl}/${LIST[kind]}?id=${record_id}`
    if (outcome === 'corrected' || outcome === 'unlisted' || outcome === 'kept') {
      const name = await nameOf(tx, kind, record_id)
      return { mail: noteMail({ ...reply, outcome }, name === null ? null : { name, address }) }
    }
    if (outcome === 'refused') {
      const parts = [texts.hello, texts.refused(reply.created_at), texts.because(reason ?? ''), texts.again, texts.why]
      return { mail: mailOf(reply.email, texts.decidedSubject, language, parts) }
    }
    const name = await nameOf(tx, kind, record_id)
    if (name === null) return null
    const parts = [texts.hello, texts[outcome](name), { words: texts.see, address }, texts.why]
    return { mail: mailOf(reply.email, texts.decidedSubject, language, parts) }
  }

  /** Leads to the suggestion itself when there is but one; nothing of it stands in the mail. */
  const waiting: MailWriter = async (tx, { email, language }) => {
    const operator = await tx
      .selectFrom('operators')
      .select('id')
      .where('email', '=', email)
      .where('role', 'in', DECIDERS)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    const { suggestions, waiting } = await waitingSuggestions(tx, {})
    const [first] = suggestions
    if (!operator || email === null || !first) return null
    const texts = suggestionMailTexts[language]
    const address = `${publicUrl}/operatori/propuneri${waiting === 1 ? `/${recordKey(first)}` : ''}`
    const parts = [texts.hello, texts.waiting(waiting), { words: texts.open, address }, texts.settings]
    return { mail: mailOf(email, texts.waitingSubject, language, parts) }
  }

  return { suggestion_decided: decided, suggestions_waiting: waiting }
}

/** The name of a record people see; null when it is gone or hidden meanwhile. */
async function nameOf(tx: Db, kind: DirectoryKind, id: number): Promise<string | null> {
  const row = await tx
    .selectFrom(kind === 'shelter' ? 'shelters' : 'trainers')
    .select('name')
    .where('id', '=', id)
    .where('status', 'not in', ['pending', 'hidden'])
    .executeTakeFirst()
  return row?.name ?? null
}
