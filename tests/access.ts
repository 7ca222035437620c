import type { Bobita } from '#server/bobita.ts'
import { tokenHash, newId, newToken } from '#server/platform/ids.ts'
import { call, person, PASSWORD, type Person } from './cast.ts'
import { anUpload, aSet, linkOf, setForm } from './complaint-set.ts'
import { petitionForm } from './official-petition.ts'
import { aPetition, sign } from './petition.ts'

/** Somebody who calls: what they send along, and what is theirs. */
export interface Visitor {
  name: 'the owner' | 'a guest' | 'another guest' | 'another user' | 'a deleted user'
  headers: Record<string, string>
}

/** A record of the owner, as one operation names it. */
export interface Owned {
  /** What stands in the path. */
  id: string
  /** What stands there for a record that never was; a random id unless said. */
  missing?: string
  query?: string
  payload?: unknown
}

export type Row =
  /** Tells and changes nothing of anybody: whoever asks gets the same. */
  | { kind: 'public'; id?: (world: Bobita) => Promise<string>; payload?: unknown; query?: string }
  /** About the asker alone; without an account refused. */
  | { kind: 'self'; payload?: unknown; status: number }
  /** About one record: its owner's call succeeds, to everybody else the record does not exist. */
  | { kind: 'owned'; by: 'user' | 'guest or user'; make: (world: Bobita, owner: Person) => Promise<Owned>; status: number; strangers?: number }
  /** Whoever has the link may see; who guesses sees nothing. */
  | { kind: 'by link'; make: (world: Bobita, owner: Person) => Promise<Owned>; status: number }

const first = (table: 'blog_posts' | 'petitions' | 'shelters' | 'trainers') => async (world: Bobita) => {
  const row = await world.database.db.selectFrom(table).select('id').orderBy('id').executeTakeFirst()
  return String(row?.id)
}

async function session(world: Bobita, owner: Person): Promise<Owned> {
  const at = new Date().toISOString()
  const row = { id: newId(), user_id: owner.user.id, guest_hash: null, title: 'Despre Rex', is_active: 1, tokens_used: 0, created_at: at, updated_at: at }
  await world.database.db.insertInto('chat_sessions').values(row).execute()
  await message(world, row.id, 1, 'user')
  return { id: row.id }
}

/** One turn of a conversation; answers its id. */
async function message(world: Bobita, session_id: string, position: number, role: 'user' | 'assistant'): Promise<string> {
  const at = new Date().toISOString()
  const empty = { image_type: null, image_data: null, sources: null, perspectives: null, follow_ups: null, rating: null }
  const row = { id: newId(), session_id, position, role, content: 'Ce mănâncă pisica?', state: 'done' as const, created_at: at, heartbeat_at: at, ...empty }
  await world.database.db.insertInto('chat_messages').values(row).execute()
  return row.id
}

async function ratedAnswer(world: Bobita, owner: Person): Promise<Owned> {
  const { id } = await session(world, owner)
  return { id: await message(world, id, 2, 'assistant'), payload: { rating: 1 } }
}

async function set(world: Bobita, owner: Person, payload?: unknown): Promise<Owned> {
  const { id } = await aSet(world.app, owner, [await anUpload(world, owner.user.id)])
  return { id, payload }
}

async function filedSet(world: Bobita, owner: Person): Promise<Owned> {
  const { id } = await set(world, owner)
  await call(world.app, 'PUT', `/plangeri/${id}/filing`, { payload: FILING, headers: owner.headers })
  return { id }
}

async function linkOfSet(world: Bobita, owner: Person): Promise<Owned> {
  const { media_id } = await aSet(world.app, owner, [await anUpload(world, owner.user.id)])
  return { id: media_id }
}

async function signature(world: Bobita, owner: Person): Promise<Owned> {
  const id = String(await aPetition(world.database.db))
  await sign(world.app, Number(id), owner.user.email, owner.headers)
  return { id, missing: String(await aPetition(world.database.db)) }
}

const FILING = { registration_number: '123/2026', filed_on: '2026-01-02' }
const owned = (make: (world: Bobita, owner: Person) => Promise<Owned>, status: number) => ({ kind: 'owned', by: 'user', make, status }) as const
const asked = (make: (world: Bobita, owner: Person) => Promise<Owned>, status: number) => ({ kind: 'owned', by: 'guest or user', make, status }) as const
const open = (payload?: unknown) => ({ kind: 'public', payload }) as const

