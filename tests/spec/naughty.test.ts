import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storable } from '#contract/common.ts'
import { call, formOf, person, type Person } from '#tests/cast.ts'
import { anUpload, setForm } from '#tests/complaint-set.ts'
import { formBody } from '#tests/evidence.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { brokenBytes, naughtyStrings, unstorable } from '#tests/hostile/naughty-strings.ts'
import { petitionForm } from '#tests/official-petition.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import { ANONYMOUS_AUTHOR } from '#texts/complaints/complaint-sets.ts'
import type { Bobita } from '#server/bobita.ts'

let world: Bobita
let ana: Person
let petition = 0
beforeAll(async () => {
  world = await emptyWorld()
  ana = await person(world.app, 'Ana')
  petition = await aPetition(world.database.db, { required_signatures: 1_000_000 })
})

/** What became of a text: the status, and where it is kept the text as it comes back. */
interface Fate {
  status: number
  back?: string | undefined
  refused?: string
}

/** A field in which a person types. `trimmed`: spaces around it are not kept. */
interface Field {
  trimmed?: true
  /** What stands there when nothing was typed. */
  blank?: string
  /** Takes a tenth of a second each: only in a long run. */
  slow?: true
  send(text: string, at: number): Promise<Fate>
}

type Answer = Awaited<ReturnType<typeof call>>

const fate = (answer: Answer, back?: (body: unknown) => string | undefined): Fate => {
  const ok = answer.statusCode < 300
  return { status: answer.statusCode, ...(ok && back && { back: back(answer.body === '' ? null : answer.json()) }), ...(!ok && { refused: answer.body }) }
}

const text =
  (...path: string[]) =>
  (body: unknown) =>
    z.string().parse(path.reduce<unknown>((part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined), body))
