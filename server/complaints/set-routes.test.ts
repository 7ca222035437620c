import { expect, test } from 'vitest'
import { complaint, ownComplaint } from '#contract/complaints.ts'
import { anUpload, aSet, linkOf, objectsIn, setForm } from '#tests/complaint-set.ts'
import { call, person } from '#tests/cast.ts'
import { provenBy } from '#tests/api/proof.ts'
import { emptyWorld } from '#tests/world.ts'
import { newId } from '../platform/ids.ts'

const LOGIN = 'Trebuie să fii logat pentru a crea o plângere'
const TEXT_MISSING = 'Titlul și descrierea sunt obligatorii'
const MEDIA_MISSING = 'Trebuie să încarci cel puțin o poză sau un video'
const NOT_FOUND = 'Plângerea nu a fost găsită'

test('S-346 S-426 S-205 a set made of a photo and a video has its fields and a link', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const photo = await anUpload(world, dan.user.id)
  const video = await anUpload(world, dan.user.id, { type: 'video', width: null, height: null })
  const payload = setForm([photo, video], { title: '  Câine legat  ', description: '\n Rând unu\nRând doi \n' })
  const answer = await call(world.app, 'POST', '/plangeri', { payload, headers: dan.headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const data = ownComplaint.parse(answer.json().data)
  expect(data).toMatchObject({
    title: 'Câine legat',
    description: 'Rând unu\nRând doi',
    user_name: 'Dan Exemplu',
    photo_links: [linkOf(photo)],
    video_links: [linkOf(video)],
    filing: null,
  })
  expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(30 * 24 * 60 * 60 * 1000)
  expect(data.files.map((file) => [file.id, file.preview_url])).toEqual([
    [photo.id, `/files/${photo.id}-640.webp`],
    [video.id, null],
  ])
})

test('S-212 S-202 S-203 without a name the author is anonymous, and one photo or one video is enough', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  for (const user_name of [undefined, null, '', '  ']) {
    const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id)], { user_name })
    expect(set.user_name).toBe('Utilizator Anonim')
  }
  const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id, { type: 'video' })])
  expect([set.photo_links.length, set.video_links.length]).toEqual([0, 1])
})

test('D-006 a guest is asked to log in before anything they sent is looked at', async () => {
  const { app } = await emptyWorld()
  const stale = { authorization: 'Bearer nobody' }
  for (const [payload, headers] of [
    [setForm([]), {}],
    [{}, {}],
    ['{not json', {}],
    [{}, stale],
  ] as const) {
    const answer = await call(app, 'POST', '/plangeri', { payload, headers })
    expect([answer.statusCode, answer.json().error]).toEqual([401, LOGIN])
  }
})

test('D-007 S-198 S-199 a set needs a title and a description, and blanks are none', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const files = [await anUpload(world, dan.user.id)]
  for (const field of ['title', 'description']) {
    for (const value of [undefined, null, '', ' \n\t']) {
      const answer = await call(world.app, 'POST', '/plangeri', { payload: setForm(files, { [field]: value }), headers: dan.headers })
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: TEXT_MISSING, message: TEXT_MISSING, errors: [{ field }] }])
    }
  }
  const long = await call(world.app, 'POST', '/plangeri', { payload: setForm(files, { title: 'a'.repeat(201) }), headers: dan.headers })
  expect([long.statusCode, long.json().errors[0].field]).toEqual([422, 'title'])
})

test('D-008 S-201 a set needs a photo or a video', async () => {
  const { app } = await emptyWorld()
  const dan = await person(app, 'Dan')
  for (const links of [{}, { photo_links: undefined, video_links: undefined }, { photo_links: null, video_links: [] }]) {
    const answer = await call(app, 'POST', '/plangeri', { payload: setForm([], links), headers: dan.headers })
    expect([answer.statusCode, answer.json().error]).toEqual([422, MEDIA_MISSING])
  }
})

