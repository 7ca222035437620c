import { DAY_MS } from '#contract/limits.ts'
import { signatureMailTexts } from '#texts/petitions/signature-mail.ts'
import { mailOf } from '../mail/layout.ts'
import type { MailWriter } from '../mail/outbox.ts'
import { newToken, tokenHash } from '../platform/ids.ts'

const CONFIRM_DAYS = 7
/** Longer than the other: somebody may change their mind. */
const WITHDRAW_DAYS = 90

/** Writes the mail that asks to confirm a signature, in the language its signer read the site in. */
export function confirmationWriter(publicUrl: string): MailWriter {
  return async (tx, { petition_id, email_key, language }, now) => {
    const signed = await tx
      .selectFrom('signatures')
      .innerJoin('petitions', 'petitions.id', 'signatures.petition_id')
      .select(['signatures.petition_id', 'signatures.email_key', 'signatures.email', 'petitions.title'])
      .where('signatures.petition_id', '=', petition_id)
      .where('signatures.email_key', '=', email_key)
      .executeTakeFirst()
    if (!signed) return null
    const tokens = { confirm: newToken(), withdraw: newToken() }
    const of = { petition_id: signed.petition_id, email_key: signed.email_key }
    const until = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
    await tx
      .insertInto('signature_links')
      .values([
        { ...of, hash: tokenHash(tokens.confirm), purpose: 'confirm', expires_at: until(CONFIRM_DAYS) },
        { ...of, hash: tokenHash(tokens.withdraw), purpose: 'withdraw', expires_at: until(WITHDRAW_DAYS) },
      ])
      .execute()
    const texts = signatureMailTexts[language]
    return {
      mail: mailOf(signed.email, texts.subject, language, [
        texts.hello,
        texts.asked(signed.title),
        { words: texts.confirm, address: `${publicUrl}/petitions/confirm?token=${tokens.confirm}` },
        texts.confirmDays,
        texts.notYou,
        { words: texts.withdraw, address: `${publicUrl}/petitions/signed?token=${tokens.withdraw}` },
        texts.from,
      ]),
      async discard(db) {
        await db.deleteFrom('signature_links').where('hash', 'in', Object.values(tokens).map(tokenHash)).execute()
      },
    }
  }
}
