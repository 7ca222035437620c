import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { SITE_SEARCH_RESULTS_CEILING } from '#contract/limits.ts'
import { siteSearch, type FoundKind, type SiteSearch } from '#contract/site-search.ts'
import { call } from '#tests/cast.ts'
import { naughtyStrings } from '#tests/hostile/naughty-strings.ts'
import { fileOf, operate, operator } from '#tests/operators/operator.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'

const WAIT = { timeout: 120_000, interval: 250 }

// Before the first index is whole it has titles alone; this word stands in a text.
beforeAll(() => vi.waitFor(async () => expect((await find('cronometrul')).groups.length).toBeGreaterThan(0), WAIT))

async function find(q: string, more = ''): Promise<SiteSearch> {
  const { app } = await emptyWorld()
  return search(app, q, more)
}

async function search(app: Parameters<typeof call>[0], q: string, more = ''): Promise<SiteSearch> {
  const answer = await call(app, 'GET', `/search?q=${encodeURIComponent(q)}${more}`)
  expect(answer.statusCode).toBe(200)
  return siteSearch.parse(answer.json())
}

const urlsOf = ({ groups }: SiteSearch, wanted?: FoundKind) =>
  groups.filter(({ kind }) => wanted === undefined || kind === wanted).flatMap(({ results }) => results.map(({ url }) => url))

test.each([
  ['vaccin', 'article', '/blog/21'],
  ['vaccinn', 'article', '/blog/21'],
  ['VACCINAREA PISICII', 'article', '/blog/23'],
  ['ciocolata', 'article', '/blog/3'],
  ['ciocolta', 'poison', `/otravuri?q=${encodeURIComponent('Ciocolată cu lapte')}`],
  ['cioc', 'poison', `/otravuri?q=${encodeURIComponent('Ciocolată cu lapte')}`],
  ['ciocolatta', 'emergency', '/blog/3'],
  ['convulsii', 'emergency', '/blog/8'],
  ['şoarece otrăvit', 'article', '/blog/20'],
  ['confidențialitate', 'page', '/confidentialitate'],
  ['CONFIDENŢIALITATE', 'page', '/confidentialitate'],
  ['confid', 'page', '/confidentialitate'],
  ['plângeri', 'page', '/plangeri'],
  ['plangeri', 'page', '/plangeri'],
  ['dresor', 'page', '/tamers'],
  ['rotweiler', 'breed', '/tgamers?rasa=rottweiler'],
  ['maine coon', 'breed', '/tgamers?rasa=MCO'],
  ['legea 205', 'law', '/lege#legea-205-2004'],
  ['unde trimit plângerea', 'guide', '/plangeri#unde'],
  ['chocolate', 'article', '/blog/3'],
])('whoever types „%s” finds what they look for: %s %s', async (typed, kind, url) => {
  const found = await find(typed)
  expect(urlsOf(found).length).toBeGreaterThan(0)
  expect(found.groups.find((group) => group.kind === kind)?.results.map((result) => result.url)).toContain(url)
})

test('the best stands first: the page of a name, first steps before articles', async () => {
  expect((await find('confidențialitate')).groups[0]?.results[0]?.url).toBe('/confidentialitate')
  expect((await find('rottweiler')).groups[0]?.results[0]?.url).toBe('/tgamers?rasa=rottweiler')
  const [first] = (await find('convulsii')).groups
  expect([first?.kind, first?.results[0]?.title, first?.results[0]?.url]).toEqual(['emergency', 'Convulsii', '/blog/8'])
})

