import { loseRows } from '#tests/setup/empty-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, PROPOSALS_WAITING, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { call, person, type Person } from '#tests/cast.ts'
import { hostileTexts } from '#tests/hostile/hostile-texts.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { listed, newPetition, proposal, propose } from '#tests/petition.ts'
import { postOffice } from '#tests/reading/mails.ts'
import { recipientOf } from '#tests/servers/mail-server.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { publishProposal, refuseProposal } from './decide-proposals.ts'
import { proposePetition, sweepProposals } from './proposals.ts'

let world: Bobita
let mara: StaffMember
let ana: Person
beforeEach(async () => {
  world = await emptyWorld()
  mara = await staffMember(world, 'petitions')
  ana = await person(world.app, 'Ana')
})

const own = async (who = ana) => (await call(world.app, 'GET', '/profile/proposals', { headers: who.headers })).json()
const takeBack = (id: string, who = ana) => call(world.app, 'DELETE', `/profile/proposals/${id}`, { headers: who.headers })
const read = async (path = '') => (await call(world.app, 'GET', `/operators/petition-proposals${path}`, { headers: mara.headers })).json()
const decide = (id: string, decision: 'publish' | 'refuse', payload: object, by = mara) =>
  call(world.app, 'POST', `/operators/petition-proposals/${id}/${decision}`, { payload, headers: by.headers })

test('a proposed petition waits unseen, is mended and published, and its proposer is led to it', async () => {
  const id = await propose(world.app, ana)
  expect((await call(world.app, 'GET', '/petitions?active=true')).body).not.toContain(proposal.title)
  expect((await call(world.app, 'GET', '/operators/today', { headers: mara.headers })).json().waiting).toMatchObject([{ kind: 'petition_proposals', count: 1 }])
  expect(await read()).toMatchObject({ waiting: 1, proposals: [{ id, title: proposal.title }] })
  const shown = await read(`/${id}`)
  expect(shown.description).toBe(`${proposal.asked}\n\n${proposal.reasons}`)
  expect(JSON.stringify(shown)).not.toContain(ana.user.id)
  const published = (await decide(id, 'publish', { ...newPetition, title: 'Cișmele joase în parcuri' })).json().id
  expect(await listed(world.app, published)).toMatchObject({ title: 'Cișmele joase în parcuri', current_signatures: 0, is_example: false })
  expect(await own()).toMatchObject([{ id, state: 'published', petition_id: published, title: proposal.title }])
  expect(await read()).toMatchObject({ waiting: 0 })
  const [action] = await world.database.db.selectFrom('operator_actions').selectAll().where('petition_id', '=', published).execute()
  expect(action).toMatchObject({ action: 'petitions.publish-proposal', operator_id: mara.id })
  expect(JSON.stringify(action)).not.toContain(ana.user.id)
})

test('a refused proposal tells its proposer why; a second decision hears who was faster, and changes nothing', async () => {
  const radu = await staffMember(world, 'petitions')
  const id = await propose(world.app, ana)
  expect((await decide(id, 'refuse', { reason: 'Există deja una.' }, radu)).statusCode).toBe(204)
  for (const late of [await decide(id, 'publish', newPetition), await decide(id, 'refuse', { reason: 'Altceva.' })]) {
    expect([late.statusCode, late.json().code]).toEqual([409, 'operator.decided'])
    expect(late.json().present).toMatchObject({ action: 'petitions.refuse-proposal' })
  }
  expect(await own()).toMatchObject([{ state: 'refused', reason: 'Există deja una.', petition_id: null }])
  expect((await takeBack(id)).json().code).toBe('petition.proposal_decided')
})

test('two who decide at the same moment publish one petition', async () => {
  const id = await propose(world.app, ana)
  const answers = await Promise.all([decide(id, 'publish', newPetition), decide(id, 'publish', newPetition)])
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '409'])
})

