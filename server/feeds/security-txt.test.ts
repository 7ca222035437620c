import { expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'
import { securityTxt } from './security-txt.ts'

test('security.txt names whom to write to, until when, and where it stands', () => {
  expect(securityTxt('siguranta@exemplu.ro', 'https://bobita.example', new Date('2026-11-21T10:00:00Z'))).toBe(
    'Contact: mailto:siguranta@exemplu.ro\nExpires: 2027-05-20T00:00:00.000Z\nPreferred-Languages: ro, en\nCanonical: https://bobita.example/.well-known/security.txt\n',
  )
})

test('security.txt is there as soon as the operator has an address, and not before', async () => {
  const { app } = await emptyWorld({ OPERATOR_EMAIL: 'siguranta@exemplu.ro' })
  const answer = await app.inject('/.well-known/security.txt')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toContain('Contact: mailto:siguranta@exemplu.ro\n')
  expect((await (await emptyWorld()).app.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
