import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { complaintCreated } from '#contract/complaints.ts'
import { uploaded } from '#contract/evidence.ts'
import { formBody } from '../evidence.ts'
import { askOnce, type Answer, type Ask } from './outage.ts'

/** What people were told while they wrote, and what of it was a yes. */
export interface Written {
  answers: Answer[]
  /** Mailboxes. */
  signatures: string[]
  /** Ids of complaint sets, of one photo each. */
  sets: string[]
}

interface Writers {
  url: string
  petition: number
  headers: Record<string, string>
  photo: Buffer
}

/** One signature of somebody new. */
export function signing({ url, petition }: Writers, email = `${randomUUID()}@exemplu.ro`): Ask {
  const body = JSON.stringify({ full_name: 'Ana Exemplu', email })
  return { what: 'sign', url: `${url}/petitions/${petition}/sign`, init: () => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body }) }
}

/** One photo. */
export function uploading({ url, headers, photo }: Writers): Ask {
  const form = formBody([{ content: photo }])
  const body = new Uint8Array(form.payload)
  return { what: 'upload', url: `${url}/upload/plangere-media`, init: () => ({ method: 'POST', headers: { ...form.headers, ...headers }, body }) }
}

/** People who sign and complain, each as fast as they are answered, until `stop`. */
export function keepWriting(writers: Writers): Written & { stop(): Promise<void> } {
  const written: Written = { answers: [], signatures: [], sets: [] }
  const note = async (ask: Ask) => {
    const answer = await askOnce(ask)
    written.answers.push(answer)
    return answer.status !== null && answer.status < 300 ? answer.body : null
  }
  const sign = async () => {
    const email = `${randomUUID()}@exemplu.ro`
    if ((await note(signing(writers, email))) !== null) written.signatures.push(email)
  }
  const complain = async () => {
    const file = await note(uploading(writers))
    if (file === null) return
    const form = { title: randomUUID(), description: 'Fără apă.', photo_links: uploaded.parse(JSON.parse(file)).files.map(({ url }) => url) }
    const init = () => ({ method: 'POST', headers: { 'content-type': 'application/json', ...writers.headers }, body: JSON.stringify(form) })
    const made = await note({ what: 'set', url: `${writers.url}/plangeri`, init })
    if (made !== null) written.sets.push(complaintCreated.parse(JSON.parse(made)).data.id)
  }
  let going = true
  const loops = [sign, sign, complain].map(async (write) => {
    while (going) {
      await write()
      // A refusal comes at once, and people are not that fast.
      await setTimeout(10)
    }
  })
  return {
    ...written,
    async stop() {
      going = false
      await Promise.all(loops)
    },
  }
}
