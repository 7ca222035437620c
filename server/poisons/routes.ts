import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readPoisons, type PoisonRecord } from '#content/poisons/poisons.ts'
import { operation } from '#contract/operations.ts'
import type { Poison } from '#contract/poisons.ts'
import { languages, type Language } from '#texts/language.ts'
import { createListSnapshot, type ServedSnapshot } from '../http/snapshot.ts'

/** GET /poisons: the table of poisons in one language. It changes only with the site itself. */
export const poisonRoutes: FastifyPluginAsyncZod = async (app) => {
  const poisons = readPoisons()
  const tables = new Map<Language, ServedSnapshot>(
    languages.map((language) => [language, createListSnapshot(async () => poisons.map((one) => inLanguage(one, language)))]),
  )

  app.route({
    ...operation('listPoisons'),
    handler: async (request, reply) => {
      await tables.get(request.query.language)?.send(request, reply)
    },
  })
}

function inLanguage({ id, ro, en, others, danger, signs, onset, now, card, article }: PoisonRecord, language: Language): Poison {
  const [name, foreign] = language === 'ro' ? [ro, en] : [en, ro]
  const { dog = null, cat = null, rabbit = null, bird = null } = danger
  return {
    id,
    name,
    other_names: [...new Set([foreign, ...others])].filter((other) => other !== name),
    danger: { dog, cat, rabbit, bird },
    signs: signs[language],
    onset: onset?.[language] ?? null,
    now: now[language],
    card,
    article,
  }
}
