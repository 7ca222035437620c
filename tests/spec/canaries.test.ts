import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { asMonitor } from '#tests/operators/monitor.ts'
import { readDescription, type Operation } from '#tests/api/api-description.ts'
import { PASSWORD } from '#tests/cast.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { formBody, phonePhoto } from '#tests/evidence.ts'
import { figure } from '#tests/setup/figures.ts'
import { valuesOf } from '#tests/api/from-schema.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { aPetition } from '#tests/petition.ts'
import { startServer } from '#tests/servers/servers.ts'
import { emptyWorld, engine, emptySettings } from '#tests/world.ts'
import { openDatabase } from '#server/platform/database/database.ts'

/** Nobody's address, and nobody's neighbourhood. */
const ADDRESSES = ['203.0.113.77', '2001:db8:aa:bb::77']

test('T16 D-022 nothing a person types, sends or is known by stands in a log of any level, a refusal, a metric or a file that is left over', async () => {
  const mail = await startMailServer('refuses this address')
  const settings = await emptySettings()
  const left = join(settings['DATA_DIR'] ?? '', 'tmp')
  mkdirSync(left)
  const mailSettings = { SMTP_URL: mail.url, MAIL_FROM: 'petitii@bobita.example', PUBLIC_URL: 'http://localhost' }
  const server = await startServer({ ...settings, ...mailSettings, TRUST_PROXY: 'true', TEST_LOGS: 'trace', TMPDIR: left })
  const url = settings['DATABASE_URL']
  const { db } = await openDatabase(url === undefined ? { file: join(settings['DATA_DIR'] ?? '', 'bobita.sqlite') } : { url })
  const [id, closed] = [await aPetition(db), await aPetition(db, { is_active: 0 })]
  const { operations, schemas } = await readDescription((await emptyWorld()).app)

  const canary = randomUUID()
  const from = { 'x-forwarded-for': ADDRESSES[0] ?? '', 'user-agent': canary, referer: `https://${canary}.ro/` }
  const refusals: string[] = []
  const statuses = new Set<number>()
  const send = async (method: string, path: string, body?: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { ...from, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    statuses.add(answer.status)
    if (answer.status >= 400) refusals.push(text)
    return { status: answer.status, text }
  }
  const sendJson = (path: string, body: unknown, headers: Record<string, string> = {}) => send('POST', path, JSON.stringify(body), headers)

  // What a person does, whole.
  const form = { name: `Nume ${canary}`, email: `${canary}@exemplu.ro`, password: `${canary}-parola`, phone_number: '0700 123 987' }
  const { token, user } = signedIn.parse(JSON.parse((await sendJson('/auth/register', form)).text)).data
  const own = { authorization: `Bearer ${token}` }
  const signature = { full_name: `Nume ${canary}`, email: `${canary}@exemplu.ro`, phone_number: '0700 123 987' }
  const { headers: formHeaders, payload } = formBody([{ content: await phonePhoto(), name: `${canary}.jpg` }])
  const done = [
    await sendJson(`/petitions/${id}/sign`, signature),
    await sendJson(`/petitions/${id}/sign`, signature),
    await sendJson(`/petitions/${closed}/sign`, signature),
    await sendJson(`/petitions/${id}/sign?email=${canary}`, { ...signature, full_name: `www.${canary}.ro` }),
    await sendJson('/auth/login', { login: form.email, password: `${canary}-greșit` }),
    await sendJson('/auth/register', form),
    await sendJson('/chat/ask/stream', { question: `Câinele ${canary} latră` }, own),
    await send('POST', '/upload/plangere-media', new Uint8Array(payload), { ...own, 'content-type': formHeaders['content-type'] ?? '' }),
    await sendJson('/plangeri', { title: canary, description: canary, user_name: canary, photo_links: [`/files/${canary}.webp`] }, own),
  ]
  expect(done.map(({ status }) => status)).toEqual([200, 200, 409, 422, 401, 409, 200, 200, 422])

  // And a canary wherever the API takes a text, from everybody, in every shape.
  const filled = (schema: unknown) =>
    fc.sample(
      valuesOf(schema, schemas, (field) => fc.constantFrom(canary, `${canary}-${field}@exemplu.ro`)),
      2,
    )
  for (const operation of operations.filter(({ path }) => !['/profile/delete', '/profile/sign-out', '/auth/logout'].includes(path))) {
    for (const body of operation.body === undefined ? [undefined] : [...filled(operation.body), canary]) {
      for (const headers of [
        own,
        { authorization: `Bearer ${canary}`, cookie: `bobita_token=${canary}; bobita_guest=${canary}; ${canary}=1`, 'x-forwarded-for': ADDRESSES[1] ?? '' },
      ]) {
        await send(
          operation.method,
          `${pathOf(operation, canary)}?title=${canary}&user_id=${canary}&token=${canary}&q=${canary}`,
          body === undefined ? undefined : JSON.stringify(body),
          headers,
        )
      }
    }
    if (operation.body !== undefined) await send(operation.method, pathOf(operation, canary), `{"${canary}":"${canary}`, own)
  }
  await send('GET', `/${canary}`)
  await send('GET', `/%E0%A4%A${canary}`)

  const mailState = () => db.selectFrom('outgoing_mails').select('state').where('petition_id', '=', id).executeTakeFirst()
  await expect.poll(async () => (await mailState())?.state).toBe('failed')
  const metrics = await (await fetch(server.url.replace('/api/v1', '/metrics'), { headers: asMonitor })).text()
  const kept = await wholeDump(db)
  await server.kill()

  expect(server.printed()).toContain('/petitions/:id/sign')
  expect(metrics).toContain('bobita_request_seconds')
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  const secrets = [canary, '123 987', token, user.id, PASSWORD, ...ADDRESSES]
  for (const said of [server.printed(), metrics, ...refusals]) for (const secret of secrets) expect(said).not.toContain(secret)
  // The person is kept, and neither their password nor where they were.
  expect(kept).toContain(canary)
  for (const secret of [form.password, token, ...ADDRESSES]) expect(kept).not.toContain(secret)
  expect(leftIn(settings['DATA_DIR'] ?? '', [canary, ...ADDRESSES])).toEqual([])
  figure(`T16 refusals searched, ${engine}`, refusals.length)
  figure(`T16 log lines searched, ${engine}`, server.printed().split('\n').length)
  await db.destroy()
  await mail.close()
})

function pathOf({ path }: Operation, canary: string): string {
  return path.replace(/\{\w+\}/, canary)
}

/** Files beside the database that hold something they should not, and whatever still waits to be drawn anew. */
function leftIn(folder: string, secrets: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .filter(({ name, parentPath }) => {
      const bytes = readFileSync(join(parentPath, name))
      const searched = name.startsWith('bobita.sqlite') ? secrets.filter((secret) => ADDRESSES.includes(secret)) : secrets
      return parentPath.endsWith('arriving') || searched.some((secret) => bytes.includes(secret) || name.includes(secret))
    })
    .map(({ name, parentPath }) => join(parentPath, name))
}
