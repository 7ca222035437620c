import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startMailServer } from '#tests/mail-server.ts'
import { aPetition } from '#tests/petition.ts'
import { startServer } from '#tests/servers.ts'
import { databaseSettings } from '#tests/world.ts'
import { openDatabase } from '../platform/database.ts'

const START_MS = 60_000

test(
  'D-022 no name, address or phone of a signer is in the log or an answer, whatever goes wrong',
  async () => {
    const mail = await startMailServer('refuses this address')
    const settings = await databaseSettings()
    const mailSettings = { SMTP_URL: mail.url, MAIL_FROM: 'petitii@bobita.example', PUBLIC_URL: 'http://localhost' }
    const server = await startServer({ ...settings, ...mailSettings, TEST_LOGS: '1' })
    const url = settings['DATABASE_URL']
    const { db } = await openDatabase(url === undefined ? { file: join(settings['DATA_DIR'] ?? '', 'bobita.sqlite') } : { url })
    const [id, closed] = [await aPetition(db), await aPetition(db, { is_active: 0 })]

    const canary = randomUUID()
    const form = { full_name: `Nume ${canary}`, email: `${canary}@exemplu.ro`, phone_number: '0700 123 987' }
    const post = (path: string, body: unknown) =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const answers = [
      await post(`/petitions/${id}/sign`, form),
      await post(`/petitions/${id}/sign`, form),
      await post(`/petitions/${closed}/sign`, form),
      await post(`/petitions/${id}/sign?email=${canary}`, { ...form, full_name: `www.${canary}.ro` }),
      await post(`/petitions/${id}/sign`, { ...form, email: canary }),
      await post(`/petitions/confirm?token=${canary}`, { token: canary }),
      await fetch(`${server.url}/petitions?active=true`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 422, 422, 422, 200])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    const mailState = () => db.selectFrom('signature_mails').select('state').where('petition_id', '=', id).executeTakeFirst()
    await expect.poll(async () => (await mailState())?.state, { timeout: 15_000 }).toBe('failed')

    await server.kill()
    expect(server.printed()).toContain('/petitions/:id/sign')
    for (const said of [server.printed(), ...bodies]) expect(said).not.toMatch(new RegExp(`${canary}|123 987`))
    await db.destroy()
    await mail.close()
  },
  START_MS,
)
