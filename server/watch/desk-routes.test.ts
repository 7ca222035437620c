import { expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { staffMember } from '#tests/staff/operators.ts'
import { SITE_SECRET, emptyWorld } from '#tests/world.ts'
import { openJobs } from './jobs.ts'
import { noteBackup, noteVerified } from './last-backup.ts'

test('an owner reads how the site is and what must be done, and nothing of settings or people', async () => {
  const world = await emptyWorld()
  const { db } = world.database
  const owner = await staffMember(world, 'owner')
  const ana = await person(world.app, 'Ana')
  const read = async () => (await call(world.app, 'GET', '/operators/state', { headers: owner.headers })).json()
  expect((await read()).troubles).toContain('backup_old')

  expect(await read()).toMatchObject({ last_backup: null, last_verified: null })
  await noteBackup(db, new Date().toISOString())
  await noteVerified(db, '2026-11-20T03:00:00.000Z')
  const log = { warn: () => undefined, info: () => undefined }
  const jobs = openJobs(db, log)
  jobs.failed('mails', Object.assign(new Error('no'), { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }))
  await jobs.close()
  const state = await read()
  expect(state).toMatchObject({
    version: expect.stringMatching(/^\d/),
    engine: expect.stringMatching(/SQLite|PostgreSQL/),
    last_verified: '2026-11-20T03:00:00.000Z',
    counts: { users: 1 },
    queues: expect.arrayContaining([{ name: 'mails', waiting: 0, oldest_s: 0 }]),
    jobs: expect.arrayContaining([expect.objectContaining({ job: 'mails', cause: 'EAUTH AUTH PLAIN 535', failing: true })]),
  })
  expect(state.troubles).toContain('jobs_failing')
  expect(state.troubles).not.toContain('backup_old')
  for (const kept of [SITE_SECRET, ana.user.email, ana.user.id, owner.email, 'postgres://']) expect(JSON.stringify(state)).not.toContain(kept)
})

test('nobody but an owner reads it', async () => {
  const world = await emptyWorld()
  for (const role of ['moderator', 'editor', 'petitions'] as const) {
    const { headers } = await staffMember(world, role)
    expect([role, (await call(world.app, 'GET', '/operators/state', { headers })).json().code]).toEqual([role, 'operator.forbidden'])
  }
})
