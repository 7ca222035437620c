import type { Db } from '../platform/database/database.ts'
import { whole, type PersonalData } from '../platform/personal-data.ts'
import { emailKey } from './accounts.ts'

/** The account itself, where it is signed in, and addresses it had or is to have. */
const accountData: PersonalData = {
  export: {
    account: whole((db, { id }) =>
      db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'email_confirmed_at', 'phone_number', 'created_at', 'updated_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ),
    sign_ins: whole((db, { id }) => db.selectFrom('tokens').select(['created_at', 'last_used_at']).where('user_id', '=', id).execute()),
    addresses: whole((db, { id }) =>
      db.selectFrom('account_links').select(['purpose', 'email', 'expires_at']).where('user_id', '=', id).where('email', 'is not', null).execute(),
    ),
  },
}

/**
 * Everything the site keeps about one account, for its owner (GDPR art. 15 and 20), as the pieces of a JSON text.
 * Piece by piece, because conversations hold pictures.
 */
export async function* personalDataJson(db: Db, domains: readonly PersonalData[], userId: string): AsyncGenerator<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  const person = { id: userId, email, email_key: emailKey(email) }
  let before = '{'
  for (const [name, part] of [accountData, ...domains].flatMap((domain) => Object.entries(domain.export))) {
    yield `${before}${JSON.stringify(name)}:`
    yield* part(db, person)
    before = ','
  }
  yield '}'
}
