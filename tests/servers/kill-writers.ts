import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { complaintCreated } from '#contract/complaints.ts'
import { uploaded } from '#contract/evidence.ts'
import { objectKeys } from '#server/evidence/evidence.ts'
import { canonicalEmail } from '#server/petitions/canonical-email.ts'
import type { Db } from '#server/platform/database/database.ts'
import { formOf } from '../cast.ts'
import { formBody, phonePhoto } from '../evidence.ts'
import { signAt, type RunningServer } from './servers.ts'
import { signedIn } from '#contract/auth.ts'
import { finalOf } from '../api/stream.ts'

/** What a server has said yes to before it was killed. */
export interface Acknowledged {
  petition: number
  /** Mailboxes. */
  signatures: string[]
  /** Ids of conversations whose answer was whole. */
  conversations: string[]
  /** Ids of complaint sets, of one file each. */
  sets: string[]
}

/** People who sign, ask and complain, each as fast as they are answered, until the server is gone or nothing is `going` on any more; `heard` is told after every yes. */
export async function everybodyWrites(server: RunningServer, petition: number, heard: (said: Acknowledged) => void, going = () => true): Promise<Acknowledged> {
  const said: Acknowledged = { petition, signatures: [], conversations: [], sets: [] }
  const { data } = signedIn.parse(await (await post(server, '/auth/register', formOf('Dan'))).json())
  const headers = { authorization: `Bearer ${data.token}` }
  const photo = await phonePhoto()
  const until = async (write: () => Promise<boolean>) => {
    try {
      while (going() && (await write())) heard(said)
    } catch {
      // The server is gone: what it has not said yes to does not count.
    }
  }
  await Promise.all([
    until(() => signs(server, said)),
    until(() => signs(server, said)),
    until(() => asks(server, headers, said)),
    until(() => complains(server, headers, photo, said)),
  ])
  return said
}

/** What of it a database and its folder of files do not hold, once and whole. */
export async function lost(db: Db, files: string, { petition, signatures, conversations, sets }: Acknowledged): Promise<string[]> {
  const rows = await db.selectFrom('signatures').select('email_key').where('petition_id', '=', petition).execute()
  const signed = new Set(rows.map(({ email_key }) => email_key))
  const missing = signatures.filter((email) => !signed.has(canonicalEmail(email)))
  for (const id of conversations) {
    const turns = await db.selectFrom('chat_messages').select(['role', 'state']).where('session_id', '=', id).orderBy('position').execute()
    if (turns.map(({ role, state }) => `${role} ${state}`).join() !== 'user done,assistant done') missing.push(`conversation ${JSON.stringify(turns)}`)
  }
  for (const id of sets) {
    const kept = await db.selectFrom('evidence_files').select(['id', 'type', 'extension']).where('set_id', '=', id).where('state', '=', 'kept').execute()
    const whole = kept.length === 1 && kept.flatMap(objectKeys).every((key) => existsSync(join(files, key)))
    const there = await db.selectFrom('complaint_sets').select('id').where('id', '=', id).execute()
    if (!whole || there.length !== 1) missing.push(`set with ${kept.length} files`)
  }
  return missing
}

async function signs(server: RunningServer, { petition, signatures }: Acknowledged): Promise<boolean> {
  const email = `${randomUUID()}@exemplu.ro`
  if ((await signAt(server, petition, email)) !== 200) return false
  signatures.push(email)
  return true
}

async function asks(server: RunningServer, headers: Record<string, string>, { conversations }: Acknowledged): Promise<boolean> {
  const answer = await post(server, '/chat/ask/stream', { question: 'Ce mănâncă pisica?' }, headers)
  const { chat_session_id } = finalOf(await answer.text())
  conversations.push(chat_session_id)
  return true
}

async function complains(server: RunningServer, headers: Record<string, string>, photo: Buffer, { sets }: Acknowledged): Promise<boolean> {
  const form = formBody([{ content: photo }])
  const arrived = await fetch(`${server.url}/upload/plangere-media`, {
    method: 'POST',
    headers: { ...form.headers, ...headers },
    body: new Uint8Array(form.payload),
  })
  const [file] = uploaded.parse(await arrived.json()).files
  const set = { title: randomUUID(), description: 'Fără apă.', photo_links: [file?.url] }
  const { data } = complaintCreated.parse(await (await post(server, '/plangeri', set, headers)).json())
  sets.push(data.id)
  return true
}

function post(server: RunningServer, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}