test.each([
  ['câinele meu a mâncat ciocolată', 'Animalul a mâncat ciocolată, cacao sau cafea'],
  ['ajutor!! cainele vecinului a fost calcat de o dacie si nu se mai ridica de jos ce sa ii fac', 'Lovit de mașină sau căzut de la înălțime'],
  ['pisica nu respira', 'Animalul nu respiră'],
  [
    'buna seara nu stiu daca e locul potrivit dar am intrat in casa dupa serviciu si am gasit pe covor ambalajul rupt de la tableta de ciocolata amaruie a fetitei iar catelul linge hartia',
    'Animalul a mâncat ciocolată, cacao sau cafea',
  ],
  ['my dog ate a whole bar of chocolate and is shaking', 'Animalul a mâncat ciocolată, cacao sau cafea'],
])('an emergency that is told in a sentence stands first with its first steps: „%s”', async (typed, title) => {
  const [first] = (await find(typed)).groups
  expect([first?.kind, first?.results[0]?.title]).toEqual(['emergency', title])
})

test.each(['de ce latră câinele noaptea când trec mașini', 'unde trimit plângerea pentru câinele vecinului', 'adopție pisici București'])(
  'what tells of no emergency is led to no first steps: „%s”',
  async (typed) => {
    const { groups } = await find(typed)
    expect(groups[0]?.kind).not.toBe('emergency')
  },
)

test('a page is found once, however many of its sections hold the words', async () => {
  const pages = urlsOf(await find('vaccin', `&limit=${SITE_SEARCH_RESULTS_CEILING}`), 'article').map((url) => url.split('#')[0])
  expect(new Set(pages).size).toBe(pages.length)
})

test('an English reader is shown English titles, and cats for „cat”', async () => {
  const { groups } = await find('cat', '&language=en')
  const results = groups.flatMap((group) => group.results)
  expect(results.length).toBeGreaterThan(3)
  expect(new Set(results.map(({ language }) => language))).toEqual(new Set(['en']))
  expect(urlsOf({ groups, is_question: false }, 'breed').length).toBeGreaterThan(0)
})

test.each([
  ['de ce latră câinele', true],
  ['pisica mea bea multă apă?', true],
  ['cainele meu a mancat ceva si vomita', true],
  ['how do I stop barking', true],
  ['vaccin', false],
  ['labrador retriever', false],
  ['ce', false],
  ['', false],
])('„%s” is a question: %s', async (typed, expected) => {
  expect((await find(typed)).is_question).toBe(expected)
})

test('what nobody sees is not found: records that wait, closed petitions, and examples are nobody', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const at = '2026-05-01T08:00:00.000Z'
  const plain = { description: '', phone_numbers: '[]', location: 'Zărnești', created_at: at, updated_at: at }
  const insert = (name: string, values: { status: string; is_example: number }) =>
    db
      .insertInto('shelters')
      .values({ ...plain, name, ...values })
      .execute()
  await insert('Zmeurel întreg', { status: 'approved', is_example: 0 })
  await insert('Zmeurel în așteptare', { status: 'pending', is_example: 0 })
  await insert('Zmeurel inventat', { status: 'approved', is_example: 1 })
  const open = await aPetition(db, { title: 'Zmeurel pentru toți' })
  await aPetition(db, { title: 'Zmeurel închis', is_active: 0 })
  await aPetition(db, { title: 'Zmeurel de probă', is_example: 1 })
  await vi.waitFor(async () => {
    const { groups } = await search(app, 'zmeurel')
    expect(new Map(groups.map(({ kind, total }) => [kind, total]))).toEqual(
      new Map([
        ['petition', 1],
        ['shelter', 1],
      ]),
    )
    expect(groups.flatMap(({ results }) => results).map(({ title }) => title)).toContain('Zmeurel întreg')
    expect(urlsOf({ groups, is_question: false }, 'petition')).toEqual([`/petitions?id=${open}`])
  }, WAIT)
})

