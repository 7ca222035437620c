import type { Endpoint } from '#contract/endpoints.ts'
import type { Problem } from '#contract/errors.ts'
import { API_PATH } from '#contract/limits.ts'
import type { Answer, Operation, Sent } from '#contract/operations.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#texts/language.ts'
import { storedToken } from './token.ts'

/** Carries one call: `fetch` in the browser, the server's own injection while rendering. `path` starts with /api/v1. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

export interface CallOptions {
  /** Adds `Authorization: Bearer` when a token is stored; S-398 to S-402 say which calls carry it. */
  auth?: boolean
  signal?: AbortSignal
  /** Lets the call outlive the page. */
  keepalive?: boolean
  /** Told when the server wants some work done before it takes the call, which may take seconds, and when it is done. */
  onProof?: (working: boolean) => void
  headers?: Record<string, string>
}

/** What goes with a call: nothing where the operation takes nothing. An address that is not in the table takes no call at all. */
type CallParts<Name extends Operation> = [Operation] extends [Name]
  ? [never]
  : Partial<Sent<Name>> extends Sent<Name>
    ? [parts?: Sent<Name> & CallOptions]
    : [parts: Sent<Name> & CallOptions]

interface AnyParts extends CallOptions {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** The operations of contract/endpoints.ts. */
export interface Api {
  /** The answer of a success, e.g. `api.call(endpoints.readPetition, { params: { id: 7 } })`. @throws ApiError when the answer is none */
  call<Name extends Operation>(endpoint: Endpoint<Name>, ...parts: CallParts<Name>): Promise<Answer<Name>>
  /** The answer itself, whatever its status; for streams and files. Work that is asked for is done first, until `signal` gives up. */
  raw<Name extends Operation>(endpoint: Endpoint<Name>, ...parts: CallParts<Name>): Promise<Response>
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

/** The status of the refusal request.proof_needed. */
const PROOF_NEEDED = 428
/** Two limits may ask one after the other, and the level may rise while one is working. */
const MOST_PROOFS = 3

/**
 * The typed way to every call of the API.
 *
 * @param say told of every answer that is not a success; the browser's console without it
 * @throws ApiError when the answer is not a success
 */
export function createApi(transport: Transport, readToken: () => string | null, language: () => Language, say?: (line: string) => void): Api {
  const once = (endpoint: string, { body, auth, signal, keepalive, ...parts }: AnyParts, proof: Record<string, string> = {}) => {
    const headers = new Headers({ Accept: 'application/json', ...parts.headers, ...proof })
    headers.set('Accept-Language', language())
    const token = auth ? readToken() : null
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const isJson = body !== undefined && !(body instanceof Blob)
    if (isJson) headers.set('Content-Type', 'application/json')
    return transport(addressOf(endpoint, parts), {
      method: endpoint.slice(0, endpoint.indexOf(' ')),
      headers,
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
  }

  async function raw<Name extends Operation>(endpoint: Endpoint<Name>, ...parts: CallParts<Name>): Promise<Response>
  async function raw(endpoint: string, parts: AnyParts = {}): Promise<Response> {
    let answer = await once(endpoint, parts)
    for (let round = 0; answer.status === PROOF_NEEDED && round < MOST_PROOFS; round += 1) {
      // Few are ever asked, so few load it.
      const { proofHeaders } = await import('./proof-of-work.ts')
      parts.onProof?.(true)
      const proof = await proofHeaders(answer.clone(), parts.signal).finally(() => parts.onProof?.(false))
      if (!proof) return answer
      answer = await once(endpoint, parts, proof)
    }
    return answer
  }

  return { raw, call: async (...call) => readAnswer(await raw(...call), say) }
}

/** The path of a call, with what it names and asks for. */
export function addressOf(endpoint: string, { params = {}, query = {} }: Pick<AnyParts, 'params' | 'query'>): string {
  const path = endpoint.slice(endpoint.indexOf('/')).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
  return API_PATH + path + (asked.length === 0 ? '' : `?${asked.join('&')}`)
}

/** The JSON of a success; trusted, because the contract's schemas shaped it on the server. */
async function readAnswer<T>(response: Response, say?: (line: string) => void): Promise<T> {
  if (!response.ok) throw await apiError(response, say)
  const text = await response.text()
  return JSON.parse(text === '' ? 'null' : text)
}

/** Turns an answer that is not a success into an error, and logs it (S-460). */
export async function apiError(response: Response, say: (line: string) => void = (line) => console.error(line)): Promise<ApiError> {
  // Most visits meet no refusal, so what reads one loads with the first; where it cannot be loaded, the status is all there is to say.
  const problems = await import('./problem.ts').catch(() => null)
  const line = problems?.httpLine(response) ?? `HTTP ${response.status}`
  say(line)
  const problem = problems?.readProblem(await response.json().catch(() => null), response.status) ?? null
  return new ApiError(problem?.message ?? line, response.status, problem)
}

/** Why a call brought nothing: the server refused, kept its caller waiting beyond their patience, or was not reached at all. */
export function failureOf(error: unknown): 'refused' | 'slow' | 'unreachable' {
  if (error instanceof ApiError) return 'refused'
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable'
}

/** The records of a list, bare or wrapped in `data` (S-407); what is no record is left out. @throws TypeError for an answer that is no list */
export function listOf<Item extends object>(answer: readonly Item[]): Item[]
export function listOf(answer: unknown): object[] {
  const list: unknown = Array.isArray(answer) ? answer : typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  if (!Array.isArray(list)) throw new TypeError('the answer is no list')
  return list.filter((item) => typeof item === 'object' && item !== null)
}

/** The page says which language it is in. */
export function shownLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}

export const browserApi: Api = createApi((path, init) => fetch(path, init), storedToken, shownLanguage)
