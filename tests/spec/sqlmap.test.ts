import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { readDescription, type Description, type Operation } from '#tests/api/api-description.ts'
import { formOf, PASSWORD } from '#tests/cast.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { valuesOf } from '#tests/api/from-schema.ts'
import { startServer } from '#tests/servers/servers.ts'
import { emptyWorld, engine, emptySettings } from '#tests/world.ts'

const LEVEL = 3
const RISK = 2
const SECONDS_EACH = 30
/** What is suspected is looked at again so often: an answer that was late once looks like one that a database was made to delay. */
const LOOKS = 3
/** What stands in a field, where any text of its kind would be refused before it reaches the database. */
const USUAL: Record<string, string> = {
  email: 'ana@exemplu.ro',
  login: 'ana@exemplu.ro',
  password: PASSWORD,
  title: 'Chat nou',
  q: 'ana',
  question: 'Cum scot o căpușă?',
}

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(payload) })

/** What sqlmap said, and whether its time was over; null when it is not installed. */
function sqlmap(words: string[]): Promise<{ said: string; cut: boolean } | null> {
  // Python writes at once what it says, also when it is cut off.
  const options = { timeout: rounds * SECONDS_EACH * 1000, env: { ...process.env, PYTHONUNBUFFERED: '1' }, maxBuffer: 2 ** 28 }
  return new Promise((resolve) => {
    execFile('sqlmap', words, options, (error, said) => resolve(error?.code === 'ENOENT' ? null : { said, cut: error?.killed === true }))
  })
}

/** One address with everything in it that may be filled: sqlmap puts its own words at each star and into each field of the query and the body. */
function filled({ path, parameters, body }: Operation, { schemas }: Description, session: string): { path: string; data?: string } | null {
  const value = (schema: unknown, field = '') => {
    const [sample] = fc.sample(
      valuesOf(schema, schemas, (name, usual) => (USUAL[name] === undefined ? usual() : fc.constant(USUAL[name])), field),
      { seed: 1, numRuns: 1 },
    )
    return sample
  }
  const query = parameters.filter(({ in: where }) => where === 'query').map(({ name, schema }) => `${name}=${encodeURIComponent(String(value(schema, name)))}`)
  const data = body === undefined ? undefined : JSON.stringify(value(body))
  if (!path.includes('{') && query.length === 0 && data === undefined) return null
  const id = path.startsWith('/chat/') ? session : '1'
  return { path: `${path.replaceAll(/\{\w+\}/g, `${id}*`)}${query.length > 0 ? `?${query.join('&')}` : ''}`, ...(data !== undefined && { data }) }
}

/** Sqlmap takes many a suspicion back when it looks again; one that it did not look into again stands. */
function isSuspected(said: string): boolean {
  return /appears to be .*injectable/.test(said.split('false positive or unexploitable').at(-1) ?? '')
}

test.runIf(holding)('T21 sqlmap finds nothing in any parameter of the API', async () => {
  if ((await sqlmap(['--version'])) === null) throw new Error('T21 needs sqlmap: install it (`apt-get install sqlmap` on Debian) and run this again.')
  const { app } = await emptyWorld()
  const description = await readDescription(app)
  const server = await startServer(await emptySettings())
  const output = mkdtempSync(join(tmpdir(), 'bobita-sqlmap-'))
  const found: string[] = []
  const suspected: string[] = []
  const late: string[] = []
  const failed: string[] = []
  let [asked, tests] = [0, 0]
  for (const operation of description.operations) {
    // Somebody new each time: whoever was deleted or signed out has nothing to look at.
    const { token } = signedIn.parse(await (await post(`${server.url}/auth/register`, formOf('Ana'))).json()).data
    const { id } = (await (await post(`${server.url}/chat/session`, {}, { authorization: `Bearer ${token}` })).json()) as { id: string }
    const address = filled(operation, description, id)
    if (!address) continue
    const how = ['--batch', '--flush-session', '--disable-coloring', `--level=${LEVEL}`, `--risk=${RISK}`, `--output-dir=${output}`, '--ignore-code=*']
    const dbms = `--dbms=${engine === 'sqlite' ? 'sqlite' : 'postgresql'}`
    const headers = `--headers=Authorization: Bearer ${token}\nContent-Type: application/json`
    const data = address.data === undefined ? [] : [`--data=${address.data}`]
    const what = ['-u', server.url + address.path, `--method=${operation.method}`, headers, ...data]
    let { said, cut } = { said: '', cut: false }
    for (let look = 1; look <= LOOKS && (look === 1 || isSuspected(said)); look += 1) {
      ;({ said, cut } = (await sqlmap([...how, dbms, ...what])) ?? { said: '', cut: false })
      tests += said.match(/testing '/g)?.length ?? 0
    }
    asked += 1
    if (/is vulnerable|identified the following injection/.test(said)) found.push(`${operation.name}: ${said.slice(-2_000)}`)
    else if (isSuspected(said)) suspected.push(operation.name)
    if (cut) late.push(operation.name)
    else if (!said.includes('do not appear to be injectable')) failed.push(`${operation.name}: ${said.slice(-500)}`)
  }
  figure(`T21 operations and tests of theirs, level ${LEVEL}, risk ${RISK}, ${engine}`, `${asked}, ${tests}`)
  figure(`T21 cut off after ${rounds * SECONDS_EACH} s, ${engine}`, `${late.length}: ${late.join(', ')}`)
  figure(`T21 could not be looked at, ${engine}`, `${failed.length}: ${failed.join(' | ')}`)
  figure(`T21 suspected at each of ${LOOKS} looks, and not confirmed, ${engine}`, suspected.join(', '))
  figure(`T21 found, ${engine}`, found.length)
  const faults = Array.from(server.printed().matchAll(/"statusCode":5\d\d/g)).length
  figure(`T21 answers 5xx, ${engine}`, faults)
  await server.kill()
  expect(found).toEqual([])
})
