import { expect, test } from 'vitest'
import { operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'
import { noteQuestion } from './sessions/editor-questions.ts'
import { createSession } from './sessions/sessions.ts'

test('an operator reads what was not answered, newest first, without addresses, numbers or line breaks', async () => {
  const { db } = (await emptyWorld()).database
  const { id } = await createSession(db, { guest_hash: 'x' })
  await noteQuestion(db, id, 'Ce mănâncă un\naxolotl?', 'unknown', new Date('2026-11-01T08:00:00Z'))
  await noteQuestion(db, id, 'Scrie-mi la ana@exemplu.ro sau 0700 000 000', 'thumb_down', new Date('2026-11-02T08:00:00Z'))

  expect((await operate(operator(db), ['questions'])).split('\n')).toEqual([
    '2026-11-02T08:00:00.000Z  thumb down  Scrie-mi la … sau …',
    '2026-11-01T08:00:00.000Z  not answered  Ce mănâncă un axolotl?',
  ])
  const since = ['--since', '2026-11-02', '--json']
  expect(JSON.parse(await operate(operator(db), ['questions', ...since]))).toEqual([
    { created_at: '2026-11-02T08:00:00.000Z', reason: 'thumb_down', question: 'Scrie-mi la … sau …' },
  ])
  expect(await operate(operator(db), ['questions', '--since', '2027-01-01'])).toBe('no questions')
})

test('a wrong option says what is wrong', async () => {
  const { db } = (await emptyWorld()).database
  await expect(operate(operator(db), ['questions', '--since', 'ieri'])).rejects.toThrow('--since')
  // Ids and words may begin with a dash.
  await expect(operate(operator(db), ['reports', 'keep', '--id', '-x', '--reason', '- x'])).rejects.toThrow('there is no such open report')
  await expect(operate(operator(db), ['questions', '--wrong'])).rejects.toThrow('there is no option --wrong here')
  expect(await operate(operator(db), ['help'])).toContain('npm run bobita -- questions\n\n  [--since INSTANT] [--json]')
})
