import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Language } from '#texts/language.ts'
import { createApi, type Transport } from './api/client.ts'
import { apiContext, documentContext, languageContext, nonceContext, streamingContext } from './api/context.ts'
import { ownScripts } from './own-scripts.ts'
import { pageAddresses, UNKNOWN_ADDRESS } from './page-address.ts'

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
const screens = Object.values(build.routes).flatMap((screen) => (screen?.path === undefined || screen.path === '*' ? [] : [screen.path]))

/** The address a rendered page is kept under. */
export const pageAddress = pageAddresses(['', ...screens])

const handle = createRequestHandler({ ...rest, basename, allowedActionOrigins }, 'production')

/** What a page is, or the data a navigation in the browser asks for. */
export interface PageResponse {
  status: number
  /** Content type. */
  type: string | null
  /** Where a redirect leads. */
  location: string | null
  body: string
  /** The inline scripts of our own components, which the policy of the page may allow. */
  scripts: string[]
  /** Whether the server may keep it: what a route marks `no-store`, or is missing now, is rendered for each who asks. */
  keep: boolean
}

/** Renders the page of a request as a guest sees it; also answers the `.data` requests of navigations in the browser. */
export async function render(request: Request, { transport, language, streaming = false }: PageParts): Promise<PageResponse> {
  const context = new RouterContextProvider()
  const document = { html: null }
  const nonce = crypto.randomUUID()
  context.set(documentContext, document)
  context.set(nonceContext, nonce)
  context.set(languageContext, language)
  context.set(streamingContext, streaming)
  context.set(
    apiContext,
    createApi(
      transport,
      () => null,
      () => language,
      // Each call has its line in the log already.
      () => undefined,
    ),
  )
  const response = await handle(request, context)
  const { status, headers } = response
  const { html: body, scripts } = ownScripts(document.html ?? (await response.text()), nonce)
  // What is missing may be there the next moment; where nothing ever is, nothing will be.
  const lasts = status < 400 || new URL(request.url).pathname.replace(/\.data$/, '') === UNKNOWN_ADDRESS
  const keep = lasts && headers.get('cache-control') !== 'no-store'
  return { status, type: headers.get('content-type'), location: headers.get('location'), body, scripts, keep }
}
