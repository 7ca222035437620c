import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { typed } from '#tests/article.ts'
import { call } from '#tests/cast.ts'
import { hostileTexts } from '#tests/hostile/hostile-texts.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { publishArticle } from './own-articles.ts'
import { publishDue } from './publish-drafts.ts'

let world: Bobita
let ana: StaffMember
let dan: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'editor')
  dan = await staffMember(world, 'editor')
})

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, by: StaffMember, payload?: unknown) =>
  call(world.app, method, `/operators/${path}`, { headers: by.headers, ...(payload !== undefined && { payload }) })
const read = async (path: string, by = ana) => (await ask('GET', path, by)).json()
const versionOf = async (id: number) => (await read(`articles/${id}/draft`)).draft?.version
const decide = async (id: number, what: string, by: StaffMember, more: object = {}) =>
  ask('POST', `articles/${id}/draft/${what}`, by, { expected: await versionOf(id), ...more })
const published = async (id: number) => (await call(world.app, 'GET', `/blog-posts/${id}`)).json()
const now = { at: null, note: '' }

/** A draft of Ana's, offered to be read. */
async function offered(fields: object = {}) {
  const { id } = (await ask('POST', 'articles', ana, { fields: { ...typed, ...fields } })).json()
  expect((await decide(id, 'review', ana)).statusCode).toBe(204)
  return id
}

test('a draft is on the site only once somebody else has read it, with everything that was typed', async () => {
  const fields = {
    tags: ['arici'],
    keywords: ['ce mănâncă ariciul'],
    species: ['arici'],
    sources: [{ title: 'Cartea', url: 'https://carte.ro', supports: '' }],
  }
  const { id } = (await ask('POST', 'articles', ana, { fields: { ...typed, ...fields } })).json()
  expect(id).toBeGreaterThan(10_000)
  expect((await published(id)).code).toBe('blog.post_not_found')
  // Nobody publishes what is still being written.
  expect((await decide(id, 'publish', dan, now)).json().code).toBe('operator.stale')
  await decide(id, 'review', ana)
  expect((await read('today')).waiting).toMatchObject([{ kind: 'article_drafts', count: 1 }])
  expect((await decide(id, 'publish', ana, now)).json().code).toBe('article.second_person')
  expect((await read(`articles/${id}/draft`, dan)).draft).toMatchObject({ state: 'review', may_publish: true, writer: 'Operator Exemplu' })
  expect((await decide(id, 'publish', dan, now)).statusCode).toBe(204)
  expect(await published(id)).toMatchObject({ title: typed.title, tags: ['arici'], sources: [{ title: 'Cartea', url: 'https://carte.ro', supports: null }] })
  expect(await read(`articles/${id}/draft`)).toMatchObject({ draft: null, standing: true, fields: { ...typed, ...fields } })
  const actions = await world.database.db.selectFrom('operator_actions').select(['action', 'operator_id']).where('action', 'like', 'articles.%').execute()
  expect(actions).toEqual([
    { action: 'articles.draft', operator_id: ana.id },
    { action: 'articles.review', operator_id: ana.id },
    { action: 'articles.publish', operator_id: dan.id },
  ])
})

test('an editor who is alone publishes what they wrote', async () => {
  const alone = await staffMember(world, 'owner')
  for (const { id } of [ana, dan]) await ask('POST', `people/${id}/disable`, alone)
  const { id } = (await ask('POST', 'articles', alone, { fields: typed })).json()
  const expected = async () => (await read(`articles/${id}/draft`, alone)).draft.version
  await ask('POST', `articles/${id}/draft/review`, alone, { expected: await expected() })
  expect((await ask('POST', `articles/${id}/draft/publish`, alone, { ...now, expected: await expected() })).statusCode).toBe(204)
})