test('D-009 links that are not the same person’s own waiting uploads are refused and nothing is kept', async () => {
  const world = await emptyWorld()
  const [dan, ana] = [await person(world.app, 'Dan'), await person(world.app, 'Ana')]
  const mine = await anUpload(world, dan.user.id)
  const theirs = linkOf(await anUpload(world, ana.user.id))
  const arriving = linkOf(await anUpload(world, dan.user.id, { state: 'arriving' }))
  const old = linkOf(await anUpload(world, dan.user.id, { created_at: new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString() }))
  const taken = await anUpload(world, dan.user.id)
  await aSet(world.app, dan, [taken])
  const own = linkOf(mine)
  const foreign = [
    theirs, arriving, old, linkOf(taken),
    `/files/${newId()}.webp`, 'javascript:alert(1)', 'https://example.com/a.webp', `https://example.com${own}`, `//localhost${own}`,
    `${own}?x=1`, `${own}#x`, ` ${own}`, `${own}/`, own.replace('.webp', '.mp4'), `/files/${mine.id}-640.webp`, `/files/../${own}`, '', '/',
  ] // prettier-ignore
  for (const link of foreign) {
    const payload = setForm([mine], { photo_links: [own, link] })
    const answer = await call(world.app, 'POST', '/plangeri', { payload, headers: dan.headers })
    expect([link, answer.statusCode, answer.json().code]).toEqual([link, 422, 'complaint.link_foreign'])
  }
  for (const lists of [{ photo_links: [own, own] }, { photo_links: [own], video_links: [own] }, { photo_links: [], video_links: [own] }]) {
    const answer = await call(world.app, 'POST', '/plangeri', { payload: setForm([mine], lists), headers: dan.headers })
    expect([lists, answer.json().code]).toEqual([lists, 'complaint.link_foreign'])
  }
  expect(await world.database.db.selectFrom('complaint_sets').select('id').execute()).toHaveLength(1)
  expect((await aSet(world.app, dan, [mine])).photo_links).toEqual([own])
})

test('a link may be given with the address of this site', async () => {
  const world = await emptyWorld({ PUBLIC_URL: 'https://bobita.exemplu.ro' })
  const dan = await person(world.app, 'Dan')
  const photo = await anUpload(world, dan.user.id)
  const set = await aSet(world.app, dan, [photo], { photo_links: [`https://bobita.exemplu.ro${linkOf(photo)}`] })
  expect(set.photo_links).toEqual([linkOf(photo)])
})

test('a set holds at most ten files and 400 MB as given', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const make = async (files: Parameters<typeof setForm>[0]) => call(world.app, 'POST', '/plangeri', { payload: setForm(files), headers: dan.headers })
  const eleven = await Promise.all(Array.from({ length: 11 }, () => anUpload(world, dan.user.id)))
  expect((await make(eleven)).json().code).toBe('evidence.too_many')
  const heavy = [await anUpload(world, dan.user.id, { type: 'video', given_bytes: 400 * 1024 * 1024 }), ...eleven.slice(0, 1)]
  expect((await make(heavy)).json().code).toBe('evidence.set_too_large')
  expect((await make(eleven.slice(0, 10))).statusCode).toBe(200)
})

test('D-009 of twenty simultaneous sets with the same file exactly one is made', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const [one, other] = [await anUpload(world, dan.user.id), await anUpload(world, dan.user.id)]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(world.app, 'POST', '/plangeri', { payload: setForm(index % 2 === 0 ? [one, other] : [other, one]), headers: dan.headers }),
    ),
  )
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', ...Array.from({ length: 19 }, () => '422')])
  expect(await world.database.db.selectFrom('complaint_sets').select('id').execute()).toHaveLength(1)
})

test('S-427 S-213 S-397 D-010 the list holds the owner’s sets, newest first, and is empty for everybody else', async () => {
  const world = await emptyWorld()
  const [dan, ana] = [await person(world.app, 'Dan'), await person(world.app, 'Ana')]
  expect((await call(world.app, 'GET', `/plangeri/user/${dan.user.id}`, { headers: dan.headers })).json()).toEqual([])
  const first = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  await world.database.db.updateTable('complaint_sets').set({ created_at: '2026-11-01T10:00:00.000Z' }).where('id', '=', first.id).execute()
  const second = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  const own = await call(world.app, 'GET', `/plangeri/user/${dan.user.id}`, { headers: dan.headers })
  expect(own.headers['cache-control']).toBe('no-store')
  expect(own.json()).toEqual([second, { ...first, created_at: '2026-11-01T10:00:00.000Z' }])
  for (const [id, headers] of [
    [dan.user.id, ana.headers],
    [dan.user.id, {}],
    [ana.user.id, dan.headers],
    ['x', dan.headers],
  ] as const) {
    const answer = await call(world.app, 'GET', `/plangeri/user/${id}`, { headers })
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
  }
})

