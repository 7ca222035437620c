import { emailKey } from '../auth/accounts.ts'
import { whole, type PersonalData } from '../platform/personal-data.ts'

/** The address a notice was sent with; nothing else of it is anybody's. */
export const noticeData: PersonalData = {
  export: {},
  /** The notices stay, without their sender. */
  async erase(tx, { email_key }) {
    const notices = await tx.selectFrom('reports').select(['id', 'email']).where('email', 'is not', null).execute()
    const theirs = notices.filter(({ email }) => email !== null && emailKey(email) === email_key)
    for (const { id } of theirs) await tx.updateTable('reports').set({ email: null }).where('id', '=', id).execute()
  },
}

/** What somebody is told about a decision. */
export const letterData: PersonalData = {
  export: {
    decision_letters: whole((db, { email_key }) =>
      db.selectFrom('decision_letters').select(['email', 'about', 'title', 'reason', 'created_at']).where('email_key', '=', email_key).execute(),
    ),
  },
  async erase(tx, { email_key }) {
    await tx.deleteFrom('decision_letters').where('email_key', '=', email_key).execute()
  },
}
