import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** What routes are registered with: Fastify, with requests and answers typed by their zod schemas. */
export type ZodApp = Parameters<FastifyPluginAsyncZod>[0]
