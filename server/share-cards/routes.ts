import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { shareCardTexts } from '#texts/share-card.ts'
import { isLanguage, locales, type Language } from '#texts/language.ts'
import { readPost } from '../blog/blog.ts'
import { readPetition } from '../petitions/petitions.ts'
import type { Db } from '../platform/database/database.ts'
import { recordId } from '../platform/record-id.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Card } from './card.ts'
import { createCardCache } from './card-cache.ts'

const RETRY_AFTER_S = 30

interface CardRequest {
  Params: { id: string }
  Querystring: { lang?: string }
}

/** The pictures of shared links: /share/petitions/{id}.png and /share/articles/{id}.png, in Romanian or with ?lang=en. */
export const shareCardRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  const cards = createCardCache()
  const send = async (reply: FastifyReply, card: Card) => {
    const drawing = cards.get(card)
    if (!drawing) throw new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S })
    // Networks fetch the picture from their own servers and show it on their own pages.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=3600')
    return reply.type('image/png').send(await drawing)
  }

  app.get<CardRequest>('/share/petitions/:id.png', { schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request.query.lang)
    const petition = await readPetition(db, knownId(request.params.id, 'petition.not_found'))
    // Nobody passes an invented one on.
    if (petition.is_example) throw new Refusal('petition.not_found')
    const { current_signatures, required_signatures, title, title_en } = petition
    // Whole percent downwards: 100 is said only of a goal that is reached, and the picture changes a hundred times at most.
    const percent = Math.min(100, Math.floor((current_signatures / required_signatures) * 100))
    const texts = shareCardTexts[language]
    const words = texts.progress(String(percent), required_signatures.toLocaleString(locales[language]))
    return send(reply, { kind: texts.petition, title: titleIn(language, title, title_en), progress: { percent, words } })
  })

  app.get<CardRequest>('/share/articles/:id.png', { schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request.query.lang)
    const { title, title_en } = await readPost(db, knownId(request.params.id, 'blog.post_not_found'))
    return send(reply, { kind: shareCardTexts[language].article, title: titleIn(language, title, title_en ?? null), progress: null })
  })
}

function languageOf(asked: unknown): Language {
  return isLanguage(asked) ? asked : 'ro'
}

function titleIn(language: Language, title: string, english: string | null): string {
  return (language === 'en' && english) || title
}

/** @throws Refusal of the given code for what can be no id */
function knownId(text: string, unknown: 'petition.not_found' | 'blog.post_not_found'): number {
  const id = recordId(text)
  if (id === null) throw new Refusal(unknown)
  return id
}
