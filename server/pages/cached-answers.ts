import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, type Language } from '#texts/language.ts'
import { bestEncoding, isUnchanged } from '../http/negotiation.ts'
import { hasBody, type EarlyHandler } from '../http/http-server.ts'
import { pageKey, type CachedPage, type PageCache } from './page-cache.ts'

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`)

/**
 * Answers a page from the cache, with headers made once with its bytes. Whatever is in the least unusual goes the long
 * way through pages.ts, which also leaves here what it sent, so that both ways give the same answer.
 *
 * @param answered told of every answer given
 */
export function answerFromCache(cache: PageCache, answered: () => void): EarlyHandler {
  return ({ method, url = '', headers }, response) => {
    const language = cookieLanguage(headers.cookie)
    if (method !== 'GET' || hasBody(headers) || language === null || url.includes('lang=')) return false
    const page = cache.fresh(pageKey(language, url))
    const answer = page?.answers.get(wanted(page, headers))
    if (!answer) return false
    response.writeHead(answer.status, answer.headers).end(answer.bytes, 'latin1')
    answered()
    return true
  }
}

/** Keeps what the long way is about to send for the next who asks the same. */
export function cacheAnswer(page: CachedPage, request: FastifyRequest, reply: FastifyReply, bytes: Buffer | null): void {
  const headers = Object.entries(reply.getHeaders())
  // What is for one caller alone is nobody else's.
  if (headers.some(([name]) => name === 'set-cookie')) return
  const length = bytes === null ? [] : ['content-length', String(bytes.length)]
  const lines = headers.flatMap(([name, value]) => [name, String(value)]).concat(length)
  page.answers.set(wanted(page, request.headers), { status: reply.statusCode, headers: lines, bytes: bytes?.toString('latin1') ?? '' })
}

/** What makes answers of one page differ: that the caller has it already, or the encoding. */
function wanted(page: CachedPage, headers: FastifyRequest['headers']): string {
  return isUnchanged(headers['if-none-match'], page.body.etag) ? 'unchanged' : bestEncoding(headers['accept-encoding'])
}

/** Null for a cookie that only the long way can read. */
function cookieLanguage(cookie: string | undefined): Language | null {
  const value = cookie === undefined ? undefined : COOKIE.exec(cookie)?.[1]
  if (value === undefined) return DEFAULT_LANGUAGE
  return isLanguage(value) ? value : null
}
