import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { emptyWorld } from '#tests/world.ts'
import { screens } from './screens.ts'

/** Routes that no address of screens.ts opens, and why. */
const untried: Readonly<Record<string, string>> = {
  'chat/:sessionId?': 'the screen of /; a conversation is its writer’s alone',
}

/** Routes that stand in no sitemap, and why. */
const unlisted: Readonly<Record<string, string>> = {
  'chat/:sessionId?': 'the screen of /; a conversation is its writer’s alone',
  'media/:mediaId?': 'who has not got the link must not find it',
  'raspuns/:id': 'who has not got the link must not find it',
  'petitions/confirm': 'opened from a mail',
  'petitions/signed': 'opened from a mail, or with a code',
  'parola-uitata': 'a step of logging in',
  'parola-noua': 'opened from a mail',
  'confirma-email': 'opened from a mail',
  cauta: 'what is found is listed itself',
  'fara-internet': 'shown by the browser where there is no network',
  '*': 'nothing is there',
}

interface Route {
  path?: string
  index?: boolean
  children?: readonly Route[]
}

/** The paths of all routes, as web/routes.ts writes them; '' for the first page. */
const paths = pathsOf(routes)

function pathsOf(all: readonly Route[]): string[] {
  return all.flatMap(({ path, index, children }) => [...(path !== undefined || index ? [path ?? ''] : []), ...pathsOf(children ?? [])])
}

/** Whether an address opens the screen of a path; that of the unknown address is opened by what no other path has. */
function opens(address: string, path: string): boolean {
  if (path === '*') return !paths.some((other) => other !== '*' && opens(address, other))
  const pattern = path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^/${pattern}$`).test(address.split('?')[0] ?? '')
}

test('every screen is tried by what must hold on all of them, or is left out for a reason', () => {
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !screens.some((address) => opens(address, path)))).toEqual(Object.keys(untried))
})

test('every screen stands in the sitemap, or is left out for a reason', async () => {
  const { app } = await emptyWorld({ PUBLIC_URL: 'https://bobita.example' })
  const { body } = await app.inject('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>https:\/\/bobita\.example([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(paths.filter((path) => !listed.some((address) => opens(address, path))).toSorted()).toEqual(Object.keys(unlisted).toSorted())
})
