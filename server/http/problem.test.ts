import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { sendProblem } from './problem.ts'

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
