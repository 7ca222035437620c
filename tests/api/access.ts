import { z } from 'zod'
import type { Who } from '#contract/described.ts'
import { operation, operationNames, type Operation, type operations } from '#contract/operations.ts'
import type { Bobita } from '#server/bobita.ts'
import { machineActor } from '#server/operators/audit.ts'
import { newId, newToken } from '#server/platform/ids.ts'
import { shareAnswer } from '#server/shared-answers/shared-answers.ts'
import { invite } from '#server/staff/invitations.ts'
import { openSession, operatorOfToken } from '#server/staff/sessions.ts'
import { call, PASSWORD, type Person } from '../cast.ts'
import type { Visitor } from './callers.ts'
import { deskTrials } from './desk-trials.ts'
import type { Owned, Trials } from './trial.ts'
import { anUpload, aSet, linkOf, setForm } from '../complaint-set.ts'
import { petitionForm } from '../official-petition.ts'
import { aPetition, proposal, propose, sign } from '../petition.ts'
import { copied } from '../shared-answer.ts'
import { codeOf } from '../staff/authenticator.ts'
import { staffMember, type StaffMember } from '../staff/operators.ts'

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

/** A film of which nothing has arrived yet. */
async function partialUpload(world: Bobita, { user }: Person): Promise<Owned> {
  const row = { id: newId(), user_id: user.id, length_bytes: 1_000, received_bytes: 0, finishing_until: null, created_at: new Date().toISOString() }
  await world.database.db.insertInto('partial_uploads').values(row).execute()
  return { id: row.id }
}

/** Another operator, as the path of an operation on people names them. */
async function colleague(world: Bobita): Promise<Owned> {
  return { id: (await staffMember(world, 'editor')).id }
}