const post = (path: string, payload: unknown, headers: Record<string, string> = ana.headers) => call(world.app, 'POST', path, { payload, headers })
const inQuery = (value: string) =>
  value.replaceAll(/[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g, (letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80'))

async function kept(table: 'reports' | 'directory_reports', text: string): Promise<string | undefined> {
  if (!storable(text)) return undefined
  const row = await world.database.db.selectFrom(table).select('what').where('what', '=', text).executeTakeFirst()
  return row?.what
}

const inSet = (field: 'title' | 'description' | 'user_name'): Field => ({
  trimmed: true,
  ...(field === 'user_name' && { blank: ANONYMOUS_AUTHOR }),
  async send(value) {
    const file = await anUpload(world, ana.user.id)
    return fate(await post('/plangeri', setForm([file], { [field]: value })), text('data', field))
  },
})

const searched = (path: string): Field => ({
  async send(value) {
    const { statusCode, body } = await call(world.app, 'GET', `${path}=${inQuery(value)}`)
    return { status: statusCode, ...(statusCode >= 300 && { refused: body }) }
  },
})

const suggested = (field: 'name' | 'place' | 'why' | 'website'): Field => ({
  async send(value) {
    const answer = await post('/directory/suggestions', { kind: 'shelter', name: 'Adăpost', place: 'Cluj', [field]: value })
    const row = await world.database.db.selectFrom('shelters').selectAll().where('status', '=', 'pending').orderBy('id', 'desc').executeTakeFirst()
    return {
      ...fate(answer),
      ...(answer.statusCode < 300 && {
        back: { name: row?.name, place: row?.location, why: row?.suggested_because ?? '', website: row?.website ?? '' }[field],
      }),
    }
  },
  trimmed: true,
})

const FIELDS: Record<string, Field> = {
  'the title of a conversation': { trimmed: true, send: async (title) => fate(await post('/chat/session', { title }), text('title')) },
  'a new title in the address': {
    trimmed: true,
    async send(title) {
      const { id } = z.object({ id: z.string() }).parse((await post('/chat/session', {})).json())
      const answer = await call(world.app, 'PUT', `/chat/session/${id}/title?title=${inQuery(title)}`, { headers: ana.headers })
      return answer.statusCode < 300
        ? {
            status: answer.statusCode,
            back: text('session', 'title')((await call(world.app, 'GET', `/chat/session/${id}/history`, { headers: ana.headers })).json()),
          }
        : fate(answer)
    },
  },
  'a question': {
    async send(question) {
      const answer = await post('/chat/ask/stream', { question })
      if (answer.statusCode !== 200) return fate(answer)
      const history = await call(world.app, 'GET', `/chat/session/${String(answer.headers['x-chat-session-id'])}/history`, { headers: ana.headers })
      return {
        status: 200,
        back: z.object({ messages: z.tuple([z.object({ content: z.string() })]).rest(z.unknown()) }).parse(history.json()).messages[0].content,
      }
    },
  },
  'the title of a complaint': inSet('title'),
  'the words of a complaint': inSet('description'),
  'the name on a complaint': inSet('user_name'),
  'the name of a signer': {
    trimmed: true,
    async send(full_name, at) {
      const email = `semnatar-${at}@exemplu.ro`
      const answer = await post(`/petitions/${petition}/sign`, { full_name, email }, {})
      const row = await world.database.db.selectFrom('signatures').select('full_name').where('email', '=', email).executeTakeFirst()
      return { ...fate(answer), ...(answer.statusCode < 300 && { back: row?.full_name }) }
    },
  },
  'the address of a signer': { send: async (email) => fate(await post(`/petitions/${petition}/sign`, { full_name: 'Ana', email }, {})) },
  'a report': {
    send: async (what) => ({
      ...fate(await post('/reports', { kind: 'petition', id: String(petition), reason: 'other', what })),
      back: await kept('reports', what),
    }),
  },
  'a report of a record': {
    send: async (what) => ({ ...fate(await post('/directory/reports', { kind: 'shelter', id: 1, what })), back: await kept('directory_reports', what) }),
  },
  'a missing shelter’s name': suggested('name'),
  'a missing shelter’s place': suggested('place'),
  'a missing shelter’s reason': suggested('why'),
  'a missing shelter’s website': suggested('website'),
  'the words of a petition': {
    send: async (what) =>
      fate(await call(world.app, 'POST', '/plangeri/petitie', { payload: petitionForm({ what, place: 'x' }), headers: { accept: 'text/plain' } })),
  },
  'the words of a petition, drawn': {
    slow: true,
    send: async (value) => fate(await post('/plangeri/petitie', petitionForm({ what: value, suspect: value.slice(0, 300) }))),
  },
  'a search of articles': searched('/blog-posts?q'),
  'a category of articles': searched('/blog-posts?category'),
  'a search of shelters': searched('/shelters?q'),
  'a city of trainers': searched('/trainers?city'),
  'a species of trainers': searched('/trainers?species'),
  'the name of a file': {
    async send(name) {
      const { headers, payload } = formBody([{ content: Buffer.from('nici o poză'), name: name.replaceAll(/[\r\n"]/g, '').slice(0, 5_000) }])
      const answer = await world.app.inject({ method: 'POST', url: '/api/v1/upload/plangere-media', headers: { ...headers, ...ana.headers }, payload })
      return { status: answer.statusCode === 415 ? 422 : answer.statusCode, refused: answer.body }
    },
  },
  'the name on an account': {
    trimmed: true,
    slow: true,
    send: async (name) => fate(await post('/auth/register', { ...formOf('Dan'), name }, {}), text('data', 'user', 'name')),
  },
  'a password': {
    slow: true,
    async send(password) {
      const form = { ...formOf('Dan'), password }
      const answer = await post('/auth/register', form, {})
      if (answer.statusCode !== 201) return fate(answer)
      const signedIn = await post('/auth/login', { login: form.email, password }, {})
      return { status: signedIn.statusCode, back: signedIn.statusCode === 200 ? password : 'another' }
    },
  },
}

/** A text is kept to the byte, or refused with a sentence; spaces around it may go where a field says so. */
function isWell(value: string, { trimmed, blank = '' }: Field, { status, back, refused }: Fate): boolean {
  if (status >= 500 || (status >= 300 && status !== 422 && status !== 400 && status !== 413)) return false
  if (status >= 300) return (refused ?? '').includes('"message":"')
  return back === undefined || back === (trimmed ? value.trim() || blank : value)
}

test('T17 whatever is typed into whatever field is kept to the byte or refused in words', async () => {
  const fields = Object.entries(FIELDS).filter(([, { slow }]) => holding || slow === undefined)
  const wrong: unknown[] = []
  let sent = 0
  for (const [at, value] of naughtyStrings.entries()) {
    // The short run sends every fourth text to one field, the long one every text to all.
    for (const [name, field] of fields.filter((_, index) => holding || at % (4 * fields.length) === 4 * index)) {
      const became = await field.send(value, at)
      sent += 1
      if (!isWell(value, field, became)) wrong.push([name, value.slice(0, 80), became])
    }
  }
  expect(wrong).toEqual([])
  figure(`T17 texts, ${engine}`, `${naughtyStrings.length} through ${fields.length} fields, ${sent} calls`)
})

test('T17 what no engine can keep, and bytes that are no text, are refused', async () => {
  for (const value of unstorable) {
    for (const [path, form] of [
      ['/chat/session', { title: value }],
      ['/reports', { kind: 'petition', id: String(petition), reason: 'other', what: value }],
      ['/auth/register', { ...formOf('Dan'), name: value }],
    ] as const)
      expect([path, (await post(path, form)).statusCode]).toEqual([path, 422])
  }
  for (const bytes of brokenBytes) {
    const payload = Buffer.concat([Buffer.from('{"title":"a'), bytes, Buffer.from('b"}')])
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/v1/chat/session',
      headers: { ...ana.headers, 'content-type': 'application/json' },
      payload,
    })
    expect([bytes.toString('hex'), answer.statusCode]).toEqual([bytes.toString('hex'), 400])
    const file = Buffer.concat([Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="'), bytes, Buffer.from('"\r\n\r\nx\r\n--x--\r\n')])
    const upload = {
      method: 'POST',
      url: '/api/v1/upload/plangere-media',
      headers: { ...ana.headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: file,
    } as const
    expect([bytes.toString('hex'), (await world.app.inject(upload)).statusCode]).toEqual([bytes.toString('hex'), 415])
  }
})
