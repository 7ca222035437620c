import { expect, test } from 'vitest'
import { hashPassword } from './passwords.ts'

test('T10b of a rush of passwords ten are taken, about two seconds of work, and the rest is told at once to come back', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, one) => hashPassword(`mac-verde-tractor-${one}`)))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refusals).toHaveLength(10)
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'server.unavailable' })
})
