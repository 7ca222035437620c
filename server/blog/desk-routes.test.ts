import { beforeEach, expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { publishArticle } from './own-articles.ts'

const OWN = 10_001

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'editor')
})

const read = async (path: string, by = ana) => (await call(world.app, 'GET', `/operators/articles${path}`, { headers: by.headers })).json()
const post = (path: string, payload: object, by = ana) => call(world.app, 'POST', `/operators/articles${path}`, { payload, headers: by.headers })
const onSite = async (id: number) => (await call(world.app, 'GET', `/blog-posts/${id}`)).statusCode

function published(id: number, title: string, content = 'Un text.') {
  const text = `---\nid: ${id}\ntitle: ${JSON.stringify(title)}\ncategory: "Noutăți"\nshort_description: "Pe scurt."\n---\n${content}\n`
  return publishArticle(world.database.db, machineActor(), { name: `${id}-articol.md`, text })
}

async function everyPage(query = '') {
  const seen: { id: number; title: string; from: string; state: string }[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: { articles: typeof seen; next: string | null } = await read(`?${query}${next && `&after=${next}`}`)
    seen.push(...page.articles)
    next = page.next
  }
  return seen
}

test('articles are listed newest first, page after page, by where they stand, and found by title however it is written', async () => {
  await published(OWN, 'Țestoasele în oraș')
  const all = await everyPage()
  const inTables = await world.database.db.selectFrom('blog_posts').select('id').orderBy('id', 'desc').execute()
  expect(all.map(({ id }) => id)).toEqual(inTables.map(({ id }) => id))
  expect(await everyPage('show=own')).toMatchObject([{ id: OWN, from: 'own', state: 'published' }])
  expect((await everyPage('show=site')).length).toBe(all.length - 1)
  expect(await everyPage('q=TESTOASELE')).toMatchObject([{ id: OWN }])
  expect(await everyPage('q=nimicdeacestfel')).toEqual([])
  const [{ version }, site] = await Promise.all([read(`/${OWN}`), read('/3')])
  await post(`/${OWN}/unpublish`, { expected: version, reason: 'De verificat.' })
  await post('/3/unpublish', { expected: site.version, reason: 'De verificat.' })
  expect(await everyPage('show=unpublished')).toMatchObject([
    { id: OWN, title: 'Țestoasele în oraș', from: 'own', state: 'unpublished' },
    { id: 3, title: site.title, from: 'site', state: 'unpublished' },
  ])
  expect((await everyPage()).length).toBe(all.length)
})

test('an article is taken off and put back without loss, its own or the site’s, and the record says by whom', async () => {
  await published(OWN, 'Al nostru', '## Ce facem\n\nTextul.')
  for (const id of [OWN, 3]) {
    const before = (await call(world.app, 'GET', `/blog-posts/${id}`)).json()
    const { version, preview } = await read(`/${id}`)
    expect(preview.content_html).toBe(before.content_html)
    expect(preview.provenance).toEqual(before.provenance)
    expect((await post(`/${id}/unpublish`, { expected: version, reason: 'De verificat.' })).statusCode).toBe(204)
    expect(await onSite(id)).toBe(404)
    const off = await read(`/${id}`)
    expect(off).toMatchObject({ state: 'unpublished', preview: { content_html: before.content_html } })
    expect((await post(`/${id}/restore`, { expected: off.version })).statusCode).toBe(204)
    expect((await call(world.app, 'GET', `/blog-posts/${id}`)).json()).toMatchObject({ title: before.title, content_html: before.content_html })
  }
  const actions = await world.database.db.selectFrom('operator_actions').select(['action', 'operator_id']).where('operator_id', '=', ana.id).execute()
  expect(actions.map(({ action }) => action).filter((action) => action.startsWith('articles'))).toEqual([
    'articles.unpublish',
    'articles.restore',
    'articles.unpublish',
    'articles.restore',
  ])
})

test('a decision about an article that somebody has changed meanwhile is refused with what stands there', async () => {
  await published(OWN, 'Prima')
  const { version } = await read(`/${OWN}`)
  await published(OWN, 'A doua')
  const answer = await post(`/${OWN}/unpublish`, { expected: version, reason: 'Greșit.' })
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'operator.stale', present: { title: 'A doua', state: 'published' } }])
  expect(await onSite(OWN)).toBe(200)
})

test('an article of ours in the place of the site’s gives that place back', async () => {
  const { title } = await read('/3')
  await published(3, 'În locul celui vechi')
  const ours = await read('/3')
  expect(ours).toMatchObject({ title: 'În locul celui vechi', from: 'own', bundled: true })
  expect((await post('/3/restore', { expected: ours.version })).statusCode).toBe(204)
  expect(await read('/3')).toMatchObject({ title, from: 'site', state: 'published' })
})

test('a script in an article is text in its preview, and an address that is no number is no article', async () => {
  await published(OWN, '<script>alert(1)</script>', '<script>alert(1)</script>\n\n[x](javascript:alert(1))')
  const { preview } = await read(`/${OWN}`)
  expect(preview.content_html).not.toMatch(/<script|javascript:/)
  for (const id of ['0', '03', 'x', '9999999999', '%00']) expect([id, (await read(`/${id}`)).code]).toEqual([id, 'blog.post_not_found'])
})
