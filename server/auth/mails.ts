import { accountMailTexts } from '#texts/account/account-mail.ts'
import { mailOf } from '../mail/layout.ts'
import type { Letter, MailWriter, MailWriters, WaitingMail } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { newToken, tokenHash } from '../platform/ids.ts'
import { emailKey } from './accounts.ts'
import { LINK_HOURS, makeLink, voidLinks } from './account-links.ts'

/** Writes the mails about accounts. None repeats what somebody typed: anybody can type another's address. */
export function accountWriters(publicUrl: string): Pick<MailWriters, 'forgotten_password' | 'password_changed' | 'confirm_email' | 'email_changed'> {
  const newPassword = `${publicUrl}/parola-noua`

  const forgotten: MailWriter = async (tx, { email, language }, now) => {
    const account = await tx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email_key', '=', email ?? '')
      .executeTakeFirst()
    if (!account) return null
    await voidLinks(tx, account.id, ['reset_password'])
    const token = await makeLink(tx, { user_id: account.id, purpose: 'reset_password' }, now)
    const texts = accountMailTexts[language]
    const parts = [
      texts.hello,
      texts.forgotten,
      { words: texts.choosePassword, address: `${newPassword}#token=${token}` },
      texts.chooseWithin(LINK_HOURS.reset_password),
      texts.forgottenNotYou,
    ]
    return { mail: mailOf(account.email, texts.forgottenSubject, language, parts), discard: discardOf(token) }
  }

  const changed: MailWriter = async (_tx, { email, language }) => {
    const texts = accountMailTexts[language]
    const parts = [texts.hello, texts.changed, texts.changedNotYou, { words: texts.askPassword, address: `${publicUrl}/parola-uitata` }]
    return { mail: mailOf(email ?? '', texts.changedSubject, language, parts) }
  }

  const confirm: MailWriter = async (tx, { user_id, email, language }, now) => {
    if (user_id === null || email === null) return null
    await tx.deleteFrom('account_links').where('user_id', '=', user_id).where('purpose', '=', 'confirm_email').execute()
    const token = await makeLink(tx, { user_id, purpose: 'confirm_email', email, email_key: emailKey(email) }, now)
    const texts = accountMailTexts[language]
    const [why, notYou] = (await isOwn(tx, user_id, email)) ? [texts.confirmOwn, texts.confirmOwnNotYou] : [texts.confirm, texts.confirmNotYou]
    const parts = [
      texts.hello,
      why,
      { words: texts.confirmAction, address: `${publicUrl}/confirma-email#token=${token}` },
      texts.confirmWithin(LINK_HOURS.confirm_email),
      notYou,
    ]
    return { mail: mailOf(email, texts.confirmSubject, language, parts), discard: discardOf(token) }
  }

  return {
    forgotten_password: forgotten,
    password_changed: changed,
    confirm_email: confirm,
    email_changed: (tx, waiting) => undoLetter(tx, waiting, newPassword),
  }
}

/** The link back is there since the change; each mail gives it a token of its own, so that the last one works. */
async function undoLetter(tx: Db, { user_id, email, language }: WaitingMail, newPassword: string): Promise<Letter | null> {
  const token = newToken()
  const undo = await tx
    .updateTable('account_links')
    .set({ hash: tokenHash(token) })
    .where('user_id', '=', user_id)
    .where('email', '=', email)
    .where('purpose', '=', 'undo_email')
    .returning('hash')
    .executeTakeFirst()
  if (!undo || email === null) return null
  const texts = accountMailTexts[language]
  const parts = [
    texts.hello,
    texts.moved,
    texts.movedNotYou,
    { words: texts.undo, address: `${newPassword}#token=${token}` },
    texts.undoWithin(LINK_HOURS.undo_email / 24),
  ]
  return { mail: mailOf(email, texts.movedSubject, language, parts) }
}

/** Whether an account has the address already, and is not to move to it. */
async function isOwn(tx: Db, userId: string, email: string): Promise<boolean> {
  const account = await tx.selectFrom('users').select('email_key').where('id', '=', userId).executeTakeFirst()
  return account?.email_key === emailKey(email)
}

function discardOf(token: string): (db: Db) => Promise<void> {
  return async (db) => {
    await db.deleteFrom('account_links').where('hash', '=', tokenHash(token)).execute()
  }
}
