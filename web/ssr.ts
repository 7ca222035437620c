import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Language } from '#texts/language.ts'
import { createApi, type Transport } from './api/client.ts'
import { apiContext, documentContext, languageContext, streamingContext } from './api/context.ts'

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

/** What a page is, or the data a navigation in the browser asks for. */
export interface RenderedPage {
  status: number
  /** Content type. */
  type: string | null
  /** Where a redirect leads. */
  location: string | null
  body: string
}

/** Renders the page of a request as a guest sees it; also answers the `.data` requests of navigations in the browser. */
export async function render(request: Request, { transport, language, streaming = false }: PageParts): Promise<RenderedPage> {
  const context = new RouterContextProvider()
  const document = { html: null }
  context.set(documentContext, document)
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
  const response = await handle(request, context)
  const { status, headers } = response
  return { status, type: headers.get('content-type'), location: headers.get('location'), body: document.html ?? (await response.text()) }
}
