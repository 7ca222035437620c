import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { call } from '#tests/cast.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { staffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import { openDayCounts, readDays, sweepDays } from './day-counts.ts'

const TODAY = new Date('2031-06-02T22:30:00.000Z')

test('what several processes count on a day adds up, over restarts, on the day of Bucharest', async () => {
  const { db } = (await emptyWorld()).database
  const [one, other] = [openDayCounts(db, () => TODAY), openDayCounts(db, () => TODAY)]
  one.count('pages')
  one.count('pages', 4)
  other.count('pages')
  other.count('call_ms', 1.6)
  await Promise.all([one.flush(), other.flush()])
  one.count('pages')
  await Promise.all([one.close(), other.close()])
  const again = openDayCounts(db, () => TODAY)
  again.count('pages', 10)
  await again.close()
  // Half past one at night in Bucharest is the next day.
  expect(await readDays(db, TODAY)).toEqual([{ day: '2031-06-03', counts: { pages: 17, call_ms: 2 } }])
})

test('a day goes after ninety', async () => {
  const { db } = (await emptyWorld()).database
  for (const ago of [0, 89, 90, 200]) {
    const days = openDayCounts(db, () => new Date(TODAY.getTime() - ago * DAY_MS))
    days.count('sets')
    await days.close()
  }
  await sweepDays(db, TODAY)
  const kept = await db.selectFrom('day_counts').select('day').orderBy('day').execute()
  expect(kept.map(({ day }) => day)).toEqual(['2031-03-06', '2031-06-03'])
})

test('what could not be written is written with the next', async () => {
  const { db } = (await emptyWorld()).database
  const days = openDayCounts(db, () => TODAY)
  await db.schema.alterTable('day_counts').renameTo('day_counts_away').execute()
  days.count('mails', 3)
  await days.flush()
  await db.schema.alterTable('day_counts_away').renameTo('day_counts').execute()
  days.count('mails')
  await days.close()
  expect(await readDays(db, TODAY)).toEqual([{ day: '2031-06-03', counts: { mails: 4 } }])
})

test('an owner reads what happened today, and which settings are set without what to', async () => {
  const secret = 'un-secret-lung-de-peste-treizeci-si-doua'
  const world = await emptyWorld({ SITE_SECRET: secret, OPERATOR_NAME: 'Asociația Exemplu' })
  const { headers } = await staffMember(world, 'owner')
  await sign(world.app, await aPetition(world.database.db), 'ana@exemplu.ro')
  await call(world.app, 'POST', '/chat/ask/stream', { payload: { question: 'Câinele a mâncat ciocolată, ce fac?' } })
  await call(world.app, 'POST', '/chat/ask/stream', { payload: { question: 'Șuruburile caruselului galactic scârțâie' } })
  await world.days.flush()
  const state = await call(world.app, 'GET', '/operators/state', { headers })
  const [today] = state.json().days
  expect(today.counts).toMatchObject({ signatures: 1, questions_quoted: 1, questions_unknown: 1, calls: expect.any(Number), call_ms: expect.any(Number) })
  const set = new Map(state.json().settings.map(({ name, set }: { name: string; set: boolean }) => [name, set]))
  expect([set.get('SITE_SECRET'), set.get('OPERATOR_NAME'), set.get('SMTP_URL'), set.has('LIMIT_SIGN')]).toEqual([true, true, false, true])
  expect(state.body).not.toContain(secret)
  expect(state.body).not.toContain('Asociația Exemplu')
})
