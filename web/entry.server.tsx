import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { documentContext, nonceContext, streamingContext } from './api/context.ts'
import { NonceContext } from './lib/nonce-context.ts'

/**
 * Renders a page whole. Pages are kept as bytes (docs/decisions/0003), so nothing is gained by streaming them,
 * and `renderToString` costs less than half of it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  parts: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  await readHandoff(context)
  const nonce = parts.get(nonceContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  if (parts.get(streamingContext) || holdsPromises(context)) return new Response(await renderWhenReady(page, nonce), { status, headers })
  parts.get(documentContext).html = `<!DOCTYPE html>${renderToString(page)}`
  return new Response(null, { status, headers })
}

/**
 * React Router hands the loaders' data over through a stream that its own component reads while rendering, suspending
 * at every chunk; `renderToString` cannot wait. Reading it first and leaving the result in the cache
 * which that component asks before it reads (StreamTransfer) means that nothing suspends.
 */
async function readHandoff(context: EntryContext): Promise<void> {
  if (!context.serverHandoffStream) return
  const value = await new Response(context.serverHandoffStream).text()
  const chunk = (done: boolean, text: string) => Object.assign(Promise.resolve(), { result: { done, value: text } })
  context.serverHandoffStream = new ReadableStream({ start: (controller) => controller.close() })
  context.renderMeta = { ...context.renderMeta, streamCache: { 0: chunk(false, value), 1: chunk(true, '') } }
}

/** True when a loader returned a promise for a part of its data: that part suspends. */
function holdsPromises({ staticHandlerContext }: EntryContext): boolean {
  return Object.values(staticHandlerContext.loaderData).some(
    (data: unknown) => typeof data === 'object' && data !== null && Object.values(data).some((part) => part instanceof Promise),
  )
}

async function renderWhenReady(page: ReactNode, nonce: string): Promise<ReadableStream> {
  const stream = await renderToReadableStream(page, { nonce })
  await stream.allReady
  return stream
}
