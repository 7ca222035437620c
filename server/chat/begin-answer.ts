import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { ensureGuest, whoAsks, type Asker } from '../auth/current-user.ts'
import type { Db } from '../platform/database/database.ts'
import { keyedHash } from '../platform/ids.ts'
import { callerNetwork, type MakeLimit } from '../platform/limits/rate-limits.ts'
import { waitForCpuShare } from '../platform/process/cpu-gate.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Conversations } from './conversations.ts'
import type { Generation } from './generation/generation.ts'
import type { SessionOwner } from './sessions/sessions.ts'
import type { AskerKey } from './sessions/stream-limits.ts'

/** What is refused only for now. */
const ONLY_FOR_NOW: ReadonlySet<ErrorCode> = new Set([
  'request.too_many',
  'request.proof_needed',
  'chat.busy',
  'chat.guest_limit',
  'evidence.overloaded',
  'evidence.paused',
])

export interface BeginParts {
  db: Db
  conversations: Conversations
  makeLimit: MakeLimit
  /** Keys the hash of networks. */
  secret: string
}

/** Somebody who wants an answer. */
interface Call {
  asker: Asker
  request: FastifyRequest
  reply: FastifyReply
  isUrgent(): Promise<boolean>
}

/** @throws Refusal chat.busy, chat.guest_limit, request.too_many, request.proof_needed and what the answer itself refuses */
export type BeginAnswer = (call: Call, answer: (key: AskerKey, mayUseModel: boolean) => Promise<Generation>) => Promise<Generation>

/**
 * Refuses who has too much under way before anything is counted or made, then who is over a limit. What is refused only
 * for now, an emergency passes: it gets its card all the same, without a model.
 */
export function answerBeginner({ db, conversations, makeLimit, secret }: BeginParts): BeginAnswer {
  const countQuestion = questionCounter(db, makeLimit)
  // What no limit of questions refuses still has one of its own, so that nobody floods the site with emergencies.
  const countUrgent = makeLimit('urgent', { purpose: 'ask' })

  return async ({ asker, request, reply, isUrgent }, answer) => {
    const owner: SessionOwner = asker.kind === 'user' ? { user_id: asker.user.id } : { guest_hash: ensureGuest(asker, reply) }
    const key = { owner, guestNetwork: asker.kind === 'user' ? null : keyedHash(secret, callerNetwork(request)) }
    try {
      await conversations.admitQuestion(key)
      await countQuestion(asker, request)
      // Behind the limits: a flood that they refuse keeps nobody waiting.
      await waitForCpuShare()
      return await answer(key, true)
    } catch (error) {
      if (!(error instanceof Refusal) || !ONLY_FOR_NOW.has(error.code) || !(await isUrgent())) throw error
      await countUrgent(request)
      await waitForCpuShare()
      return answer({ ...key, isUrgent: true }, false)
    }
  }
}

/** Counts a question of an account, or of the guests of a network: by the hour and by the day. */
function questionCounter(db: Db, makeLimit: MakeLimit) {
  const accountKey = async (request: FastifyRequest) => {
    const asker = await whoAsks(db, request)
    return asker.kind === 'user' ? asker.user.id : callerNetwork(request)
  }
  const limits = {
    guestHour: makeLimit('guest_hour', { purpose: 'ask' }),
    guestDay: makeLimit('guest_day', { purpose: 'ask' }),
    account: makeLimit('question', { counted: accountKey }),
  }
  return async (asker: Asker, request: FastifyRequest): Promise<void> => {
    if (asker.kind === 'user') return limits.account(request)
    await limits.guestHour(request).catch(tellGuest)
    try {
      await limits.guestDay(request)
    } catch (error) {
      await limits.guestHour.giveBack(request)
      tellGuest(error)
    }
  }
}

/** What ends here is counted of guests alone: whoever has an account may ask on. @throws what it is given, chat.guest_limit for request.too_many */
function tellGuest(error: unknown): never {
  if (error instanceof Refusal && error.code === 'request.too_many') throw new Refusal('chat.guest_limit', error.details)
  throw error
}