test('of two who write the same draft the second is told what the first wrote; a changed draft is to be read anew', async () => {
  const id = await offered()
  const { draft } = await read(`articles/${id}/draft`)
  const save = (by: StaffMember, title: string) => ask('PUT', `articles/${id}/draft`, by, { expected: draft.version, fields: { ...typed, title } })
  const answers = await Promise.all([save(ana, 'Scris de Ana'), save(dan, 'Scris de Dan')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  const [kept, lost] = answers[0]?.statusCode === 200 ? ['Scris de Ana', answers[1]] : ['Scris de Dan', answers[0]]
  expect(lost?.json()).toMatchObject({ code: 'operator.stale', present: { draft: { state: 'draft', fields: { title: kept } } } })
  const late = await ask('POST', `articles/${id}/draft/publish`, dan, { ...now, expected: draft.version })
  expect(late.json()).toMatchObject({ code: 'operator.stale', present: { fields: { title: kept } } })
})

test('a draft is published at its moment, once, in the name of who approved it', async () => {
  const id = await offered()
  const at = new Date(Date.now() + DAY_MS)
  expect((await decide(id, 'publish', dan, { at: at.toISOString(), note: '' })).statusCode).toBe(204)
  expect((await read(`articles/${id}/draft`)).draft).toMatchObject({ state: 'scheduled', publish_at: at.toISOString() })
  await publishDue(world.database.db, new Date(at.getTime() - 1))
  expect((await published(id)).code).toBe('blog.post_not_found')
  await Promise.all([publishDue(world.database.db, at), publishDue(world.database.db, at)])
  expect((await published(id)).title).toBe(typed.title)
  expect((await read(`articles/${id}/versions`)).length).toBe(1)
  const { operator_id } = await world.database.db.selectFrom('operator_actions').selectAll().where('action', '=', 'articles.publish').executeTakeFirstOrThrow()
  expect(operator_id).toBe(dan.id)
})

test('a correction is told to readers, every text stays, and an old one can be written into a draft', async () => {
  const id = await offered()
  await decide(id, 'publish', dan, now)
  const before = await published(id)
  await ask('PUT', `articles/${id}/draft`, ana, { expected: null, fields: { ...typed, content: 'Un arici primește **doar** apă.' } })
  await decide(id, 'review', ana)
  await decide(id, 'publish', dan, { at: null, note: 'Ariciul nu primește lapte.' })
  const after = await published(id)
  expect(after.provenance.ro).toMatch(/Corectat la .* 20\d\d: Ariciul nu primește lapte\.$/)
  expect(after.created_at).toBe(before.created_at)
  const [latest, first] = await read(`articles/${id}/versions`)
  expect([latest.note, first.note]).toEqual(['Ariciul nu primește lapte.', ''])
  expect((await read(`article-versions/${first.id}`)).fields.content).toBe(typed.content)
  // The file says it too, and is what it was when it comes back.
  const file = await read(`articles/${id}/file`)
  await publishArticle(world.database.db, machineActor(), file)
  expect(await published(id)).toMatchObject({ content: after.content, provenance: after.provenance })
})

test('what is not whole is kept and not published; nothing but its fields can be named', async () => {
  const { id } = (
    await ask('POST', 'articles', ana, { fields: { ...typed, title: '', sources: [{ title: '', url: 'javascript:alert(1)', supports: '' }] } })
  ).json()
  expect((await decide(id, 'review', ana)).json()).toMatchObject({ code: 'article.incomplete', errors: [{ field: 'title' }] })
  expect((await ask('POST', 'article-preview', ana, { fields: (await read(`articles/${id}/draft`)).fields })).json().preview.sources).toEqual([])
  for (const more of [{ author: 'Altcineva' }, { created_at: '2020-01-01' }, { id: 3 }, { file_hash: null }, { corrections: [] }])
    expect([more, (await ask('POST', 'articles', ana, { fields: { ...typed, ...more } })).statusCode]).toEqual([more, 422])
  expect((await ask('POST', 'articles', ana, { fields: { ...typed, content: 'x'.repeat(60_001) } })).statusCode).toBe(422)
  const petitioner = await staffMember(world, 'petitions')
  expect((await ask('POST', 'articles', petitioner, { fields: typed })).json().code).toBe('operator.forbidden')
})

test('a script in any field of a draft is text in its preview', async () => {
  for (const text of hostileTexts.filter((one, at) => at % 10 === 0 && one.isWellFormed() && !one.includes('\0'))) {
    const line = text.slice(0, 300)
    const answer = await ask('POST', 'article-preview', ana, { fields: { ...typed, title: line, category: line, content: text.slice(0, 5_000), tags: [line] } })
    expect([text, answer.statusCode, answer.headers['content-type']]).toEqual([text, 200, 'application/json; charset=utf-8'])
    expect(answer.json().preview.content_html).not.toMatch(/<(script|img|iframe|svg|style|object)|<[^>]*\son\w+=|href="javascript:/i)
  }
})

test('a Markdown file becomes a draft, and one with faults is told what they are', async () => {
  const file = await read('articles/3/file')
  expect(file.name).toMatch(/^003-.*\.md$/)
  const imported = (await ask('POST', 'article-files', ana, file)).json()
  expect(imported).toEqual({ id: 3, faults: [] })
  const { title, content } = await published(3)
  expect((await read('articles/3/draft')).draft.fields).toMatchObject({ title, content })
  expect((await ask('POST', 'article-files', ana, file)).json().code).toBe('operator.stale')
  const faulty = (await ask('POST', 'article-files', ana, { name: '10001-x.md', text: '---\nid: 10001\ntitel: x\n---\ntext' })).json()
  expect([faulty.id, faulty.faults.join(' ')]).toEqual([null, expect.stringContaining('title')])
  expect((await ask('POST', 'article-files', ana, { name: '../x.md', text: 'x' })).json().id).toBeNull()
})

test('the drawing an editor chose is kept with the draft, shown with the article, told by its versions and carried by its file; one that is not there is not published', async () => {
  const id = await offered({ cover: 3 })
  expect(await read(`articles/${id}`)).toMatchObject({ preview: { cover: 3 } })
  await decide(id, 'publish', dan, now)
  expect((await published(id)).cover).toBe(3)
  expect((await read(`articles/${id}/draft`)).fields.cover).toBe(3)
  const [{ id: version }] = await read(`articles/${id}/versions`)
  expect((await read(`article-versions/${version}`)).fields.cover).toBe(3)

  const { text } = await read(`articles/${id}/file`)
  expect(text).toContain('cover: 3')
  const again = async (cover: string) =>
    (await ask('POST', 'article-files', ana, { name: `${id}-arici.md`, text: text.replace('cover: 3', `cover: ${cover}`) })).json()
  expect((await again('9000')).faults).toEqual([expect.stringContaining('cover: there is no drawing of this number')])
  expect(await again('7')).toEqual({ id, faults: [] })
  expect((await read(`articles/${id}/draft`)).draft.fields.cover).toBe(7)

  const { id: other } = (await ask('POST', 'articles', ana, { fields: { ...typed, cover: 9_000 } })).json()
  expect((await decide(other, 'review', ana)).json()).toMatchObject({ code: 'article.incomplete', errors: [{ field: 'cover' }] })
})

test('an article without a choice, and one of before there was any, has the drawing it always had', async () => {
  const id = await offered()
  const { cover: _, ...before } = typed
  await world.database.db
    .updateTable('article_drafts')
    .set({ fields: JSON.stringify(before) })
    .where('post_id', '=', id)
    .execute()
  expect((await read(`articles/${id}/draft`)).fields.cover).toBeNull()
  await decide(id, 'publish', dan, now)
  expect([(await published(id)).cover, (await published(3)).cover]).toEqual([null, null])
})

test('a draft is thrown away and the article stays', async () => {
  await ask('PUT', 'articles/3/draft', ana, { expected: null, fields: typed })
  expect(await read('articles?show=drafts')).toMatchObject({ articles: [{ id: 3, state: 'published', draft: 'draft' }] })
  const { title } = await published(3)
  expect((await decide(3, 'discard', dan)).statusCode).toBe(204)
  expect(await read('articles/3/draft')).toMatchObject({ draft: null, fields: { title } })
  expect((await ask('PUT', 'articles/99999/draft', ana, { expected: null, fields: typed })).json().code).toBe('blog.post_not_found')
})
