import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import { whole, type Person, type PersonalData } from '../platform/personal-data.ts'

/** Mails on their way to somebody. */
export const mailData: PersonalData = {
  export: {
    mails: whole((db, person) =>
      db
        .selectFrom('outgoing_mails')
        .select(['kind', 'email'])
        .where((row) => isTo(row, person))
        .execute(),
    ),
  },
  async erase(tx, person) {
    await tx
      .deleteFrom('outgoing_mails')
      .where((row) => isTo(row, person))
      .execute()
  },
}

function isTo(row: ExpressionBuilder<Schema, 'outgoing_mails'>, { id, email_key }: Person) {
  return row.or([row('user_id', '=', id), row('email', '=', email_key)])
}