/** Every operation of the API, by method and path as its description names them (reliability.md T9). */
export const ROWS: Record<string, Row> = {
  'GET /site': open(),
  'POST /auth/login': open({ login: 'nimeni@exemplu.ro', password: 'nu-e-a-nimanui' }),
  'POST /auth/register': open({}),
  'POST /auth/logout': { kind: 'self', status: 204 },
  'GET /profile': { kind: 'self', status: 200 },
  'PUT /profile/password': { kind: 'self', payload: { current_password: PASSWORD, new_password: 'alt-mac-verde-tractor' }, status: 200 },
  'GET /profile/export': { kind: 'self', status: 200 },
  'POST /profile/delete': { kind: 'self', payload: { password: PASSWORD }, status: 204 },
  'GET /profile/signatures': { kind: 'self', status: 200 },
  'DELETE /profile/signatures/{id}': owned(signature, 204),
  'POST /chat/ask/stream': open({ question: 'Ce mănâncă pisica?' }),
  'POST /chat/session': { kind: 'self', payload: {}, status: 201 },
  'GET /chat/sessions': { kind: 'self', status: 200 },
  'GET /chat/session/{id}/history': asked(session, 200),
  // Nothing is being written: to the owner too.
  'GET /chat/session/{id}/stream': asked(session, 404),
  'POST /chat/session/{id}/stop': asked(session, 204),
  'POST /chat/session/{id}/retry': asked(session, 200),
  'PUT /chat/session/{id}/title': asked(async (world, owner) => ({ ...(await session(world, owner)), query: 'title=Alt+titlu' }), 204),
  'DELETE /chat/session/{id}': asked(session, 204),
  'PUT /chat/message/{id}/rating': asked(ratedAnswer, 204),
  'GET /blog-posts': open(),
  'GET /blog-posts/{id}': { kind: 'public', id: first('blog_posts') },
  'GET /petitions': open(),
  'GET /petitions/{id}': { kind: 'public', id: first('petitions') },
  'POST /petitions/{id}/sign': { kind: 'public', id: first('petitions'), payload: {} },
  'POST /petitions/confirm': open({ token: newToken() }),
  'POST /petitions/signed': open({ token: newToken() }),
  'POST /petitions/withdraw': open({ token: newToken() }),
  'GET /police-guide': open(),
  'POST /plangeri/petitie': open(petitionForm()),
  'POST /upload/plangere-media': { kind: 'self', status: 415 },
  'DELETE /upload/plangere-media/{id}': owned(async (world, owner) => ({ id: (await anUpload(world, owner.user.id)).id }), 204),
  'GET /shelters': open(),
  'GET /shelters/{id}': { kind: 'public', id: first('shelters') },
  'GET /trainers': open(),
  'GET /trainers/filters': open(),
  'GET /trainers/{id}': { kind: 'public', id: first('trainers') },
  'GET /breeds': open(),
  'GET /breeds/{ems}/breeders': { kind: 'public', id: async () => 'MCO' },
  'GET /law-notes': open(),
  'POST /directory/suggestions': open({}),
  'POST /directory/reports': open({}),
  'POST /plangeri': { kind: 'self', payload: {}, status: 422 },
  // An empty list, as the specification wants.
  'GET /plangeri/user/{id}': { kind: 'owned', by: 'guest or user', make: async (_, { user }) => ({ id: user.id }), status: 200, strangers: 200 },
  'GET /plangeri/media/{id}': { kind: 'by link', make: linkOfSet, status: 200 },
  'GET /plangeri/media/{id}/zip': { kind: 'by link', make: linkOfSet, status: 200 },
  'DELETE /plangeri/{id}': owned(set, 204),
  'PUT /plangeri/{id}/filing': owned((world, owner) => set(world, owner, FILING), 200),
  'DELETE /plangeri/{id}/filing': owned(filedSet, 200),
  'POST /reports': open({}),
}

/** A place in a body or a query where somebody else's record could be named; with what is named there instead. */
export interface Nested {
  operation: string
  /** The same call, once with the owner's record and once with one that never was. */
  make: (world: Bobita, owner: Person) => Promise<{ own: Call; missing: Call }>
  /** Who may name the owner's record there and learn nothing. */
  visitors: readonly Visitor['name'][]
}
export interface Call {
  query?: string
  payload?: unknown
}

const STRANGERS = ['a guest', 'another guest', 'another user', 'a deleted user'] as const

export const NESTED: readonly Nested[] = [
  {
    operation: 'POST /chat/ask/stream',
    visitors: STRANGERS,
    make: async (world, owner) => {
      const ask = (chat_session_id: string) => ({ payload: { question: 'Ce am întrebat?', chat_session_id } })
      return { own: ask((await session(world, owner)).id), missing: ask(newId()) }
    },
  },
  {
    operation: 'POST /chat/ask/stream',
    visitors: ['another user'],
    make: async (_, { user }) => ({ own: { payload: { question: 'Eu?', user_id: user.id } }, missing: { payload: { question: 'Eu?', user_id: newId() } } }),
  },
  {
    operation: 'POST /chat/session',
    visitors: ['another user'],
    make: async (_, { user }) => ({ own: { payload: { user_id: user.id } }, missing: { payload: { user_id: newId() } } }),
  },
  {
    operation: 'GET /chat/sessions',
    visitors: ['another user'],
    make: async (_, { user }) => ({ own: { query: `user_id=${user.id}` }, missing: { query: `user_id=${newId()}` } }),
  },
  {
    operation: 'POST /plangeri',
    visitors: ['another user'],
    make: async (world, owner) => {
      const file = await anUpload(world, owner.user.id)
      return { own: { payload: setForm([file]) }, missing: { payload: setForm([], { photo_links: [linkOf({ ...file, id: newId() })] }) } }
    },
  },
]

/** Everybody who may come by; the owner first. */
export async function visitors(world: Bobita): Promise<{ owner: Person; all: readonly Visitor[] }> {
  const { app, database } = world
  const [owner, other, gone] = [await person(app, 'Ana'), await person(app, 'Dan'), await person(app, 'Mihai')]
  await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: gone.headers })
  const guest = newToken()
  const at = new Date().toISOString()
  const own = { id: newId(), user_id: null, guest_hash: tokenHash(guest), title: 'Un oaspete', is_active: 1, tokens_used: 0, created_at: at, updated_at: at }
  await database.db.insertInto('chat_sessions').values(own).execute()
  return {
    owner,
    all: [
      { name: 'the owner', headers: owner.headers },
      { name: 'a guest', headers: {} },
      { name: 'another guest', headers: { cookie: `bobita_guest=${guest}` } },
      { name: 'another user', headers: other.headers },
      { name: 'a deleted user', headers: gone.headers },
    ],
  }
}
