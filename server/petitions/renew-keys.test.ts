import { loseRows } from '#tests/setup/empty-database.ts'
import { expect, test } from 'vitest'
import { aPetition, sign, signatureRows } from '#tests/petition.ts'
import { emptySettings } from '#tests/world.ts'
import { openBobita } from '../bobita.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../platform/database/database.ts'

const AT = '2026-11-20T10:00:00.000Z'

/** A signature with the key a version before gave it, and the mail it caused. */
async function signedBefore(db: Db, petition_id: number, email: string, email_key: string): Promise<void> {
  const signature = { petition_id, email_key, full_name: 'Ana Exemplu', email, browser_hash: email, created_at: AT }
  await db
    .insertInto('signatures')
    .values({ ...signature, phone_number: null, user_id: null, verified_at: null, network: null, of_former_address: null })
    .execute()
  await db
    .insertInto('outgoing_mails')
    .values({ kind: 'signature', petition_id, email_key, language: 'ro', state: 'sent', mails: 1, tries: 1, next_try_at: AT, wanted_at: AT })
    .execute()
  await db.insertInto('signature_links').values({ petition_id, email_key, hash: email, purpose: 'withdraw', expires_at: '2099-01-01T00:00:00.000Z' }).execute()
}

test('D-018 who signed under an older rule for addresses signs no second time after an upgrade, and nothing of it is lost', async () => {
  const config = readConfig({ DEMO_DATA: '0', LIMITS_SCALE: '1000', ...(await emptySettings()) })
  const before = await openBobita(config, false)
  const old = before.database.db
  const id = await aPetition(old, { current_signatures: 5 })
  await signedBefore(old, id, 'a.na-pop@proton.me', 'a.na-pop@proton.me')
  await signedBefore(old, id, 'Dan-petitii@yahoo.com', 'dan-petitii@yahoo.com')
  // Both by one mailbox, as it is known today.
  await signedBefore(old, id, 'ilinca@pm.me', 'ilinca@pm.me')
  await signedBefore(old, id, 'il.inca@pm.me', 'il.inca@pm.me')
  await signedBefore(old, id, '', 'erased:x')
  await loseRows(old, 'site_values', { name: 'email_key_rules' })
  await before.close()

  const after = await openBobita(config, false)
  try {
    const { db } = after.database
    for (const table of ['signatures', 'outgoing_mails', 'signature_links'] as const) {
      const keys = (await db.selectFrom(table).select('email_key').where('petition_id', '=', id).execute()).map(({ email_key }) => email_key)
      expect(keys, table).toEqual(
        expect.arrayContaining(['anapop@proton.me', 'dan@yahoo.com', 'erased:x', 'ilinca@proton.me', expect.stringMatching(/^il\.?inca@pm\.me$/)]),
      )
      expect(keys, table).toHaveLength(5)
    }
    for (const email of ['anapop@pm.me', 'dan@yahoo.com', 'ilinca@protonmail.com']) await sign(after.app, id, email)
    expect(await signatureRows(db, id)).toBe(5)
    expect(await db.selectFrom('petitions').select('current_signatures').where('id', '=', id).executeTakeFirst()).toEqual({ current_signatures: 5 })
  } finally {
    await after.close()
  }
})
