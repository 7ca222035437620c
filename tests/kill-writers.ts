import { randomUUID } from 'node:crypto'
import { complaintCreated } from '#contract/complaints.ts'
import { uploaded } from '#contract/evidence.ts'
import { formOf } from './cast.ts'
import { formBody, phonePhoto } from './evidence.ts'
import { signAt, type RunningServer } from './servers.ts'
import { signedIn } from '#contract/auth.ts'
import { finalOf } from './stream.ts'

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

/** People who sign, ask and complain, each as fast as they are answered, until the server is gone; `heard` is told after every yes. */
export async function everybodyWrites(server: RunningServer, petition: number, heard: (said: Acknowledged) => void): Promise<Acknowledged> {
  const said: Acknowledged = { petition, signatures: [], conversations: [], sets: [] }
  const { data } = signedIn.parse(await (await post(server, '/auth/register', formOf('Dan'))).json())
  const headers = { authorization: `Bearer ${data.token}` }
  const photo = await phonePhoto()
  const until = async (write: () => Promise<boolean>) => {
    try {
      while (await write()) heard(said)
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
