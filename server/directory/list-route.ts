import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DirectoryQuery } from '#contract/directory.ts'
import { EXAMPLES_HEADER } from '#contract/limits.ts'
import { cacheBody, sendBody, type CachedBody } from '../http/body.ts'
import type { DirectoryIndex, DirectoryState, RecordPage } from './directory-index.ts'

const CACHED = 'public, max-age=60, stale-while-revalidate=300'

/** Sends a directory as docs/decisions/0006-lists.md says: plain without parameters, a page of what matches with any. */
export function listSender(index: DirectoryIndex, readRecords: (ids: readonly number[]) => Promise<readonly unknown[]>) {
  // One state of the index, serialised and compressed once and then sent as bytes.
  const plain = new WeakMap<DirectoryState, Promise<CachedBody>>()

  function plainBody(state: DirectoryState): Promise<CachedBody> {
    const kept = plain.get(state) ?? readRecords(state.firstIds).then((records) => cacheBody(JSON.stringify(records)))
    plain.set(state, kept)
    // What could not be read this time may be readable the next.
    kept.catch(() => plain.delete(state))
    return kept
  }

  return async (request: FastifyRequest, reply: FastifyReply, query: DirectoryQuery): Promise<FastifyReply> => {
    const state = await index.current()
    reply.type('application/json; charset=utf-8').header('cache-control', CACHED)
    const found = Object.keys(query).length === 0 ? null : state.find(query)
    const { total, examples } = found ?? state
    reply.header('x-total-count', total).header(EXAMPLES_HEADER, examples)
    if (!found) return sendBody(request, reply, await plainBody(state))

    const link = pageLinks(request.url, found)
    if (link !== '') reply.header('link', link)
    return sendBody(request, reply, cacheBody(JSON.stringify(await readRecords(found.ids))))
  }
}

/** RFC 8288: where the pages around this one are. */
function pageLinks(address: string, { page, pages }: RecordPage): string {
  const url = new URL(address, 'http://site')
  const around: [string, number][] = [
    ['first', 1],
    ['prev', page - 1],
    ['next', page + 1],
    ['last', pages],
  ]
  return around
    .filter(([, target]) => target >= 1 && target <= pages && target !== page)
    .map(([rel, target]) => {
      url.searchParams.set('page', String(target))
      return `<${url.pathname}${url.search}>; rel="${rel}"`
    })
    .join(', ')
}
