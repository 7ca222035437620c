import { expect, test } from 'vitest'
import { operate, operator } from '#tests/operators/operator.ts'
import { accept, signInAs } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'

test('the first owner is invited from the command line, and others are disabled there', async () => {
  const { app, database } = await emptyWorld()
  const run = (...args: string[]) => operate(operator(database.db), ['operators', ...args])
  expect(await run('list')).toBe('nobody yet: operators invite')
  const invited = async (email: string, role: string) => {
    const link = await run('invite', '--email', email, '--role', role)
    expect(link).toMatch(/^http:\/\/localhost:\d+\/operatori\/invitatie#token=[\w-]{43}$/)
    return accept(app, link.replace(/.*token=/, ''))
  }
  await expect(run('invite', '--email', 'ana', '--role', 'owner')).rejects.toThrow('--email')
  await expect(run('invite', '--email', 'ana@exemplu.ro', '--role', 'king')).rejects.toThrow('--role')
  await invited('ana@exemplu.ro', 'owner')
  const { totpSecret } = await invited('dan@exemplu.ro', 'editor')
  await run('invite', '--email', 'ilinca@exemplu.ro', '--role', 'moderator')
  expect((await run('list', '--json')).split('\n').map((line) => JSON.parse(line))).toMatchObject([
    { email: 'ana@exemplu.ro', role: 'owner' },
    { email: 'dan@exemplu.ro', role: 'editor' },
    { email: 'ilinca@exemplu.ro', role: 'moderator', invited: true },
  ])
  await expect(run('disable', '--email', 'ana@exemplu.ro')).rejects.toThrow('this is the only owner')
  await expect(run('disable', '--email', 'nimeni@exemplu.ro')).rejects.toThrow('there is no such operator')
  expect(await run('disable', '--email', ' DAN@exemplu.ro')).toBe('disabled, and signed out everywhere')
  expect((await signInAs(app, { email: 'dan@exemplu.ro', totpSecret })).statusCode).toBe(401)
})
