import { randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { machineActor } from '#server/operators/audit.ts'
import { publishArticle } from '#server/blog/own-articles.ts'
import { csvField } from '#server/platform/files/csv-field.ts'
import { importDirectory } from '#server/directory/import.ts'
import { readDirectoryCsv } from '#server/directory/directory-csv.ts'
import { closePetition, createPetition } from '#server/petitions/lifecycle.ts'
import type { Db } from '#server/platform/database/database.ts'
import { openExisting } from '#server/platform/database/open-existing.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { hostileTexts } from '#tests/hostile/hostile-texts.ts'
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts'
import { photo } from './complaint-page.ts'
import { look, lookAgain, squeezed, watch, type Look, type Misdeeds } from './hostile-page.ts'
import { ready, signedIn } from './people.ts'
import { expect, startSite, test } from './site.ts'

const engine = process.env['DATABASE_URL'] === undefined ? 'sqlite' : 'postgres'
const SAMPLE = 5
/** Pages that show one text alone. */
const OWN_PAGES = 5
const BATCH = 24
/** The texts of one batch share an account, its lists and a conversation. */
const batches = (texts: readonly string[]) => Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, at) => texts.slice(at * BATCH, (at + 1) * BATCH))

/** Where an address carries what somebody typed. */
const ADDRESSES = ['/shelters?q=', '/tamers?q=', '/tamers?city=', '/tamers?species=', '/blogs?q=', '/blogs?category=', '/?q=', '/petitions/confirm?token=']
const MORE_ADDRESSES = [
  '/parola-noua?token=',
  '/confirma-email?token=',
  '/tgamers?q=',
  '/lege?q=',
  '/shelters?page=',
  '/?lang=',
  '/media/',
  '/chat/',
  '/blog/',
  '/',
]
const addresses = [...ADDRESSES, ...MORE_ADDRESSES]
/** As a model says it, piece by piece. */
const signs = (text: string) => Array.from(text)

const LISTS = [
  { path: '/petitions', name: 'the petitions' },
  { path: '/petitions?lang=en', name: 'the petitions in English' },
  { path: '/blogs', name: 'the blog' },
  { path: '/plangeri', name: 'one’s own sets', shows: 'main section article' },
  { path: '/shelters', name: 'the shelters', links: true },
  { path: '/tamers', name: 'the trainers' },
]

interface Seen {
  misdeeds: Misdeeds
  /** How often a text stood on a page as it was written, by the page. */
  shown: Map<string, number>
  pages: number
  refused: number
}

interface Opened extends Look {
  path: string
  name: string
}

/** One page whose words must hold these texts, letter by letter where a page shows them as they are. */
async function see(page: Page, seen: Seen, { path, name, ...how }: Opened, texts: readonly string[]): Promise<void> {
  note(seen, name, await look(page, path, seen.misdeeds, how), texts)
}

function note(seen: Seen, name: string, text: string, texts: readonly string[]): void {
  seen.pages += 1
  seen.shown.set(name, (seen.shown.get(name) ?? 0) + texts.filter((one) => text.includes(squeezed(one))).length)
}

/** What a field does not take is counted, and is no fault. */
async function offered<Result>(seen: Seen, give: () => Promise<Result>): Promise<Result | null> {
  try {
    return await give()
  } catch {
    seen.refused += 1
    return null
  }
}

