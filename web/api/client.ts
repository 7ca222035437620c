import type { Problem } from '#contract/errors.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#texts/language.ts'
import { httpLine, readProblem } from './problem.ts'
import { storedToken } from './token.ts'

/** Carries one call: `fetch` in the browser, the server's own injection while rendering. `path` starts with /api/v1. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface CallOptions {
  /** Adds `Authorization: Bearer` when a token is stored (spec §6 says which calls carry it). */
  auth?: boolean
  signal?: AbortSignal
  /** Lets the call outlive the page. */
  keepalive?: boolean
  /** Told when the server wants some work done before it takes the call, which takes seconds. */
  onProof?: () => void
}

/** Every path is relative to /api/v1, e.g. `/petitions?active=true`. */
export interface Api {
  get<T>(path: string, options?: CallOptions): Promise<T>
  /** Sends `body` as JSON; an empty answer (204) reads as null. */
  send<T>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<T>
  /** The answer itself, whatever its status; for streams and files. */
  raw(path: string, init?: RequestInit, options?: CallOptions): Promise<Response>
}

/** An answer that is not a success. `message` is the server's sentence, else 'HTTP {status}: {statusText}'. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(message: string, status: number, problem: Problem | null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

const BASE_PATH = '/api/v1'
/** The status of the refusal request.proof_needed. */
const PROOF_NEEDED = 428

/**
 * The typed way to every call of spec §7.
 *
 * @throws ApiError when the answer is not a success
 */
export function createApi(transport: Transport, readToken: () => string | null, language: () => Language): Api {
  const raw: Api['raw'] = (path, init = {}, options = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Accept-Language', language())
    const token = options.auth ? readToken() : null
    if (token) headers.set('Authorization', `Bearer ${token}`)
    return transport(BASE_PATH + path, {
      ...init,
      headers,
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    })
  }

  return {
    raw,
    get: async (path, options) => readAnswer(await raw(path, { headers: { Accept: 'application/json' } }, options)),
    async send(method, path, body, options) {
      const answer = await raw(path, jsonInit(method, body), options)
      if (answer.status !== PROOF_NEEDED) return readAnswer(answer)
      options?.onProof?.()
      // Few are ever asked, so few load it.
      const { proofHeaders } = await import('./proof.ts')
      const proof = await proofHeaders(answer.clone(), options?.signal)
      return readAnswer(proof ? await raw(path, jsonInit(method, body, proof), options) : answer)
    },
  }
}

function jsonInit(method: Method, body: unknown, more: Record<string, string> = {}): RequestInit {
  const headers = { Accept: 'application/json', ...more }
  if (body === undefined) return { method, headers }
  return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/** The JSON of a success; trusted, because the contract's schemas shaped it on the server. */
async function readAnswer<T>(response: Response): Promise<T> {
  if (!response.ok) throw await apiError(response)
  const text = await response.text()
  return JSON.parse(text === '' ? 'null' : text)
}

/** Turns an answer that is not a success into an error, and logs it (spec §8). */
export async function apiError(response: Response): Promise<ApiError> {
  const line = httpLine(response)
  console.error(line)
  const problem = readProblem(await response.json().catch(() => null), response.status)
  return new ApiError(problem?.message ?? line, response.status, problem)
}

/** Lists come bare or wrapped in `data` (spec §7). */
export function listOf<T>(answer: T[] | { data: T[] }): T[] {
  return Array.isArray(answer) ? answer : answer.data
}

/** The page says which language it is in. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}

export const browserApi: Api = createApi((path, init) => fetch(path, init), storedToken, pageLanguage)
