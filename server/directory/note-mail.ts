import type { Selectable } from 'kysely'
import { noteMailTexts } from '#texts/note-mail.ts'
import { mailOf } from '../mail/layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { NoteDecision } from './suggestion-replies.ts'
import type { SuggestionRepliesTable } from './tables.ts'

type NoteReply = Pick<Selectable<SuggestionRepliesTable>, 'email' | 'language' | 'reason' | 'created_at'> & { outcome: NoteDecision['kind'] }

/** Writes what became of a note to whoever sent it. @param record as people see it; null when they do not, whatever was decided */
export function noteMail({ email, language, reason, created_at, outcome }: NoteReply, record: { name: string; address: string } | null): Mail {
  const texts = noteMailTexts[language]
  const mail = (...parts: Parameters<typeof mailOf>[3]) => mailOf(email, texts.subject, language, [texts.hello, ...parts, texts.why])
  if (record === null || outcome === 'unlisted') return mail(texts.unlisted(created_at))
  const see = { words: texts.see, address: record.address }
  if (outcome === 'corrected') return mail(texts.corrected(record.name), see)
  return mail(texts.kept(created_at), ...(reason === null ? [] : [texts.because(reason)]), see, texts.again)
}