test('what is taken back is gone for operators too, and nobody takes back what another proposed', async () => {
  const dan = await person(world.app, 'Dan')
  const id = await propose(world.app, ana)
  expect((await takeBack(id, dan)).statusCode).toBe(404)
  expect((await takeBack(id)).statusCode).toBe(204)
  expect((await takeBack(id)).json().code).toBe('petition.proposal_not_found')
  expect((await decide(id, 'publish', newPetition)).statusCode).toBe(404)
  expect(await own()).toEqual([])
})

test('a proposal is checked like a petition, can say nothing else of itself, and five of an account wait at a time', async () => {
  const send = (payload: object) => call(world.app, 'POST', '/petitions/proposals', { payload, headers: ana.headers })
  const wrong = [
    { title: '   ' },
    { title: 'x'.repeat(301) },
    { addressee: '' },
    { asked: 'x'.repeat(5_001) },
    { reasons: '\u0000' },
    { required_signatures: 0 },
    { state: 'published' },
    { user_id: mara.id },
    { petition_id: 1 },
  ]
  for (const change of wrong) expect([change, (await send({ ...proposal, ...change })).statusCode]).toEqual([change, 422])
  expect((await call(world.app, 'POST', '/petitions/proposals', { payload: proposal })).statusCode).toBe(401)
  const sent = await Promise.all(Array.from({ length: PROPOSALS_WAITING + 1 }, () => send(proposal)))
  expect(sent.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([...Array.from({ length: PROPOSALS_WAITING }, () => '201'), '409'])
  expect(await own()).toHaveLength(PROPOSALS_WAITING)
})

test('hostile texts come back to the desk and to their proposer as they were typed', async () => {
  const { db } = world.database
  for (const text of hostileTexts
    .map((hostile) => hostile.slice(0, 200))
    .filter((hostile) => hostile.trim() !== '' && hostile.isWellFormed() && !hostile.includes('\0'))) {
    const { id } = await proposePetition(db, ana.user.id, { ...proposal, title: text, addressee: text, asked: text, reasons: text }, 'ro')
    expect(await read(`/${id}`)).toMatchObject({ title: text, addressee: text })
    expect(await own()).toMatchObject([{ title: text }])
    await takeBack(id)
  }
})

test('where mail is sent a decision is told once, and a refusal repeats nothing that was typed', async () => {
  const { db } = world.database
  const office = await postOffice(db)
  const { id } = await proposePetition(db, ana.user.id, { ...proposal, title: 'CUMPĂRĂ ACUM' }, 'ro')
  await refuseProposal(db, machineActor(), id, 'Este o reclamă.', { mails: true })
  const [refusal = '', ...more] = await office.deliver(new Date())
  expect([recipientOf(refusal), more]).toEqual([ana.user.email, []])
  expect(refusal).toContain('Motivul: Este o reclamă.')
  expect(refusal).not.toContain('CUMP')
  const second = await proposePetition(db, ana.user.id, proposal, 'en')
  const petition = await publishProposal(
    db,
    machineActor(),
    second.id,
    { title: 'Apă', description: 'Cerem.', addressee: 'Primăria', required_signatures: 10 },
    { mails: true },
  )
  const [published = ''] = await office.deliver(new Date())
  expect(published).toContain(`https://bobita.example/petitions?id=${petition}`)
  expect(await office.deliver(new Date())).toEqual([])
})

test('who deletes the account before the mail goes out gets none', async () => {
  const { db } = world.database
  const office = await postOffice(db)
  const { id } = await proposePetition(db, ana.user.id, proposal, 'ro')
  await refuseProposal(db, machineActor(), id, 'Nu.', { mails: true })
  await loseRows(db, 'users', { id: ana.user.id })
  expect(await office.deliver(new Date())).toEqual([])
  expect(await db.selectFrom('petition_proposals').select('id').execute()).toEqual([])
})

test('a decided proposal is kept for half a year, an undecided one for a year', async () => {
  const { db } = world.database
  const start = new Date('2026-01-01T00:00:00.000Z')
  const after = (days: number) => new Date(start.getTime() + days * DAY_MS)
  const refused = await proposePetition(db, ana.user.id, proposal, 'ro', start)
  await refuseProposal(db, machineActor(), refused.id, 'Nu.', { mails: false }, after(1))
  await proposePetition(db, ana.user.id, { ...proposal, title: 'A doua' }, 'ro', start)
  const titles = async (now: Date) => {
    await sweepProposals(db, now)
    return (await own()).map(({ title }: { title: string }) => title).toSorted()
  }
  expect(await titles(after(180))).toEqual(['A doua', proposal.title])
  expect(await titles(after(181))).toEqual(['A doua'])
  expect(await titles(after(365))).toEqual([])
})

test('what waits is listed oldest first, page after page', async () => {
  const { db } = world.database
  const at = new Date('2026-11-01T10:00:00.000Z').getTime()
  const rows = Array.from({ length: STAFF_PAGE_SIZE + 3 }, (_, number) => ({
    ...proposal,
    id: `${number}`.padStart(22, 'a'),
    user_id: ana.user.id,
    language: 'ro' as const,
    state: 'waiting' as const,
    reason: null,
    petition_id: null,
    created_at: new Date(at + (number % 3)).toISOString(),
    decided_at: null,
  }))
  await db.insertInto('petition_proposals').values(rows).execute()
  const first = await read()
  const second = await read(`?after=${encodeURIComponent(first.next)}`)
  const all: { id: string; created_at: string }[] = [...first.proposals, ...second.proposals]
  expect([new Set(all.map(({ id }) => id)).size, second.next, first.waiting]).toEqual([rows.length, null, rows.length])
  expect(all.map(({ created_at }) => created_at)).toEqual(all.map(({ created_at }) => created_at).toSorted())
})

test('the command line lists, reads, publishes and refuses by the same rules', async () => {
  const run = (...args: string[]) => operate(operator(world.database.db), ['petitions', ...args])
  expect(await run('proposals')).toBe('nothing waits')
  const [one, two] = [await propose(world.app, ana), await propose(world.app, ana)]
  expect((await run('proposals', '--json')).split('\n')).toHaveLength(2)
  expect((await run('proposal', '--id', one)).split('\n').at(-1)).toMatch(/^description .*Vara câinii nu au apă\./)
  expect(JSON.parse(await run('proposal', '--id', one, '--json'))).toMatchObject({ id: one, required_signatures: proposal.required_signatures })
  const petition = Number(/\d+/.exec(await run('accept', '--id', one, '--title', 'Apă în parcuri', '--goal', '50'))?.[0])
  expect(await listed(world.app, petition)).toMatchObject({ title: 'Apă în parcuri', required_signatures: 50, addressee: proposal.addressee })
  await run('refuse', '--id', two, '--reason', 'Există deja una.')
  expect((await own()).map(({ state }: { state: string }) => state).toSorted()).toEqual(['published', 'refused'])
  await expect(run('refuse', '--id', two, '--reason', 'Iar.')).rejects.toThrow('there is no such open report or proposal')
})

test('what a visitor proposes steers no terminal: not the proposal, not the petition made of it, not the record of who refused it', async () => {
  const run = (...args: string[]) => operate(operator(world.database.db), ['petitions', ...args])
  // U+009B begins a command to a terminal (ECMA-48, CSI); U+202E turns around what follows it.
  const steering = { title: 'Cișmele \u009b2J\u202e', addressee: 'Primăria \u2066Iași', asked: 'Apă.\u009b31m', reasons: 'Vara nu au apă.\u200f' }
  const [one, two] = [await propose(world.app, ana, steering), await propose(world.app, ana, steering)]
  const listed = [await run('proposals'), await run('proposals', '--json'), await run('proposal', '--id', one), await run('proposal', '--id', one, '--json')]
  await run('accept', '--id', one)
  await run('refuse', '--id', two, '--reason', 'Scrie \u009b2J fără \u202e semne.')
  const lines = [...listed, await run('list'), await run('list', '--json'), await run('actions'), await run('actions', '--json')]
  expect(lines.map((said) => /Cișmele|Scrie/.test(said))).toEqual(lines.map(() => true))
  expect(lines.filter((said) => /(?!\n)\p{Cc}|\p{Cf}/u.test(said))).toEqual([])
})
