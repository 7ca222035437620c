import { proposalMailTexts } from '#texts/petitions/proposal-mail.ts'
import { mailOf } from '../mail/layout.ts'
import type { MailWriter } from '../mail/outbox.ts'

/** Writes what was decided about a proposed petition, to whoever proposed it. It repeats nothing they typed: anybody can open an account with another's address. */
export function proposalWriter(publicUrl: string): MailWriter {
  return async (tx, { proposal_id }) => {
    const decided = await tx
      .selectFrom('petition_proposals')
      .innerJoin('users', 'users.id', 'petition_proposals.user_id')
      .leftJoin('petitions', 'petitions.id', 'petition_proposals.petition_id')
      .select(['users.email', 'petition_proposals.language', 'petition_proposals.state', 'petition_proposals.reason', 'petition_proposals.created_at'])
      .select(['petitions.id as petition', 'petitions.title', 'petitions.is_active'])
      .where('petition_proposals.id', '=', proposal_id ?? '')
      .executeTakeFirst()
    if (!decided) return null
    const { email, language, state, reason, created_at, petition, title, is_active } = decided
    const texts = proposalMailTexts[language]
    if (state === 'refused')
      return { mail: mailOf(email, texts.subject, language, [texts.hello, texts.refused(created_at), texts.because(reason ?? ''), texts.again, texts.why]) }
    // Closed before the mail went out: there is nothing to see.
    if (petition === null || is_active !== 1) return null
    const see = { words: texts.see, address: `${publicUrl}/petitions?id=${petition}` }
    return { mail: mailOf(email, texts.subject, language, [texts.hello, texts.published(title ?? ''), see, texts.why]) }
  }
}