/** Everything an operator can publish, with a text in each of its fields. */
async function byOperator(db: Db, text: string, number: number, seen: Seen) {
  const place = text.slice(0, 90)
  const cells = (values: readonly string[]) => values.map(csvField).join(',')
  const shelter = `name,location,description,phone_numbers,website,verified_on,status\n${cells([place, place, text, '', 'exemplu.ro', '2026-11-20', ''])}`
  const trainer = `name,city,species,description,phone_numbers,verified_on,status\n${cells([place, place, place, text, '', '2026-11-20', ''])}`
  await offered(seen, () => importDirectory(db, machineActor(), 'shelter', readDirectoryCsv('shelter', shelter), false))
  await offered(seen, () => importDirectory(db, machineActor(), 'trainer', readDirectoryCsv('trainer', trainer), false))
  const words = { title: text, author: text, short_description: text, title_en: text, summary_en: text, review: text, tags: [text], keywords: [text] }
  const article = { id: number, category: 'Noutăți', ...words, sources: [{ title: text, url: 'https://exemplu.ro/' }] }
  const file = `---\n${JSON.stringify(article)}\n---\n${text}\n\n## ${text}\n\nUn rând ${text}`
  return {
    petition: await createPetition(db, machineActor(), {
      title: text,
      description: text,
      addressee: text,
      title_en: text,
      summary_en: text,
      required_signatures: 5,
    }),
    article: await offered(seen, () => publishArticle(db, machineActor(), { name: `${number}-ostil.md`, text: file })),
  }
}