test('S-428 S-231 S-230 D-010 anybody with the link sees the set, and nothing of its owner’s account', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  const filing = { registration_number: '12345/2026', filed_on: set.created_at.slice(0, 10) }
  await call(world.app, 'PUT', `/plangeri/${set.id}/filing`, { payload: filing, headers: dan.headers })
  const answer = await call(world.app, 'GET', `/plangeri/media/${set.media_id}`)
  expect(answer.statusCode).toBe(200)
  expect([answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
  expect(Object.keys(answer.json().data).toSorted()).toEqual(Object.keys(complaint.shape).toSorted())
  expect(answer.json().data.user_name).toBe('Dan E.')
  for (const secret of [dan.user.id, dan.user.email, 'Exemplu', '12345/2026']) expect(answer.body).not.toContain(secret)
})

test('S-429 S-233 S-218 an unknown, malformed or ended link is told the same', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  await world.database.db.updateTable('complaint_sets').set({ expires_at: new Date().toISOString() }).where('id', '=', set.id).execute()
  const told = async (id: string) => {
    const answer = await call(world.app, 'GET', `/plangeri/media/${encodeURIComponent(id)}`)
    const { request_id: _, ...problem } = answer.json()
    return [answer.statusCode, problem]
  }
  const expected = [404, { status: 404, code: 'complaint.not_found', error: NOT_FOUND, message: NOT_FOUND }]
  for (const id of [set.media_id, set.id, newId(), '1', '../x', "' or 1=1 --", '\u0000'.repeat(22), 'ă'.repeat(22)])
    expect([id, await told(id)]).toEqual([id, expected])
  expect((await call(world.app, 'GET', `/plangeri/user/${dan.user.id}`, { headers: dan.headers })).json()).toEqual([])
  expect((await call(world.app, 'GET', `/plangeri/media/${set.media_id}/zip`)).statusCode).toBe(404)
  expect((await call(world.app, 'DELETE', `/plangeri/${set.id}`, { headers: dan.headers })).statusCode).toBe(404)
})

test('D-011 links have 128 random bits and no order', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const sets = []
  for (let made = 0; made < 5; made += 1) sets.push(await aSet(world.app, dan, [await anUpload(world, dan.user.id)]))
  const ids = sets.flatMap(({ id, media_id }) => [id, media_id])
  expect(new Set(ids).size).toBe(10)
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16)
})

test('D-011 guessing links costs work after sixty a minute, and ends after so many as are set', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', LIMIT_SET_LOOK: '60/61' })
  const answers = []
  for (let guess = 0; guess < 61; guess += 1) answers.push(await call(app, 'GET', `/plangeri/media/${newId()}`))
  expect(answers.map((answer) => answer.statusCode)).toEqual([...Array.from({ length: 60 }, () => 404), 428])
  const insist = async () => {
    const asked = await call(app, 'GET', `/plangeri/media/${newId()}`)
    return call(app, 'GET', `/plangeri/media/${newId()}`, { headers: provenBy(asked.json().challenge) })
  }
  expect((await insist()).statusCode).toBe(404)
  const ended = await insist()
  expect([ended.statusCode, Number(ended.headers['retry-after']) > 0]).toEqual([429, true])
})

test('the owner removes a set at once, with its rows and bytes; nobody else can', async () => {
  const world = await emptyWorld()
  const [dan, ana] = [await person(world.app, 'Dan'), await person(world.app, 'Ana')]
  const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id), await anUpload(world, dan.user.id, { type: 'video' })])
  expect((await call(world.app, 'DELETE', `/plangeri/${set.id}`)).statusCode).toBe(401)
  expect((await call(world.app, 'DELETE', `/plangeri/${set.id}`, { headers: ana.headers })).statusCode).toBe(404)
  expect((await call(world.app, 'DELETE', `/plangeri/${set.id}`, { headers: dan.headers })).statusCode).toBe(204)
  expect((await call(world.app, 'GET', `/plangeri/media/${set.media_id}`)).statusCode).toBe(404)
  expect(await world.database.db.selectFrom('evidence_files').select('id').execute()).toEqual([])
  const left = await objectsIn(world.files)
  expect(set.files.filter(({ id }) => left.some((name) => name.startsWith(id)))).toEqual([])
})

test('a set whose bytes cannot be removed is gone all the same, and its files belong to nobody', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const photo = await anUpload(world, dan.user.id)
  const set = await aSet(world.app, dan, [photo])
  const remove = world.files.remove
  world.files.remove = () => Promise.reject(new Error('the store is away'))
  const answer = await call(world.app, 'DELETE', `/plangeri/${set.id}`, { headers: dan.headers })
  world.files.remove = remove
  expect(answer.statusCode).toBe(204)
  expect((await call(world.app, 'GET', `/plangeri/media/${set.media_id}`)).statusCode).toBe(404)
  const rows = await world.database.db.selectFrom('evidence_files').select(['id', 'user_id', 'set_id']).execute()
  expect(rows).toEqual([{ id: photo.id, user_id: null, set_id: null }])
})

test('two removals of one set at once remove it once', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  const answers = await Promise.all([1, 2].map(() => call(world.app, 'DELETE', `/plangeri/${set.id}`, { headers: dan.headers })))
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['204', '404'])
})
