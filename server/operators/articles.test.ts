import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleFiles } from '#content/articles.ts'
import { call } from '#tests/cast.ts'
import { fileOf, operate, operator } from '#tests/operator.ts'
import { emptyWorld } from '#tests/world.ts'
import { publishArticles } from '../blog/blog.ts'
import type { Bobita } from '../bobita.ts'

const OWN = 10_001
const [BUNDLED = { name: '', text: '' }] = articleFiles()
const bundledId = Number.parseInt(BUNDLED.name, 10)

let world: Bobita
beforeEach(async () => {
  world = await emptyWorld()
})
afterEach(async () => {
  const { db } = world.database
  await db.deleteFrom('blog_posts').where('id', '=', OWN).execute()
  await run('articles', 'restore', '--id', String(bundledId))
})

const run = (...args: string[]) => operate(operator(world.database.db), args)
const titleOf = async (id: number) => (await call(world.app, 'GET', `/blog-posts/${id}`)).json().title
/** What every start of the site does. */
const restart = () => publishArticles(world.database.db, articleFiles())

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
  expect((await run('articles', 'list')).split('\n').find((line) => line.includes(`"id":${OWN}`))).toContain('"from":"operator"')
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
  expect(await run('articles', 'list')).toContain('"from":"the site, withdrawn"')
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