/** Everything a person can fill in, with a text in each of its fields; answers the link of a set. */
async function byPerson(page: Page, headers: Record<string, string>, text: string, petition: number, seen: Seen): Promise<string | null> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1${path}`, { headers, data })
    if (answer.status() >= 500) seen.misdeeds.push(`${answer.status()} from ${path} for ${text}`)
    if (!answer.ok()) seen.refused += 1
    return answer.ok() && answer.status() !== 204 ? answer.json() : null
  }
  const short = text.slice(0, 90)
  await send(`/petitions/${petition}/sign`, { full_name: short, email: `${randomInt(2 ** 40)}@exemplu.ro` })
  await send('/directory/suggestions', { kind: 'shelter', name: short, place: short, phone: short.slice(0, 30), website: short, why: text })
  await send('/directory/reports', { kind: 'shelter', id: 1, what: text })
  await send('/reports', { kind: 'petition', id: String(petition), reason: 'other', what: text })
  await send('/chat/session', { title: text })
  const upload = await page.request.post('/api/v1/upload/plangere-media', {
    headers,
    multipart: { files: { ...photo(), name: text.replaceAll(/[\r\n"]/g, '') } },
  })
  const set = await send('/plangeri', { title: text, description: text, user_name: short, photo_links: [(await upload.json()).files[0].url], video_links: [] })
  return set === null ? null : String(set.data.media_id)
}

/** Fills a batch in everywhere but in the chat and opens every page that shows it. */
async function attack(page: Page, db: Db, texts: readonly string[], first: number, seen: Seen): Promise<void> {
  const { token } = await signedIn(page, texts[0]?.slice(0, 90))
  const headers = { authorization: `Bearer ${token}` }
  const petitions: number[] = []
  for (const [at, text] of texts.entries()) {
    const { petition, article } = await byOperator(db, text, first + at, seen)
    petitions.push(petition)
    const link = await byPerson(page, headers, text, petition, seen)
    const record = await db.selectFrom('shelters').select('id').where('name', '=', text.slice(0, 90).trim()).orderBy('id', 'desc').executeTakeFirst()
    const trainer = await db.selectFrom('trainers').select('id').where('name', '=', text.slice(0, 90).trim()).orderBy('id', 'desc').executeTakeFirst()
    await page.request.put('/api/v1/profile', { headers, data: { name: text.slice(0, 90) } })
    const address = addresses[Math.floor((first + at) / OWN_PAGES) % addresses.length] ?? '/'
    const own = [
      { name: 'an article', path: article && `/blog/${article}`, links: true },
      { name: 'a set', path: link && `/media/${link}`, links: false },
      { name: 'a shelter', path: record && `/shelters?id=${record.id}`, links: true },
      { name: 'a trainer', path: trainer && `/tamers?id=${trainer.id}`, links: false },
      { name: 'an address', path: `${address}${encodeURIComponent(text)}`, links: true },
    ]
    // With a round each text has one of its own pages opened, with five all of them.
    for (let round = 0; round < Math.min(rounds, OWN_PAGES); round += 1) {
      const { name = '', path, links = false } = own[(first + at + round) % OWN_PAGES] ?? {}
      if (path) await see(page, seen, { path, name, links }, [text])
    }
  }
  for (const list of LISTS) await see(page, seen, list, texts)
  for (const petition of petitions) await closePetition(db, machineActor(), petition)
}

/**
 * Asks each text of a batch of a model that says it too, and opens the conversation. Before any of them is published: an
 * answer may link to an address that an article of the site holds.
 */
async function converse(page: Page, model: ModelServer, texts: readonly string[], seen: Seen): Promise<void> {
  const { token } = await signedIn(page, texts[0]?.slice(0, 90))
  const headers = { authorization: `Bearer ${token}` }
  const { id: session } = await (await page.request.post('/api/v1/chat/session', { headers, data: {} })).json()
  for (const text of texts) {
    model.behaviour = { kind: 'says', pieces: signs(`${text} [1]`) }
    await (await page.request.post('/api/v1/chat/ask/stream', { headers, data: { question: text, chat_session_id: session } })).text()
  }
  await see(page, seen, { path: `/chat/${session}`, name: 'a conversation', shows: '[data-chat-log]' }, texts)
  // As it is written, word by word: what is not closed yet must do nothing either.
  model.behaviour = { kind: 'says', pieces: texts.flatMap((text) => signs(`${text}\n\n`)) }
  await ready(page, `/chat/${session}`)
  await page.getByRole('textbox').first().fill('Cum scot o căpușă de la câine?')
  const answered = page.waitForResponse('**/chat/ask/stream')
  await page.keyboard.press('Enter')
  await answered
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  note(seen, 'an answer as it comes', await lookAgain(page, seen.misdeeds), texts)
}

test('T6 T7 whatever is typed into whatever field, the pages that show it run nothing, load nothing from elsewhere and hold no element of it', async ({
  browser,
}) => {
  const model = await startModelServer({ kind: 'says', pieces: ['Da [1].'] })
  const folder = mkdtempSync(join(tmpdir(), 'bobita-hostile-'))
  const site = await startSite({ DATA_DIR: folder, DEMO_DATA: '0', LLM_BASE_URL: model.url, LLM_MODEL: 'test', LIMITS_SCALE: '1000000' })
  const { db } = await openExisting(readConfig({ ...process.env, DATA_DIR: folder }).database)
  const seed = Number(process.env['HOSTILE_SEED'] ?? randomInt(hostileTexts.length))
  const some = Array.from({ length: SAMPLE }, (_, at) => hostileTexts[(seed + at * 271) % hostileTexts.length] ?? '')
  // The first is one that every field takes: whatever the seed, each list shows something.
  const chosen = holding ? hostileTexts : [...hostileTexts.slice(0, 1), ...some]
  const seen: Seen = { misdeeds: [], shown: new Map(), pages: 0, refused: 0 }
  const inAll = async (work: (page: Page, texts: readonly string[], first: number) => Promise<void>) => {
    for (const [at, texts] of batches(chosen).entries()) {
      const context = await browser.newContext({ baseURL: site.url })
      await watch(context, site.url, seen.misdeeds)
      await work(await context.newPage(), texts, 20_000 + at * BATCH)
      await context.close()
    }
  }
  await inAll((page, texts) => converse(page, model, texts, seen))
  await inAll((page, texts, first) => attack(page, db, texts, first, seen))
  figure(`T6 texts and pages opened, ${engine}`, `${chosen.length}, ${seen.pages}`)
  figure(`T6 texts that stood on a page as they were written, ${engine}`, JSON.stringify(Object.fromEntries(seen.shown)))
  figure(`T6 fields that refused a text, ${engine}`, seen.refused)
  figure(`T6 T7 things run, asked for elsewhere, against the rules of the page, or foreign, ${engine}`, seen.misdeeds.length)
  await db.destroy()
  await site.stop()
  await model.close()
  expect(seen.misdeeds, `HOSTILE_SEED=${seed}`).toEqual([])
  // Nothing happens on a page that does not show them either.
  for (const name of ['the petitions', 'one’s own sets', 'a conversation']) expect(seen.shown.get(name), name).toBeGreaterThan(0)
})
