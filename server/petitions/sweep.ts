import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { anonymise } from './personal-data.ts'
import { SIGNER_DAYS } from './signature.ts'

/** Signers of a petition that has ended are forgotten after six months. */
const ANONYMISED_AFTER_MONTHS = 6
/** Signatures of one transaction; what is left waits for the next sweep, so that nobody who signs waits long. */
const AT_ONCE = 500
const PETITIONS_AT_ONCE = 20

/** Forgets what is no longer needed: networks (a flood is noticed within days) and browsers, links that have expired, and the signers of petitions that ended long ago. */
export async function sweepSignatures(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - SIGNER_DAYS * DAY_MS).toISOString()
  await db.updateTable('signatures').set({ network: null, browser_hash: '' }).where('network', 'is not', null).where('created_at', '<', before).execute()
  await db.deleteFrom('signature_links').where('expires_at', '<=', now.toISOString()).execute()

  const ended = new Date(now)
  ended.setUTCMonth(ended.getUTCMonth() - ANONYMISED_AFTER_MONTHS)
  const petitions = await db
    .selectFrom('petitions')
    .select('id')
    .where('is_active', '=', 0)
    .where('anonymised_at', 'is', null)
    .where('closed_at', '<', ended.toISOString())
    .orderBy('id')
    .limit(PETITIONS_AT_ONCE)
    .execute()
  for (const { id } of petitions) await anonymisePetition(db, id, now)
}

/** Empties some signatures of a closed petition of everything personal, and says whether none is left; counts stay. */
export function anonymisePetition(db: Db, petitionId: number, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const signatures = await tx
      .selectFrom('signatures')
      .select(['petition_id', 'email_key'])
      .where('petition_id', '=', petitionId)
      .where('email_key', 'not like', 'erased:%')
      .limit(AT_ONCE)
      .execute()
    await anonymise(tx, signatures)
    const done = signatures.length < AT_ONCE
    if (done) await tx.updateTable('petitions').set({ anonymised_at: now.toISOString() }).where('id', '=', petitionId).execute()
    return done
  })
}
