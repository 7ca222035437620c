import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { named, TRIALS } from '#tests/api/access.ts'
import { call, PASSWORD, person, type Person } from '#tests/cast.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { newToken, tokenHash } from '#server/platform/ids.ts'

let world: Bobita
let ana: Person
let dan: Person
beforeAll(async () => {
  world = await emptyWorld()
  ana = await person(world.app, 'Ana')
  dan = await person(world.app, 'Dan')
})

/** Everything that is about the asker alone; a logout is answered whoever asks. */
const { logout: _, ...others } = TRIALS.account
const OWN = Object.entries(others)

/** A token that was good once, by what ended it. */
const ENDED: Record<string, () => Promise<string>> = {
  'a logout': async () => {
    const { token, headers } = await person(world.app, 'Ana')
    await call(world.app, 'POST', '/auth/logout', { headers })
    return token
  },
  'a change of the password': async () => {
    const { token, headers } = await person(world.app, 'Ana')
    await call(world.app, 'PUT', '/profile/password', { payload: { current_password: PASSWORD, new_password: 'alt-mac-verde-tractor' }, headers })
    return token
  },
  'the end of the account': async () => {
    const { token, headers } = await person(world.app, 'Ana')
    await call(world.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers })
    return token
  },
  '14 days without use': () => aged({ last_used_at: ago(14) }),
  '60 days of life': () => aged({ created_at: ago(60) }),
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

async function aged(at: { last_used_at?: string; created_at?: string }): Promise<string> {
  const { token } = await person(world.app, 'Ana')
  await world.database.db.updateTable('tokens').set(at).where('hash', '=', tokenHash(token)).execute()
  return token
}

/** Every text that differs from the token in one bit of one letter. */
function oneBitOff(token: string): string[] {
  const bits = [1, 2, 4, 8, 16, 32, 64]
  const letters = [...token.matchAll(/./g)].flatMap(([letter], at) =>
    bits.map((bit) => token.slice(0, at) + String.fromCodePoint((letter.codePointAt(0) ?? 0) ^ bit) + token.slice(at + 1)),
  )
  // What is no sign of a header is no header.
  return letters.filter((text) => /^[\x21-\x7e]+$/.test(text))
}

/** Ways to send something that proves nobody. */
function worthless(): Record<string, Record<string, string>[]> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const both = (token: string) => [bearer(token), { cookie: `bobita_token=${token}` }]
  const { token } = ana
  return {
    nothing: [{}],
    garbage: [
      'x',
      '',
      ' ',
      'null',
      'undefined',
      '0',
      'a'.repeat(43),
      'a'.repeat(5_000),
      '..',
      '%00',
      "' or 1=1 --",
      token.slice(0, -1),
      `${token}a`,
      token.toUpperCase(),
      token.toLowerCase(),
    ].flatMap(both),
    'a token nobody was given': both(newToken()),
    'what is kept of a token': both(tokenHash(token)),
    'one bit off': oneBitOff(token).map(bearer),
    'another scheme': ['Basic', 'Digest', 'Token', 'bearer:', 'Bearer:', 'Bearer,', ''].map((scheme) => ({ authorization: `${scheme} ${token}` })),
    'another header': ['x-access-token', 'x-auth-token', 'x-api-key', 'token', 'proxy-authorization'].map((name) => ({ [name]: `Bearer ${token}` })),
    'another cookie': ['token', 'access_token', 'bobita_guest', 'session'].map((name) => ({ cookie: `${name}=${token}` })),
    'two bearers': [{ authorization: `Bearer ${token}, Bearer ${token}` }, { authorization: `Bearer ${dan.token} ${token}` }],
    'a cookie against another bearer': [
      { ...bearer(token), cookie: `bobita_token=${dan.token}` },
      { ...bearer(newToken()), cookie: `bobita_token=${token}` },
      { authorization: 'Bearer', cookie: `bobita_token=${token}` },
    ],
  }
}

async function accepted(headers: Record<string, string>, query = ''): Promise<string[]> {
  const found = []
  for (const [name, { payload }] of OWN) {
    const { method, url } = named(name)
    const { statusCode } = await call(world.app, method, url + query, {
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      ...(payload !== undefined && { payload }),
    })
    if (statusCode !== 401) found.push(`${method} ${url} ${statusCode}`)
  }
  return found
}

test('T8 what proves nobody opens nothing, however it is sent', async () => {
  let tried = 0
  for (const [what, ways] of Object.entries(worthless())) {
    // The short run flips a bit of every tenth letter.
    for (const headers of ways.filter((_, at) => holding || what !== 'one bit off' || at % 31 === 0)) {
      expect([what, await accepted(headers)]).toEqual([what, []])
      tried += OWN.length
    }
  }
  for (const name of ['token', 'access_token', 'authorization', 'bobita_token', 'user_id'])
    expect(await accepted({}, `?${name}=${name === 'user_id' ? ana.user.id : ana.token}`)).toEqual([])
  // The test itself is right: the same with the true token is let in.
  expect((await call(world.app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(200)
  figure(`T8 worthless calls refused, ${engine}`, tried)
})

test.each(Object.keys(ENDED))('T8 a token ended by %s opens nothing any more, as a bearer or a cookie', async (how) => {
  const token = await ENDED[how]?.()
  expect(await accepted({ authorization: `Bearer ${token}` })).toEqual([])
  expect(await accepted({ cookie: `bobita_token=${token}` })).toEqual([])
})

test('T8 of a token only its SHA-256 is kept: no dump of the database shows one', async () => {
  const kept = await wholeDump(world.database.db)
  for (const { token } of [ana, dan]) {
    expect(kept).toContain(tokenHash(token))
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  }
})
