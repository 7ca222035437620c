import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbeddingsServer, type EmbeddingsServer } from '#tests/servers/embeddings-server.ts'
import { call } from '#tests/cast.ts'
import { finalOf } from '#tests/api/stream.ts'
import { emptyWorld } from '#tests/world.ts'
import { openEmbedder } from '../../chat/model/embeddings.ts'
import type { Db } from '../../platform/database/database.ts'
import { openClassifier } from '../../understanding/own-classifier.ts'
import { createKnowledge } from '../knowledge.ts'
import type { Passage } from '../passages.ts'
import { openMeaning } from './meaning.ts'

const CONCEPTS = [
  ['bătrân', 'vârstnic', 'senior', 'moșuleț'],
  ['mers', 'plimbare', 'ieșire', 'umblat'],
  ['apă', 'lichide', 'băutură'],
]
let server: EmbeddingsServer
beforeAll(async () => {
  server = await startEmbeddingsServer(CONCEPTS)
})
afterAll(() => server.close())
beforeEach(() => {
  server.behaviour = 'well'
  server.texts.length = 0
})

function passage(id: string, title: string, text: string): Passage {
  return { id, kind: 'article', title, heading: null, text, url: `/blog/${id}`, checked_on: null, category: null, search: '' }
}

/** Enough other passages that one can stand out. */
const others = Array.from({ length: 40 }, (_, index) =>
  passage(`other-${index}`, `Alt subiect ${index}`, `Despre blană și perii, partea ${'x'.repeat(index)}.`),
)
const senior = passage('senior', 'Câinele vârstnic la plimbare', 'Un câine vârstnic face plimbare scurtă.')

/** A model named for the test: what one test keeps is nothing to another. */
async function meaningOf(model: string) {
  const { database } = await emptyWorld()
  return { db: database.db, ...openAgain(database.db, model) }
}

/** The same on what was kept before. */
function openAgain(db: Db, model: string) {
  const faults: string[] = []
  const embedder = openEmbedder({ baseUrl: server.url, model })
  return { meaning: openMeaning(db, embedder, () => void faults.push('fault')), faults }
}

test('a passage is found by its meaning, and read only once in the life of its text', async () => {
  const { meaning, db } = await meaningOf('once')
  await meaning.learn([...others, senior])
  expect(server.texts).toHaveLength(41)
  expect((await meaning.near('umblat cu un moșuleț')).map(({ id }) => id)[0]).toBe('senior')

  server.texts.length = 0
  const changed = { ...senior, text: 'Un câine vârstnic face plimbare scurtă și des.' }
  const { meaning: another } = openAgain(db, 'once')
  await another.learn([...others, changed])
  expect(server.texts).toEqual([`${changed.title}\n${changed.text}`])
  const kept = await db.selectFrom('passage_vectors').select('dimension').where('model', '=', 'once').execute()
  expect(kept).toHaveLength(41)
  expect(new Set(kept.map(({ dimension }) => dimension))).toEqual(new Set([CONCEPTS.length + 1]))
})

test('a question in other words than the content’s is answered by its meaning, and one about another thing is not', async () => {
  const { meaning } = await meaningOf('joined')
  const knowledge = createKnowledge([...others, senior], openClassifier())
  const question = 'cât umblat duce un moșuleț lătrător'
  expect(knowledge.search(question).answerable).toBe(false)

  await meaning.learn([...others, senior])
  const found = knowledge.search(question, { near: await meaning.near(question) }).found
  expect(found.map((one) => one.passage.id)[0]).toBe('senior')
  const price = 'cât costă un umblat cu un moșuleț'
  expect(knowledge.search(price, { near: await meaning.near(price) }).answerable).toBe(false)
  const elsewhere = 'cine a câștigat alegerile'
  expect(knowledge.search(elsewhere, { near: await meaning.near(elsewhere) }).answerable).toBe(false)
})

test.each(['one too few', 'no numbers', 'status 500', 'silent'] as const)('a model on a bad day (%s) leaves the question to its words', async (behaviour) => {
  const { meaning, faults } = await meaningOf(behaviour)
  await meaning.learn([...others, senior])
  expect(faults).toEqual([])
  server.behaviour = behaviour
  expect(await meaning.near('umblat cu un moșuleț')).toEqual([])
  expect(faults).toEqual(['fault'])
})

test('while the model fails to read the passages nothing is near, and closing ends the waiting', async () => {
  const { meaning, faults } = await meaningOf('never')
  server.behaviour = 'status 500'
  const learning = meaning.learn([senior])
  expect(await meaning.near('umblat')).toEqual([])
  await expect.poll(() => faults).toEqual(['fault'])
  meaning.close()
  await learning
})

test('the chat reads the whole site with the model that is set, and asks it for each question', async () => {
  const world = await emptyWorld({ LLM_BASE_URL: server.url, EMBEDDINGS_MODEL: 'of the chat' })
  await world.knowledge.current()
  await expect.poll(async () => (await world.knowledge.near('plimbare')).length).toBeGreaterThan(0)
  const question = 'cât umblat duce un moșuleț lătrător'
  const answer = await call(world.app, 'POST', '/chat/ask/stream', { payload: { question } })
  expect(finalOf(answer.body).sources.length).toBeGreaterThan(0)
  expect(server.texts).toContain(question)
})
