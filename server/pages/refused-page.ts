import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorPageTexts } from '#texts/shell.ts'
import { pageLanguage, pageUrl } from '../http/language.ts'
import { refuse, sendProblem } from '../http/problem.ts'

/** Answers a browser that cannot be shown a page now with a sentence to read and a way to ask again; programs get the refusal as data. */
export function refusePage(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.accept?.includes('text/html') !== true) return sendProblem(error, request, reply)
  const language = pageLanguage(request, pageUrl(request)?.searchParams ?? new URLSearchParams())
  const { message } = refuse(error, request, reply, language)
  const { title, reload } = errorPageTexts[language]
  // Whole sentences of texts/errors.ts: nothing in them comes from outside, and an empty address is the one that was asked for.
  return reply.type('text/html; charset=utf-8').header('content-language', language).send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><h1>${title}</h1><p>${message}</p><p><a href="">${reload}</a></p></body></html>
`)
}
