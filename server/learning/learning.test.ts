import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { LearningPage } from '#contract/learning.ts'
import { finalOf } from '#tests/api/stream.ts'
import { call } from '#tests/cast.ts'
import { ALIKE, aLearning, LABELLED, learnsFromFew } from '#tests/learning.ts'
import { FAR_LIMITS } from '#tests/setup/far-limits.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { waitingQuestion } from '#tests/waiting-question.ts'
import { emptySettings, emptyWorld } from '#tests/world.ts'
import { openBobita, type Bobita } from '../bobita.ts'
import { readConfig } from '../config.ts'

/** A learning lets everybody else go first: on a busy machine it takes minutes. */
const BUSY = { timeout: 9 * 60_000 }
const PAGE = 'article:20'

const opened: Bobita[] = []
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

async function aSite(settings: Record<string, string>): Promise<Bobita> {
  const site = await openBobita(readConfig({ ...FAR_LIMITS, ...settings }), false)
  opened.push(site)
  return site
}

/** Somebody at a site, who calls it. */
async function owner(site: Bobita) {
  const member = await staffMember(site, 'owner')
  return callerOf(site, member)
}

function callerOf({ app }: Bobita, { headers }: StaffMember) {
  return {
    page: async (): Promise<LearningPage> => (await call(app, 'GET', '/operators/learning', { headers })).json(),
    start: () => call(app, 'POST', '/operators/learning', { headers }),
    undo: (id: string) => call(app, 'DELETE', `/operators/learning/${id}`, { headers }),
    label: (id: string) => call(app, 'POST', `/operators/questions/${id}/page`, { headers, payload: { page: PAGE, lines: LABELLED } }),
  }
}

const urlsOf = async ({ app }: Bobita) =>
  finalOf((await call(app, 'POST', '/chat/ask/stream', { payload: { question: ALIKE } })).body).sources.map(({ url }) => url.split('#')[0])
const ended = async (page: () => Promise<LearningPage>) => {
  await expect.poll(async () => (await page()).learnings[0]?.ended_at, BUSY).not.toBeNull()
  return (await page()).learnings[0]
}
const actionsOf = async ({ database: { db } }: Bobita) =>
  (await db.selectFrom('operator_actions').select('action').where('action', 'like', 'learning.%').orderBy('created_at').execute()).map(({ action }) => action)

test('what editors labelled is learned in the background: questions that are only alike are answered by it, in every process, until it is taken back', async () => {
  const settings = { ...(await emptySettings()), ...learnsFromFew() }
  const site = await aSite(settings)
  const ana = await owner(site)
  const { id } = await waitingQuestion(site, LABELLED[0])
  await ana.label(id)
  expect(await ana.page()).toMatchObject({ ready: true, labelled: 8, fresh: 8, brain: 'own', learnings: [] })
  expect(await urlsOf(site)).not.toContain('/blog/20')

  const started = await ana.start()
  expect(started.statusCode).toBe(201)
  expect((await ana.start()).json().code).toBe('learning.running')
  expect(await ended(ana.page)).toMatchObject({ id: started.json().id, state: 'done', verdict: 'live', labelled: 8, left_out: 0 })
  const { brain, fresh, learnings } = await ana.page()
  expect([brain, fresh]).toEqual(['learned', 0])
  expect(learnings[0]?.figures).toContainEqual({ name: 'right_card', before: 1, after: 1, worse: false })
  await expect.poll(() => urlsOf(site)).toContain('/blog/20')

  const other = await aSite(settings)
  expect(await urlsOf(other)).toContain('/blog/20')
  expect((await ana.undo(started.json().id)).statusCode).toBe(204)
  expect(await urlsOf(site)).not.toContain('/blog/20')
  await expect.poll(() => urlsOf(other)).not.toContain('/blog/20')
  expect((await ana.undo(started.json().id)).json().code).toBe('learning.not_live')
  expect(await ana.page()).toMatchObject({ brain: 'own', fresh: 8, learnings: [{ verdict: 'undone' }] })
  expect(await actionsOf(site)).toEqual(['learning.start', 'learning.live', 'learning.undo'])
})

test('what is learned from too little is worse: it is put aside, and its figures say where', async () => {
  const site = await aSite({ ...(await emptySettings()), ...learnsFromFew('hard') })
  const ana = await owner(site)
  await ana.start()
  const done = await ended(ana.page)
  expect(done).toMatchObject({ state: 'done', verdict: 'aside' })
  expect(done?.figures.filter(({ worse }) => worse).map(({ name }) => name)).toContain('right_card')
  expect((await ana.page()).brain).toBe('own')
  expect(await actionsOf(site)).toEqual(['learning.start', 'learning.aside'])
})

test('a server that is stopped ends its learning, which says that it was cut; one that died is known by its silence, and another may begin', async () => {
  const settings = { ...(await emptySettings()), ...learnsFromFew() }
  const first = await aSite(settings)
  await (await owner(first)).start()
  opened.pop()
  await first.close()
  const second = await aSite(settings)
  const ana = await owner(second)
  expect((await ana.page()).learnings[0]).toMatchObject({ state: 'failed', cause: 'cut' })

  const minutesAgo = new Date(Date.now() - 5 * 60_000).toISOString()
  await aLearning(second, { state: 'learning', verdict: null, file: null, ended_at: null, alive_at: minutesAgo })
  expect((await ana.page()).learnings[0]).toMatchObject({ state: 'failed', cause: 'cut' })
  expect((await ana.start()).statusCode).toBe(201)
})

test('a damaged file, one that is gone, and what was learned beside another version of the site are not used, and the screen says which', async () => {
  const settings = await emptySettings()
  const world = await aSite(settings)
  const { id } = await aLearning(world)
  writeFileSync(join(settings['DATA_DIR'] ?? '', 'files', `learned-${id}.bin`), 'BOBITA-WEIGHTS-1 of somebody else')
  const site = await aSite(settings)
  const ana = await owner(site)
  expect(await ana.page()).toMatchObject({ ready: false, brain: 'damaged' })
  expect((await ana.start()).json().code).toBe('learning.no_questions')
  const { body } = await call(site.app, 'POST', '/chat/ask/stream', { payload: { question: 'Câinele meu a mâncat ciocolată' } })
  expect(
    finalOf(body)
      .sources.map(({ url }) => url)
      .join(' '),
  ).toContain('/blog/3')
  await site.database.db.updateTable('learnings').set({ own: 'of the version before' }).execute()
  expect((await ana.page()).brain).toBe('outdated')
  expect((await ana.undo(id)).json().code).toBe('learning.not_live')
})

test('editors see how it goes, and owners alone begin and take back', async () => {
  const world = await emptyWorld()
  const editor = callerOf(world, await staffMember(world, 'editor'))
  const { id } = await aLearning(world)
  expect((await editor.page()).learnings[0]?.id).toBe(id)
  expect([(await editor.start()).statusCode, (await editor.undo(id)).statusCode]).toEqual([403, 403])
})