async function invitation(world: Bobita): Promise<Owned> {
  const email = `${newId()}@exemplu.ro`
  await invite(world.database.db, machineActor(), { email, role: 'editor' })
  return { id: (await world.database.db.selectFrom('operator_invitations').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id }
}

/** A second browser of whoever asks. */
async function ownDevice(world: Bobita, { id, email }: StaffMember): Promise<Owned> {
  const from = { device: 'Firefox · Android', network: email }
  const token = await openSession(world.database.db, id, from, new Date())
  return { id: (await operatorOfToken(world.database.db, token))?.device ?? '' }
}

const FILING = { registration_number: '123/2026', filed_on: '2026-01-02' }

type Named<Asked extends Who> = { [Name in Operation]: (typeof operations)[Name]['who'] extends Asked ? Name : never }[Operation]

/** Every operation of the API, under who may, with what it takes to try it (T9): one that is missing or stands under somebody else does not compile. */
export const TRIALS: { [Asked in Who]: Record<Named<Asked>, Trials[Asked]> } = {
  anyone: {
    readSite: {},
    login: { payload: { login: 'nimeni@exemplu.ro', password: 'nu-e-a-nimanui' } },
    register: { payload: {} },
    forgottenPassword: { payload: { email: 'nimeni@exemplu.ro' } },
    resetPassword: { payload: { token: newToken(), new_password: 'alt-mac-verde-tractor' } },
    confirmEmail: { payload: { token: newToken() } },
    ask: { payload: { question: 'Ce mănâncă pisica?' } },
    listPosts: {},
    readPost: { id: first('blog_posts') },
    listPetitions: {},
    readPetition: { id: first('petitions') },
    signPetition: { id: first('petitions'), payload: {} },
    confirmSignature: { payload: { token: newToken() } },
    listSignaturesOfLink: { payload: { token: newToken() } },
    withdrawByCode: { payload: { code: 'AAAAA-AAAAA-AAAAA-AAAAA' } },
    withdrawByLink: { payload: { token: newToken() } },
    chooseUpdatesByLink: { payload: { token: newToken(), petition_id: 1, wants_updates: true } },
    readPoliceGuide: {},
    writeOfficialPetition: { payload: petitionForm() },
    listShelters: {},
    readShelter: { id: first('shelters') },
    listTrainers: {},
    readTrainerFilters: {},
    readTrainer: { id: first('trainers') },
    listBreeds: {},
    listBreeders: { id: async () => 'MCO' },
    listDogBreeds: {},
    listDogHelpers: { id: async () => 'labrador' },
    searchSite: { query: 'q=vaccin' },
    readLawNotes: {},
    listPoisons: {},
    readFirstAid: {},
    listTestimonials: {},
    suggestRecord: { payload: {} },
    correctRecord: { payload: {} },
    listSharesOfKey: { payload: { key: newToken() } },
    endShareOfKey: { payload: { key: newToken(), id: newId() } },
    reportContent: { payload: {} },
    readInvitation: { payload: { token: newToken() } },
    acceptInvitation: { payload: { token: newToken(), name: 'Ana', password: PASSWORD, code: '123456' } },
    operatorSignIn: { payload: { email: 'nimeni@exemplu.ro', password: PASSWORD, code: '123456' } },
  },
  account: {
    logout: { status: 204 },
    readProfile: { status: 200 },
    changeProfile: { payload: { name: 'Ana', phone_number: null }, status: 200 },
    readEmailState: { status: 200 },
    // A world without mail.
    askToConfirm: { status: 409 },
    changeEmail: { payload: { email: 'alta@exemplu.ro', password: PASSWORD }, status: 409 },
    signOut: { payload: { this_device: false }, status: 204 },
    changePassword: { payload: { current_password: PASSWORD, new_password: 'alt-mac-verde-tractor' }, status: 200 },
    exportProfile: { status: 200 },
    deleteAccount: { payload: { password: PASSWORD }, status: 204 },
    listOwnSignatures: { status: 200 },
    proposePetition: { payload: proposal, status: 201 },
    listOwnProposals: { status: 200 },
    listOwnShares: { status: 200 },
    createSession: { payload: {}, status: 201 },
    listSessions: { status: 200 },
    uploadFiles: { status: 415 },
    // Without the length of its file; server/evidence/partial tries it with one.
    beginUpload: { status: 422 },
    createSet: { payload: {}, status: 422 },
  },
  owner: {
    withdrawSignature: { make: signature, status: 204 },
    chooseUpdates: { make: async (world, owner) => ({ ...(await signature(world, owner)), payload: { wants_updates: true } }), status: 204 },
    takeProposalBack: { make: async (world, owner) => ({ id: await propose(world.app, owner) }), status: 204 },
    endShare: { make: async (world, { user }) => shareAnswer(world.database.db, { user_id: user.id }, copied), status: 204 },
    removeUpload: { make: async (world, owner) => ({ id: (await anUpload(world, owner.user.id)).id }), status: 204 },
    readUpload: { make: partialUpload, status: 200 },
    // Without saying where its part begins.
    appendUpload: { make: partialUpload, status: 422, strangers: 422 },
    endUpload: { make: partialUpload, status: 204 },
    deleteSet: { make: set, status: 204 },
    keepFiling: { make: (world, owner) => set(world, owner, FILING), status: 200 },
    forgetFiling: { make: filedSet, status: 200 },
  },
  asker: {
    readHistory: { make: session, status: 200 },
    // Guests see their own; an account none.
    listGuestSessions: { make: session, status: 200, strangers: 200 },
    // The asker's own, whoever asks.
    searchConversations: { make: async (world, owner) => ({ ...(await session(world, owner)), query: 'q=pisica' }), status: 200, strangers: 200, ended: 401 },
    exportConversations: { make: session, status: 200, strangers: 200, ended: 401 },
    exportSession: { make: session, status: 200 },
    // Nothing is being written: to the owner too.
    attach: { make: session, status: 404 },
    stop: { make: session, status: 204 },
    retry: { make: session, status: 200 },
    renameSession: { make: async (world, owner) => ({ ...(await session(world, owner)), query: 'title=Alt+titlu' }), status: 204 },
    deleteSession: { make: session, status: 204 },
    rateAnswer: { make: ratedAnswer, status: 204 },
    previewShare: { make: ratedAnswer, status: 200 },
    shareAnswer: { make: async (world, owner) => ({ ...(await ratedAnswer(world, owner)), payload: { question: null } }), status: 201 },
    // An empty list, as the specification wants.
    listOwnSets: { make: async (_, { user }) => ({ id: user.id }), status: 200, strangers: 200 },
  },
  link: {
    readSet: { make: linkOfSet, status: 200 },
    readShare: { make: async (world, { user }) => shareAnswer(world.database.db, { user_id: user.id }, copied), status: 200 },
    askForZip: { make: linkOfSet, status: 200 },
    downloadSet: { make: linkOfSet, status: 200 },
  },
  operator: {
    readOperator: { status: 200 },
    readToday: { status: 200 },
    confirmOperator: { make: async (_, { totpSecret }) => ({ payload: { code: codeOf(totpSecret, 1) } }), status: 204 },
    renewRecoveryCodes: { status: 200 },
    chooseNotices: { make: async () => ({ payload: { notices: 'daily', language: 'ro' } }), status: 204 },
    listDevices: { status: 200 },
    revokeDevice: { make: ownDevice, status: 204 },
    listStaff: { status: 200 },
    inviteOperator: { make: async () => ({ payload: { email: `${newId()}@exemplu.ro`, role: 'editor' } }), status: 201 },
    revokeInvitation: { make: invitation, status: 204 },
    changeOperatorRole: { make: async (world) => ({ ...(await colleague(world)), payload: { role: 'moderator' } }), status: 204 },
    disableOperator: { make: colleague, status: 204 },
    listActions: { status: 200 },
    readState: { status: 200 },
    ...deskTrials,
    operatorSignOut: { status: 204 },
    operatorSignOutEverywhere: { status: 204 },
  },
}

/** The operation a trial stands under. */
export const named = (name: string) => operation(z.enum(operationNames).parse(name))

/** A field in a body or a query where somebody else's record could be named; with what is named there instead. */
export interface Nested {
  operation: Operation
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
    operation: 'ask',
    visitors: STRANGERS,
    make: async (world, owner) => {
      const ask = (chat_session_id: string) => ({ payload: { question: 'Ce am întrebat?', chat_session_id } })
      return { own: ask((await session(world, owner)).id), missing: ask(newId()) }
    },
  },
  {
    operation: 'ask',
    visitors: ['another user'],
    make: async (_, { user }) => ({ own: { payload: { question: 'Eu?', user_id: user.id } }, missing: { payload: { question: 'Eu?', user_id: newId() } } }),
  },
  {
    operation: 'createSession',
    visitors: ['another user'],
    make: async (_, { user }) => ({ own: { payload: { user_id: user.id } }, missing: { payload: { user_id: newId() } } }),
  },
  {
    operation: 'listSessions',
    visitors: ['another user'],
    make: async (_, { user }) => ({ own: { query: `user_id=${user.id}` }, missing: { query: `user_id=${newId()}` } }),
  },
  {
    operation: 'createSet',
    visitors: ['another user'],
    make: async (world, owner) => {
      const file = await anUpload(world, owner.user.id)
      return { own: { payload: setForm([file]) }, missing: { payload: setForm([], { photo_links: [linkOf({ ...file, id: newId() })] }) } }
    },
  },
]
