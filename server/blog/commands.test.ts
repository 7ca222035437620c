import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { articleFiles } from '#content/articles.ts'
import { call } from '#tests/cast.ts'
import { fileOf, operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'
import { publishBundledArticles } from './blog.ts'
import type { Bobita } from '../bobita.ts'

const OWN = 10_001
const [BUNDLED = { name: '', text: '' }] = articleFiles()
const bundledId = Number.parseInt(BUNDLED.name, 10)

let world: Bobita
beforeEach(async () => {
  world = await emptyWorld()
})

const run = (...args: string[]) => operate(operator(world.database.db), args)
const titleOf = async (id: number) => (await call(world.app, 'GET', `/blog-posts/${id}`)).json().title
/** What every start of the site does. */
const restart = () => publishBundledArticles(world.database.db, articleFiles())

/** An article as an operator writes one. */
function articleAt(id: number, title: string): string {
  const path = fileOf(`${id}-articol.md`)
  writeFileSync(path, BUNDLED.text.replace(/^id: .*$/m, `id: ${id}`).replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`))
  return path
}

test('an article an operator publishes is read, changed and taken away, and no start of the site touches it', async () => {
  expect(await run('articles', 'publish', '--file', articleAt(OWN, 'Articolul nostru'))).toBe(`published at /blog/${OWN}`)
  await restart()
  expect(await titleOf(OWN)).toBe('Articolul nostru')
  await run('articles', 'publish', '--file', articleAt(OWN, 'Articolul nostru, îndreptat'))
  expect(await titleOf(OWN)).toBe('Articolul nostru, îndreptat')
  expect((await run('articles', 'list', '--json')).split('\n').find((line) => line.includes(`"id":${OWN}`))).toContain('"from":"operator"')
  await run('articles', 'unpublish', '--id', String(OWN), '--reason', 'depășit')
  await restart()
  expect((await call(world.app, 'GET', `/blog-posts/${OWN}`)).statusCode).toBe(404)
})

test('an operator’s article in the place of a bundled one stays there, until the bundled one is restored', async () => {
  const before = await titleOf(bundledId)
  await run('articles', 'publish', '--file', articleAt(bundledId, 'În locul celui vechi'))
  await restart()
  expect(await titleOf(bundledId)).toBe('În locul celui vechi')
  await run('articles', 'restore', '--id', String(bundledId))
  expect(await titleOf(bundledId)).toBe(before)
})

test('a bundled article that was taken away does not come back with a start', async () => {
  const before = await titleOf(bundledId)
  await run('articles', 'unpublish', '--id', String(bundledId), '--reason', 'greșit')
  await restart()
  expect((await call(world.app, 'GET', `/blog-posts/${bundledId}`)).statusCode).toBe(404)
  expect(await run('articles', 'list', '--json')).toContain('"from":"the site, withdrawn"')
  await run('articles', 'restore', '--id', String(bundledId))
  expect(await titleOf(bundledId)).toBe(before)
})

test('a file that is not right is named with its faults and publishes nothing', async () => {
  const path = articleAt(OWN, 'x')
  writeFileSync(path, '---\nid: 10001\ntitel: greșit\n---\ntext')
  await expect(run('articles', 'publish', '--file', path)).rejects.toThrow('title')
  await expect(run('articles', 'unpublish', '--id', String(OWN), '--reason', 'x')).rejects.toThrow('there is no such article')
  await expect(run('articles', 'unpublish', '--id', String(OWN))).rejects.toThrow('--reason')
  await expect(run('articles', 'restore', '--id', String(OWN))).rejects.toThrow('there is no such article')
})

test('an own article that was taken away keeps its text, and comes back as it was or as a file', async () => {
  await run('articles', 'publish', '--file', articleAt(OWN, 'Al nostru'))
  const before = (await call(world.app, 'GET', `/blog-posts/${OWN}`)).json()
  await run('articles', 'unpublish', '--id', String(OWN), '--reason', 'de verificat')
  expect((await run('articles', 'list', '--json')).split('\n').find((line) => line.includes(`"id":${OWN}`))).toContain(
    '"title":"Al nostru","from":"operator, withdrawn"',
  )
  const file = fileOf(`${OWN}-inapoi.md`)
  expect(await run('articles', 'export', '--id', String(OWN), '--file', file)).toBe(file)
  await expect(run('articles', 'export', '--id', String(OWN), '--file', file)).rejects.toThrow()
  await restart()
  expect(await run('articles', 'restore', '--id', String(OWN))).toBe(`article ${OWN} is on the site again`)
  expect((await call(world.app, 'GET', `/blog-posts/${OWN}`)).json()).toEqual(before)

  await run('articles', 'unpublish', '--id', String(OWN), '--reason', 'încă o dată')
  await run('articles', 'publish', '--file', file)
  expect((await call(world.app, 'GET', `/blog-posts/${OWN}`)).json()).toEqual(before)
  await expect(run('articles', 'restore', '--id', String(OWN))).rejects.toThrow('there is no such article')
})

test('an own article hidden after a report, or that stood in the place of a bundled one, keeps its text', async () => {
  await run('articles', 'publish', '--file', articleAt(OWN, 'Reclamat'))
  const payload = { kind: 'article', id: String(OWN), reason: 'other', what: 'greșit', email: '' }
  expect((await call(world.app, 'POST', '/reports', { payload })).statusCode).toBe(204)
  const { id } = await world.database.db.selectFrom('reports').select('id').executeTakeFirstOrThrow()
  expect(await run('reports', 'hide', '--id', id, '--reason', 'de văzut')).toBe('hidden')
  await run('articles', 'restore', '--id', String(OWN))
  expect(await titleOf(OWN)).toBe('Reclamat')

  await run('articles', 'publish', '--file', articleAt(bundledId, 'În locul celui vechi'))
  await run('articles', 'restore', '--id', String(bundledId))
  const file = fileOf(`${bundledId}-al-nostru.md`)
  await run('articles', 'export', '--id', String(bundledId), '--file', file)
  expect(readFileSync(file, 'utf8')).toContain('"În locul celui vechi"')
})

test('the template is an article that can be published as it is, and of it five lines are enough', async () => {
  const template = await run('articles', 'template')
  const [whole, short] = [fileOf('10001-model.md'), fileOf('10001-scurt.md')]
  writeFileSync(whole, template)
  expect(await run('articles', 'publish', '--file', whole)).toBe(`published at /blog/${OWN}`)
  const shown = (await call(world.app, 'GET', `/blog-posts/${OWN}`)).json()
  const fields = template.split('\n').filter((line) => /^(---|id|title|category|short_description):?/.test(line))
  writeFileSync(short, [...fields.slice(0, -1), '---', template.split('\n---\n')[1]].join('\n'))
  await run('articles', 'publish', '--file', short)
  // Which articles stand beside it is known anew within a few seconds, and is not what a file says.
  const { created_at: _, related: _related, previous: _previous, next: _next, ...same } = shown
  expect((await call(world.app, 'GET', `/blog-posts/${OWN}`)).json()).toMatchObject(same)
  expect(shown).toMatchObject({ category: 'Noutăți', sources: [], partly_unconfirmed: false })
})

test('an article shows the vet who reviewed it until a word of it changes, and only an operator’s word does that', async () => {
  await run('articles', 'publish', '--file', articleAt(OWN, 'Articolul nostru'))
  const reviewed = async () => (await call(world.app, 'GET', `/blog-posts/${OWN}`)).json().reviewed_by
  const review = ['articles', 'reviewed', '--id', String(OWN), '--name', 'dr. Ana Pop', '--register', '12-345', '--on']
  expect(await reviewed()).toBeNull()
  await expect(run(...review, '2999-01-01')).rejects.toThrow('the day lies in the future')
  await run(...review, '2026-11-20')
  expect(await reviewed()).toEqual({ name: 'dr. Ana Pop', register_number: '12-345', on: '2026-11-20' })
  for (const changed of [/^title: .*$/m, /^short_description: .*$/m, /^summary_en: .*$/m]) {
    await run(...review, '2026-11-20')
    const path = articleAt(OWN, 'Articolul nostru')
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(changed)
    writeFileSync(
      path,
      text.replace(changed, (line) => `${line.split(':')[0]}: "Altfel"`),
    )
    await run('articles', 'publish', '--file', path)
    expect([changed, await reviewed()]).toEqual([changed, null])
    await run('articles', 'publish', '--file', articleAt(OWN, 'Articolul nostru'))
  }
  await run(...review, '2026-11-21')
  await run('articles', 'unreviewed', '--id', String(OWN))
  expect(await reviewed()).toBeNull()
  await expect(run('articles', 'unreviewed', '--id', String(OWN))).rejects.toThrow()
})

test('an article says in the feed how it was written', async () => {
  expect((await world.app.inject('/rss.xml')).body).toContain('Text scris cu ajutorul unui model de inteligență artificială, recitit de echipă la')
})
