import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { causeOf } from './cause.ts'
import { Refusal } from '../refusal.ts'

const thrown = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('a cause names the codes and the machine behind an error, and nothing that somebody wrote', async () => {
  // The port of TCPMUX (RFC 1078), which no machine has had for decades.
  const port = 1
  const refused = await new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve))
  expect(causeOf(new Refusal('server.unavailable', {}, { cause: refused }))).toBe(`server.unavailable, ECONNREFUSED 127.0.0.1:${port}`)
  expect(causeOf(new AggregateError([new AggregateError([refused])], 'ana@exemplu.ro'))).toBe(`ECONNREFUSED 127.0.0.1:${port}`)
  expect(causeOf(thrown(() => new DatabaseSync(':memory:').exec("select * from 'ana@exemplu.ro'")))).toBe('ERR_SQLITE_ERROR SQLite 1')
  const refusedMail = Object.assign(new Error('550 no ana@exemplu.ro'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    recipient: 'ana@exemplu.ro',
  })
  expect(causeOf(refusedMail)).toBe('EENVELOPE RCPT TO 550')
  const answered = Object.assign(new Error('key abc'), { name: 'AI_APICallError', statusCode: 401, url: 'https://user:abc@models.example:8443/v1?key=abc' })
  expect(causeOf(answered)).toBe('AI_APICallError 401 models.example:8443')
})

test('an error without a code is told by its name alone, and anything else is unknown', () => {
  expect(causeOf(new TypeError('ana@exemplu.ro'))).toBe('TypeError')
  expect(causeOf(Object.assign(new Error('x'), { code: 'ana@exemplu.ro' }))).toBe('Error')
  expect(causeOf('ana@exemplu.ro')).toBe('unknown')
  const turning = new Error('x')
  turning.cause = turning
  expect(causeOf(turning)).toBe('Error')
})
