import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { errorKinds, type ErrorCode } from '#contract/errors.ts'
import { Refusal } from '../platform/refusal.ts'
import { sendProblem, statuses } from './problem.ts'

const codes = Object.keys(errorKinds).filter((code): code is ErrorCode => Object.hasOwn(errorKinds, code))
const onlyForNow = codes.filter((code) => [429, 503].includes(statuses[errorKinds[code]]))

test.each(onlyForNow)('%s says in words how long to wait, in both languages', async (code) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler((error, request, reply) => sendProblem(error instanceof Error ? error : new Error('thrown value'), request, reply))
  app.get('/', async () => {
    throw new Refusal(code, { retryAfterS: 3_480 })
  })
  for (const [language, words] of [
    ['ro', 'Încearcă din nou peste 58 de minute.'],
    ['en', 'Try again in 58 minutes.'],
  ]) {
    const answer = await app.inject({ url: '/', headers: { 'accept-language': language } })
    expect(answer.json().message).toContain(words)
    expect([answer.json().error, answer.headers['retry-after']]).toEqual([answer.json().message, '3480'])
  }
})

test.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) is said to be full, without its path', async (code) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler((error, request, reply) => sendProblem(error instanceof Error ? error : new Error('thrown value'), request, reply))
  app.get('/', async () => {
    throw Object.assign(new Error("write '/srv/bobita/arriving/1.given'"), { code })
  })
  const answer = await app.inject('/')
  expect(answer.json()).toMatchObject({ status: 507, code: 'server.no_space', error: 'Nu mai este loc pentru fișiere. Încearcă mai târziu.' })
  expect(answer.body).not.toContain('/srv')
})
