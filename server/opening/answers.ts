import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { createConversations, type Conversations } from '../chat/conversations.ts'
import type { Composer } from '../chat/model/composer.ts'
import type { Reader } from '../chat/model/reader.ts'
import { openDirectories } from '../chat/places/directories.ts'
import type { Config, EmbeddingsConfig, ModelConfig } from '../config.ts'
import { createDirectoryIndex, type DirectoryIndexes } from '../directory/directory-index.ts'
import type { Metrics } from '../http/metrics.ts'
import { keptIndex, ownCode, type KeptIndex } from '../knowledge/kept-index.ts'
import { openLiveKnowledge, publishedPassages, type LiveKnowledge } from '../knowledge/live.ts'
import type { Meaning } from '../knowledge/meaning/meaning.ts'
import { openBrain } from '../learning/brain.ts'
import { openLearning, type Learning } from '../learning/learning.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { causeOf } from '../platform/process/cause.ts'
import { sheltersSource } from '../shelters/shelters.ts'
import { openSiteSearch, type LiveSiteSearch } from '../site-search/site-search.ts'
import { trainersSource } from '../trainers/trainers.ts'
import { noSubject, understand } from '../understanding/understanding.ts'

/** A list may be five seconds old: a page made of it sooner after a change could show what was before. */
const SETTLED_MS = 5_500

/** In DATA_DIR: may be removed at any time, also while the site runs. */
const INDEX_FILE = 'knowledge.index'

interface AnswerServices {
  db: Db
  /** Where content and records are read from. */
  reading: Db
  files: ObjectStore
  log: Logger
  metrics: Metrics
  /** What is outdated when the content changes. */
  pageCache: PageCache
  /** What keeps the index; by default a file in the data folder. */
  kept?: KeptIndex | undefined
}

/** What Bobita answers with, and the search over the same. */
export interface Answers {
  knowledge: LiveKnowledge
  indexes: DirectoryIndexes
  conversations: Conversations
  search: LiveSiteSearch
  learning: Learning
  /** Builds the index before somebody asks. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** Opens what is known, who writes with a model where one is set, and the conversations. */
export async function openAnswers(config: Config, { db, reading, files, log, metrics, pageCache, kept: given }: AnswerServices): Promise<Answers> {
  const brain = await openBrain({ db, store: files, log })
  const { classifier } = brain
  const onFault = (error: unknown) => log.warn({ cause: causeOf(error) }, 'the content could not be read anew')
  const onIndexFault = (error: unknown) => log.warn({ cause: causeOf(error) }, 'the kept index could not be read or written')
  const onChange = () => void setTimeout(() => pageCache.outdate(), SETTLED_MS).unref()
  const meaning = config.embeddings && (await openMeaningOf(config.embeddings, db, log))
  const passages = publishedPassages(reading)
  const code = ownCode()
  const kept = given ?? (code === null ? undefined : keptIndex(join(dirname(config.arrivingFolder), INDEX_FILE), code, onIndexFault))
  const knowledge = openLiveKnowledge(passages, { classifier, onFault, onChange, ...(meaning && { meaning }), ...(kept && { kept }) })
  const learning = openLearning({ db, store: files, brain, log, passages: passages.passages, folder: config.arrivingFolder, ...config.learning })
  const { composer, reader } = config.model ? await openModelParts(config.model, log) : { composer: null, reader: null }
  const records = { shelter: sheltersSource(reading), trainer: trainersSource(reading) }
  const indexes = { shelter: createDirectoryIndex(records.shelter), trainer: createDirectoryIndex(records.trainer) }
  const cardOf = (message: string) => understand(message, noSubject, classifier).card?.id ?? null
  const search = openSiteSearch({ passages, records, cardOf })
  const directories = openDirectories(db, indexes)
  const onAnswered = (mode: string, known: boolean) => metrics.answered(mode, known)
  const conversations = createConversations({
    guestAnswers: config.atOnce.guestAnswers,
    db,
    log,
    knowledge,
    classifier,
    composer,
    reader,
    directories,
    onAnswered,
  })
  // One after the other: each is quicker alone, and questions come first.
  const warm = async () => void knowledge.current().then(search.warm).catch(onFault)
  const close = async () => {
    search.close()
    await Promise.all([knowledge.close(), learning.close(), brain.close()])
  }
  return { knowledge, indexes, conversations, search, learning, warm, close }
}

/** The model's library is large: it is loaded only when a model is set, and then before the first question. */
async function openModelParts(config: ModelConfig, log: Logger): Promise<{ composer: Composer; reader: Reader }> {
  const [{ createComposer }, { createReader }, { openModel }] = await Promise.all([
    import('../chat/model/composer.ts'),
    import('../chat/model/reader.ts'),
    import('../chat/model/provider.ts'),
  ])
  const model = await openModel(config)
  return { composer: createComposer({ model, vision: config.vision, log }), reader: createReader(model) }
}

async function openMeaningOf(embeddings: EmbeddingsConfig, db: Db, log: Logger): Promise<Meaning> {
  const [{ openEmbedder }, { openMeaning }] = await Promise.all([import('../chat/model/embeddings.ts'), import('../knowledge/meaning/meaning.ts')])
  return openMeaning(db, openEmbedder(embeddings), (error) => log.warn({ cause: causeOf(error) }, 'the embeddings model failed'))
}
