import type { Db } from './database.ts'
import { newToken } from './ids.ts'

/** The site's own secret, made once and kept in the database; keys the hashes of networks. */
export async function siteSecret(db: Db): Promise<string> {
  await db
    .insertInto('site_values')
    .values({ name: 'secret', value: newToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('site_values').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
  return value
}
