import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CARDS_CHECKED_ON } from '#content/cards/card.ts'
import { firstAidCards } from '#content/cards/first-aid.ts'
import { operation } from '#contract/operations.ts'

const CACHED = 'public, max-age=60, stale-while-revalidate=300'

/** GET /first-aid: the steps of the page that is printed, the same as those of Bobita's urgent cards. They change only with the site itself. */
export const firstAidRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...operation('readFirstAid'),
    handler: async ({ query: { language } }, reply) => {
      const emergencies = firstAidCards.map(({ id, title, steps, avoid, link }) => ({
        id,
        title: capitalised(title[language]),
        steps: [...steps[language]],
        avoid: [...avoid[language]],
        url: link.url,
      }))
      return reply.header('cache-control', CACHED).send({ language, checked_on: CARDS_CHECKED_ON, emergencies })
    },
  })
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
