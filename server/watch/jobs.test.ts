import { expect, test } from 'vitest'
import { operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'
import { openJobs, readJobs } from './jobs.ts'

/** Jobs of a process of its own, whose clock stands where `at` says. */
async function aProcess() {
  const { db } = (await emptyWorld()).database
  const clock = { at: Date.parse('2026-11-22T10:00:00.000Z') }
  const lines: object[] = []
  const log = { warn: (fields: object) => void lines.push(fields), info: (fields: object) => void lines.push(fields) }
  return { db, clock, lines, jobs: openJobs(db, log, () => clock.at) }
}
const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED', address: '10.0.0.7', port: 9000 })

test('a job that fails says which and why: in the log, in the metrics and in status', async () => {
  const { db, clock, lines, jobs } = await aProcess()
  await jobs.run('files', async () => undefined)
  clock.at += 300_000
  await jobs.run('files', () => Promise.reject(away))
  await jobs.run('tokens', async () => undefined)
  await jobs.close()
  expect(lines).toEqual([{ job: 'files', cause: 'ECONNREFUSED 10.0.0.7:9000' }])
  const values = Object.fromEntries(jobs.readings().map(({ name, values: all }) => [name, Object.fromEntries(all.map(({ of, value }) => [of, value]))]))
  expect(values).toEqual({
    bobita_job_failing: { files: 1, tokens: 0 },
    bobita_job_failures_total: { files: 1, tokens: 0 },
    bobita_job_last_success_timestamp_seconds: { files: clock.at / 1000 - 300, tokens: clock.at / 1000 },
  })
  const said = await operate(operator(db), ['status'])
  expect(said).toMatch(/^failing +files: ECONNREFUSED 10\.0\.0\.7:9000, last at 2026-11-22T10:05:00\.000Z, went well at 2026-11-22T10:00:00\.000Z$/m)
  expect(said).not.toContain('tokens:')
})

test('what goes on failing for the same cause is said once a minute, another cause and the end of it at once', async () => {
  const { db, clock, lines, jobs } = await aProcess()
  for (let second = 0; second < 90; second += 1) {
    jobs.failed('mails', away)
    clock.at += 1_000
  }
  expect(lines).toHaveLength(2)
  jobs.failed('mails', Object.assign(new Error('no'), { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }))
  expect(lines.at(-1)).toEqual({ job: 'mails', cause: 'EAUTH AUTH PLAIN 535' })
  jobs.succeeded('mails')
  expect(lines.at(-1)).toEqual({ job: 'mails' })
  await jobs.close()
  // The world's own process has jobs too.
  const mailsAt = async (at: number) => (await readJobs(db, new Date(at))).filter(({ job }) => job === 'mails')
  expect(await mailsAt(clock.at)).toMatchObject([{ cause: 'EAUTH AUTH PLAIN 535', failing: true }])
  expect(await mailsAt(clock.at + 25 * 3_600_000)).toMatchObject([{ failing: false }])
})
