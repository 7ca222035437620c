import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Language } from '#texts/language.ts'
import { createApi, type Transport } from './api/client.ts'
import { apiContext, languageContext, streamingContext } from './api/context.ts'

export { pageAddress } from './page-address.ts'

/** What a page is rendered with; plain data and functions only, because the server knows nothing of React Router. */
export interface PageParts {
  /** Calls the API from inside the process. */
  transport: Transport
  language: Language
  /** Only the benchmark renders in a stream. */
  streaming?: boolean
}

// The generated module types what is absent as undefined, which exactOptionalPropertyTypes tells apart from absent.
const { basename = '/', allowedActionOrigins = false, unstable_getCriticalCss: _, ...rest } = build
const handle = createRequestHandler({ ...rest, basename, allowedActionOrigins }, 'production')

/** Renders the page of a request as a guest sees it; also answers the `.data` requests of navigations in the browser. */
export function render(request: Request, { transport, language, streaming = false }: PageParts): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(languageContext, language)
  context.set(streamingContext, streaming)
  context.set(
    apiContext,
    createApi(
      transport,
      () => null,
      () => language,
    ),
  )
  return handle(request, context)
}