test('an article is found soon after it is published, and no more once it is taken away', async () => {
  const { app, database } = await emptyWorld()
  const lines = [
    '---',
    'id: 10001',
    'title: Axolotlul de acasă',
    'category: Animale mici',
    'short_description: Cum ții un axolotl.',
    '---',
    '',
    'Mănâncă râme.',
    '',
  ]
  const path = fileOf('10001-axolotl.md')
  writeFileSync(path, lines.join('\n'))
  const run = (...args: string[]) => operate(operator(database.db), ['articles', ...args])
  await run('publish', '--file', path)
  await vi.waitFor(async () => expect(urlsOf(await search(app, 'axolotl'), 'article')).toEqual(['/blog/10001']), WAIT)
  await run('unpublish', '--id', '10001', '--reason', 'nu mai e adevărat')
  await vi.waitFor(async () => expect(urlsOf(await search(app, 'axolotl'))).toEqual([]), WAIT)
})

test('a trainer whom operators approve is found by name and by town', async () => {
  const { app, database } = await emptyWorld()
  const at = '2026-05-01T08:00:00.000Z'
  await database.db
    .insertInto('trainers')
    .values({
      name: 'Mihai Zâmbilă',
      city: 'Zalău',
      pets_can_train: '["câini"]',
      description: '',
      phone_numbers: '[]',
      is_example: 0,
      status: 'pending',
      created_at: at,
      updated_at: at,
    })
    .execute()
  expect(urlsOf(await search(app, 'zambila'), 'trainer')).toEqual([])
  await database.db.updateTable('trainers').set({ status: 'approved', updated_at: '2026-05-02T08:00:00.000Z' }).where('name', '=', 'Mihai Zâmbilă').execute()
  await vi.waitFor(async () => expect(urlsOf(await search(app, 'zimbila zalau'), 'trainer')).toHaveLength(1), WAIT)
})

test.each([
  ['nothing', ''],
  ['spaces', ' \t\n '],
  ['signs alone', '%_*?()[]{}\\^$|.+'],
  ['a regular expression', '(a+)+$'],
  ['SQL', "' or 1=1; drop table blog_posts; --"],
  ['emoji', '🐶🐈‍⬛'],
  ['the other direction', '\u202Eanul-ezrevni \u2067ابت\u2069 שלום'],
  ['stop words alone', 'și de la cu pe'],
  ['letters of no word', 'qwxzkj'],
  ['a prototype', '__proto__ constructor toString'],
  ['combining marks', `a${'\u0301'.repeat(90)}`],
  ['half a surrogate', 'pisic\ud83d'],
])('a search that is %s is answered calmly', async (_what, q) => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'GET', `/search?${new URLSearchParams({ q }).toString()}`)
  expect(answer.statusCode).toBe(200)
  siteSearch.parse(answer.json())
})

test('nothing typed finds nothing, and nothing known finds nothing', async () => {
  expect(await find('')).toEqual({ groups: [], is_question: false })
  expect((await find('qwxzkj')).groups).toEqual([])
})

test.each(['q=' + 'a'.repeat(4_000), 'q=a&limit=0', 'q=a&limit=21', 'q=a&limit=abc', 'q=a&language=hu'])(
  'what is out of bounds is refused: %s',
  async (query) => {
    const { app } = await emptyWorld()
    expect((await call(app, 'GET', `/search?${query}`)).statusCode).toBe(422)
  },
)

test('whatever is typed is answered', async () => {
  const { app } = await emptyWorld()
  for (const text of naughtyStrings) {
    const answer = await call(app, 'GET', `/search?${new URLSearchParams({ q: text }).toString()}`)
    expect([200, 422]).toContain(answer.statusCode)
  }
})

test('a petition that operators publish is found, and no more once it is closed', async () => {
  const { app, database } = await emptyWorld()
  const words = ['--title', 'Adăpători pentru narvali', '--description', 'Cerem apă.', '--addressee', 'Primăria', '--goal', '10']
  const id = /\d+/.exec(await operate(operator(database.db), ['petitions', 'create', ...words]))?.[0]
  await vi.waitFor(async () => expect(urlsOf(await search(app, 'narvali'))).toEqual([`/petitions?id=${id}`]), WAIT)
  await operate(operator(database.db), ['petitions', 'close', '--id', String(id)])
  await vi.waitFor(async () => expect(urlsOf(await search(app, 'narvali'))).toEqual([]), WAIT)
})
